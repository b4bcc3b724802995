"""A move is read out of what somebody wrote, or it is said why not."""

import pytest

from brushpass.bots.text.answer import LONGEST, NotOffered, Unreadable, read_move
from brushpass.bots.text.page import Offer, page
from brushpass.core.catalogue import find_game
from brushpass.core.words import Block

KOMPROMAT = find_game("kompromat")
OFFERS = [Offer("draw", "Draw a card"), Offer("stop", "Stop here"), Offer("attempt 2", "Code")]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("2", 1),
        ("stop", 1),
        (" STOP.\n", 1),
        ("`attempt 2`", 2),
        ("Draw a  card", 0),
        ('{"move": "stop"}', 1),
        ('{"move": 3}', 2),
        ('{"thought": "draw {or} not", "move": "attempt 2"}', 2),
        ('```json\n{\n  "move": "2"\n}\n```', 1),
        (r'{"move": "st\u006fp"}', 1),
        ("[attempt 2]", 2),
        ("I weigh [draw] against the rest.\nSo: [stop]", 1),
        ('First {"move": "draw"}, no: [2]', 1),
        ('First [draw], no: {"move": 2}', 1),
        ("Cards are few.\n\n2", 1),
        ("Cards are few, so:\nattempt 2", 2),
    ],
)
def test_a_move_is_read_in_every_form(text: str, place: int) -> None:
    assert read_move(text, KOMPROMAT, OFFERS) == place


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  \n ",
        "I would rather stop here, I think",
        "[dance]",
        '{"move": null}',
        '{"move": ""}',
        '{"move": {"name": "stop"}}',
        "[[[[",
        "99999999999",
        "\x00\ud800",
        "[" + "x" * 300 + "]",
        "stop " * LONGEST,
    ],
)
def test_what_names_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_move(text, KOMPROMAT, OFFERS)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("text", ["0", "[4]", '{"move": -1}', "attempt 1", "[attempt 3]"])
def test_a_move_that_is_not_on_offer_is_illegal(text: str) -> None:
    with pytest.raises(NotOffered, match="allowed: a number from 1 to 3"):
        read_move(text, KOMPROMAT, OFFERS)


@pytest.mark.parametrize("piece", ["[", '"move":', '"move": "', '{"a":', "\\", "]", " ", "\n"])
def test_every_text_is_read_to_its_end(piece: str) -> None:
    """A pattern that tries everything against everything would not come to an end."""
    with pytest.raises(Unreadable):
        read_move((piece * LONGEST)[:LONGEST], KOMPROMAT, OFFERS)


def test_a_page_has_news_table_question_and_options_in_this_order() -> None:
    block = Block("Agents", ["", "Points"], [["A", "3"], ["B", "11"]], ["B leads."])
    offers = [Offer("draw", "Draw a card", "one point", "K3.3"), Offer("stop", "Stop")]
    assert page(["B stops."], [block], "Go on?", "K3.1", offers) == (
        "Since your last decision:\n- B stops.\n\n"
        "Agents\n     Points\n  A  3\n  B  11\n  B leads.\n\n"
        "Go on? (K3.1)\n1. draw: Draw a card (one point; K3.3)\n2. stop: Stop"
    )

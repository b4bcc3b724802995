"""What people read: short, right, and from their own seat."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.wire import Message
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.actions import CROUPIER, DECK
from brushpass.games.microfilms.rules.cards import (
    CARD_NAMES,
    IDENTITY_NAMES,
    NONE,
    TURNS_A_SEAT,
)
from brushpass.games.microfilms.speech import messages as m
from brushpass.games.microfilms.speech.reading import read
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.speech.words import MicrofilmsWords
from tests.conformity.cells import cells_of
from tests.conformity.citations import citations, misled, texts_of
from tests.games.microfilms.scenario import ACTION, Board, Position, seen_identity

WORDS = GAME.face.words()


def lines(view: View) -> str:
    blocks = WORDS.table(view)
    rows = [" ".join(row) for block in blocks for row in block.rows]
    return "\n".join([*rows, *(line for block in blocks for line in block.lines)])


def news(position: Position, audience: int | None) -> list[str]:
    said = [WORDS.news(message, audience) for message in position.told(audience)]
    return [words for words in said if words]


def test_the_table_shows_the_own_hand_and_what_is_sure() -> None:
    position = Position(
        "usa", "ussr", "china", "journalist", dealt=("steal card",) + ("cash out card",) * 3
    )
    position.act("bribe b", "accept")
    own = lines(position.view(0))
    assert "Your hand: empty." in own
    assert "B holds: Steal/Blackmail." in own
    assert "Steal" not in lines(position.view(2))
    assert "A may know: Steal/Blackmail." in lines(position.view(1))


def test_MR42_the_table_tells_what_was_seen_and_is_not_sure_any_more() -> None:
    position = Position(dealt=("steal card", "cash out card", "cash out card"), cleared=[1])
    position.act("bribe b", "accept", "bribe c", "offer cash out card", "accept")
    assert "B may hold (seen, then a card moved): Steal/Blackmail." in lines(position.view(0))


def test_the_table_tells_an_alliance_that_is_certain() -> None:
    position = Position(lone="china").give(0, "letter usa", "letter ussr")
    assert "Allied, for certain: USA and USSR." in lines(position.view(0))
    assert "Allied" not in lines(position.view(1))


@pytest.mark.parametrize("ending", ["M8.11", "M8.18", "MR31"])
def test_M8_11_M8_18_MR31_what_both_lose_the_croupier_wins(ending: str) -> None:
    if ending == "M8.11":
        position = Position(seats=2, francs={2: 9}).give(2, "ace", "letter usa").act("pass")
    elif ending == "M8.18":
        position = Position(seats=2, lone="ussr", cleared=[2]).give(2, "microfilm usa")
        position.act("claim usa")
    else:
        position = Position(seats=2)
        position.s.turn = 2 * TURNS_A_SEAT
        position.act("pass")
    result = GAME.result(position.s)
    assert result is not None
    assert WORDS.verdict(result, 0) == "You both lost to the Croupier"
    assert WORDS.verdict(result, None) == "Both lost to the Croupier"
    assert f"{result.ending}. You both lost to the Croupier." in news(position, 1)[-1]
    assert f"{result.ending}. Both lost to the Croupier." in news(position, None)[-1]
    assert read(position.view(0)).won == 1 << 2
    assert result.honest == (-0.5, -0.5)


def test_M8_13_what_both_win_is_told_as_their_victory() -> None:
    position = Position(seats=2, lone="ussr", cleared=[0]).give(0, "microfilm ussr")
    position.act("reveal ussr")
    result = GAME.result(position.s)
    assert result is not None
    assert "You both won." in news(position, 0)[-1]
    assert WORDS.verdict(result, None) == "Both won"
    assert read(position.view(0)).won == 0b11
    assert result.honest == (0.5, 0.5)


def test_news_are_told_to_you_and_about_others() -> None:
    position = Position(francs={0: 1}).act("pay interrogate b", draws=[seen_identity("usa")])
    assert news(position, 0)[-1] == "You interrogate B and see the identity: agent of the USA."
    assert news(position, 1)[-1] == "A interrogates you."
    assert news(position, None)[-1] == "A interrogates B."


def test_news_of_blackmail_name_both_tokens() -> None:
    position = Position(dealt=("steal card", "interrogate card", "cash out card"))
    position.act("steal card blackmail b", "refuse")
    assert news(position, 1)[-1] == (
        "You refuse: A is Cleared, you are a Suspect, and A takes the Interrogate/Blackmail."
    )
    assert news(position, 2)[-1] == "B refuses: A is Cleared, B is a Suspect, and A takes a card."


def test_news_of_the_croupier_use_his_title() -> None:
    position = Position(seats=2).act("bribe croupier")
    assert "The Croupier accepts a card. A is Cleared." in news(position, 1)
    third = Position(seats=3).act("bribe c")
    assert news(third, 1) == ["A offers C a card."]


def test_news_of_attempts() -> None:
    position = Position("usa", "ussr", "china", "hitman", cleared=[3]).turn_of(3).act("shoot b")
    said = news(position, 0)
    assert "D attempts a win: as the hitman, naming B as the holder of the Ace." in said
    assert "D is wrong." in said
    assert "D looks at B's hand." in said
    assert "You see B's hand: Cash Out/Blowback." in news(position, 3)


def test_choices_name_their_price() -> None:
    position = Position(francs={0: 2}).give(0, "ace").act("pass")
    choice = WORDS.choice(position.view(0), ACTION["discard ace"])
    assert (choice.text, choice.cost, choice.rule) == (
        "Discard the Ace of Spades",
        "2 francs",
        "M6.3",
    )
    bribed = Position(francs={1: 1}).act("bribe b")
    assert WORDS.choice(bribed.view(1), ACTION["decline"]).cost == "1 franc to A"


def test_prompts_say_who_asks() -> None:
    position = Position().act("bribe b")
    assert WORDS.prompt(position.view(1)).text == "A offers you a card, face down."
    assert WORDS.prompt(position.view(0)).text == "B decides."
    position.act("accept")
    assert WORDS.prompt(position.view(1)).text == "Your turn."


@pytest.mark.parametrize("seats", [2, 6])
def test_lines_fit_the_screen_and_say_nothing_twice(seats: int) -> None:
    for seed in range(5):
        chance = Fast(seed)
        board = Board(seats, chance)
        s = board.s
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            view = board.view(seat)
            legal = GAME.legal(s, seat)
            said = [(c.text, c.cost) for c in (WORDS.choice(view, action) for action in legal)]
            assert len(set(said)) == len(said)
            assert max(len(text) for text, _ in said) <= 70
            GAME.play(s, seat, GAME.thought.advise(view, legal, chance), chance, board.tell)


@pytest.mark.parametrize(
    ("message", "number"),
    [
        (m.Accepted(0, CROUPIER, 9), "M8.8"),
        (m.Paid(0, 1), "M5.4"),
        (m.Paid(0, 2), "M5.7"),
        (m.Refused(0, 1, NONE), "MR13"),
        (m.Discarded(0, 8, 2), "M6.3"),
        (m.Attempted(0, 7, [1], NONE), "M7.10"),
        (m.Attempted(0, 1, [CROUPIER], 3), "M8.16"),
        (m.SawCards(0, 1, []), "MR19"),
        (m.SawCards(0, DECK, []), "MR19"),
        (m.Finished("ten francs", [], 5, [], []), "M8.11"),
    ],
)
def test_one_kind_of_fact_may_follow_several_rules(message: m.AnyMessage, number: str) -> None:
    assert WORDS.rule(message) == number


class ChecksAsLocations(MicrofilmsWords):
    def rule(self, message: Message) -> str:
        return "MR18" if isinstance(message, m.SawCards) else super().rule(message)


def test_a_check_that_cites_another_ruling_would_be_found() -> None:
    texts, words = texts_of("microfilms"), ChecksAsLocations()
    games = [(cell, seed) for cell in cells_of(GAME) for seed in range(3)]
    found = {c for cell, seed in games for c in citations(cell, seed, words)}
    assert {c.rule for c in found if misled(c, texts)} == {"MR18"}


def test_the_lexicon_names_what_views_number() -> None:
    names = GAME.face.lexicon()
    assert [card["name"] for card in names["cards"]] == list(CARD_NAMES)
    assert names["kinds"] == len(CARD_NAMES)
    assert len(names["identity_goals"]) == len(names["identity_names"]) == len(IDENTITY_NAMES)

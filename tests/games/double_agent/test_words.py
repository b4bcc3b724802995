"""What people read: everything has words, rules exist, secrets are not spoken."""

from itertools import chain
from typing import get_args

import pytest

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.rulebook import rule
from brushpass.core.wire import Message
from brushpass.core.words import Block
from brushpass.games.double_agent.actions import PLAY_ACTION
from brushpass.games.double_agent.cards import HIDDEN, NONE, QUESTION
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import OVER
from brushpass.games.double_agent.wire import (
    AnyMessage,
    Dealt,
    Delivered,
    Drew,
    Filed,
    Finished,
    Fizzled,
    Moved,
    Placed,
    Played,
    Read,
    Shredded,
    Swapped,
    TookBack,
    Watched,
)
from tests.games.double_agent.scenario import ACTION, DULL, A, B, Position, agent, kind, kinds

WORDS = GAME.face.words()


def width(block: Block) -> int:
    rows = [block.head, *block.rows]
    columns = range(max(map(len, rows)))
    return sum(max(len(row[column]) for row in rows) + 3 for column in columns)


def text_of(blocks: list[Block]) -> str:
    cells = [cell for block in blocks for row in block.rows for cell in row]
    return " ".join([*cells, *(line for block in blocks for line in block.lines)])


def test_every_message_prompt_and_choice_has_words_and_an_existing_rule() -> None:
    rules: set[str] = set()
    for seed in range(60):
        chance, post = Fast(seed), Post(2)
        tell = GAME.face.teller(post)
        s = GAME.setup(GAME.about.options(), chance, tell)
        while True:
            for seat, box in zip((A, B, None), post.take(), strict=True):
                for message in box:
                    line = WORDS.news(message, seat)
                    assert line == "" or (line[0].isupper() and line.endswith(".")), line
                view = GAME.see(s, seat, None)
                rules.add(WORDS.prompt(view).rule)
                blocks = WORDS.table(view)
                assert all(width(block) <= 80 for block in blocks), text_of(blocks)
            if not GAME.to_act(s):
                break
            seats = GAME.to_act(s)
            actor = seats[chance.pick(len(seats))]
            legal = GAME.legal(s, actor)
            choices = [WORDS.choice(GAME.see(s, actor, None), action) for action in legal]
            assert len({choice.text for choice in choices}) == len(choices), choices
            rules |= {choice.rule for choice in choices}
            GAME.play(s, actor, legal[chance.pick(len(legal))], chance, tell)
    assert "" not in rules
    for number in rules:
        assert rule("double_agent", number).text


def test_every_fact_says_by_which_rule_it_happened() -> None:
    told: set[type[Message]] = set()
    cited: set[str] = set()
    for seed in range(200):
        chance, post = Fast(seed), Post(2)
        tell = GAME.face.teller(post)
        s = GAME.setup(GAME.about.options(), chance, tell)
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            legal = GAME.legal(s, seat)
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, tell)
        for message in chain.from_iterable(post.take()):
            cited.add(WORDS.rule(message))
            told.add(type(message))
    for number in cited:
        assert rule("double_agent", number).text
    assert told == set(get_args(AnyMessage)), "and every kind of fact was told"


@pytest.mark.parametrize(
    ("message", "number"),
    [
        (Played(A, kind("Shredder")), "DR28"),
        (Fizzled(A, kind("Clues")), "DR10"),
        (Filed(A, agent("S"), 5, HIDDEN), "D3.5"),
        (Filed(A, agent("S"), 2, HIDDEN), "D3.2"),
        (Moved(A, agent("S"), 0, True), "D3.7"),
        (Moved(A, agent("S"), 0, False), "DR26"),
        (Swapped(A, A, 0, 1), "DR29"),
        (Swapped(A, B, 0, 1), "DR30"),
        (Delivered(agent("S"), B, [3, 4], 13), "D4.6"),
        (Delivered(agent("S"), B, [4, 4], 13), "D4.7"),
        (Finished("last agent", A, [20, 12], [7, 7]), "D6.3"),
        (Finished("last agent", A, [20, 20], [6, 7]), "D6.4"),
        (Finished("last agent", NONE, [20, 20], [7, 7]), "DR37"),
    ],
)
def test_where_a_fact_has_several_rules_it_names_the_one_it_happened_by(
    message: Message, number: str
) -> None:
    assert WORDS.rule(message) == number


def test_D4_11_the_place_for_a_file_says_who_would_be_checked() -> None:
    position = Position().put(A, "S", "Minor Files", "Minor Files", "Secret Files")
    position.put(B, "A", "Secret Files", "Turncoat").put(A, "A", "Secret Files").act("file files")
    view = position.view(A)
    cost = {name: WORDS.choice(view, ACTION[f"agent {name}"]).cost for name in "lsa"}
    assert cost == {
        "l": "0 of 4 files, your token 5",
        "s": "3 of 4 files, your token 3; S and A are checked at once",
        "a": "3 of 4 files, your token 2; S and A are checked at once",
    }


def test_D4_1_D4_10_D4_11_the_place_for_a_file_cites_why_it_is_checked() -> None:
    position = Position().put(A, "S", "Minor Files", "Minor Files", "Secret Files")
    position.put(B, "A", "Secret Files", "Turncoat").put(A, "A", "Secret Files")
    position.put(B, "M", "Minor Files", "Minor Files", "Nosy").deliver("L")
    position.put(B, "B", "Pressure").put(A, "B", "Nosy").act("file files")
    view = position.view(A)
    rules = {name: WORDS.choice(view, ACTION[f"agent {name}"]).rule for name in "bsmp"}
    assert rules == {"b": "D4.11", "s": "D4.11", "m": "D4.11", "p": "D3.2"}
    alone = Position().deliver("L").put(B, "B", "Pressure", "Nosy")
    alone.put(A, "M", "Minor Files", "Minor Files", "Secret Files").act("file files")
    rules = {name: WORDS.choice(alone.view(A), ACTION[f"agent {name}"]).rule for name in "bms"}
    assert rules == {"b": "D4.10", "m": "D4.1", "s": "D3.2"}


def test_whoever_waits_is_told_the_rule_of_the_question() -> None:
    position = Position(["Clues", *DULL[:4]], turns=0).put(B, "S", "Nosy").put(B, "M", "Pressure")
    for seat in (A, B, None):
        assert WORDS.prompt(position.view(seat)).rule == "D3.1"
    position.act("play clues")
    for seat in (A, B, None):
        assert WORDS.prompt(position.view(seat)).rule == "D5.3"
    position.act("agent s")
    for seat in (A, B, None):
        assert WORDS.prompt(position.view(seat)).rule == "D3.7"


def test_D6_1_D6_2_the_end_cites_how_it_came() -> None:
    position = Position()
    position.s.phase = OVER
    assert WORDS.prompt(position.view(A)).rule == "D6.2"
    assert WORDS.prompt(position.deliver(*"LBSAM").view(A)).rule == "D6.1"


@pytest.mark.parametrize(
    ("message", "to_owner", "to_other"),
    [
        (Drew(A, kind("Nosy"), NONE, NONE), "You draw Nosy~ (1).", ""),
        (Drew(A, kind("Nosy"), QUESTION, 2), "You draw Nosy~ (1).", "A draws a ?."),
        (Dealt(A, kinds(["Nosy"]), [], NONE), "You are dealt Nosy~ (1).", ""),
        (Dealt(A, kinds(["Nosy"]), [QUESTION], 2), "You are dealt Nosy~ (1).", "A is dealt ?."),
        (
            Filed(A, agent("S"), 4, kind("Personal Files")),
            "You lay Personal Files (0) before Agent S.",
            "A lays a 0/7 before Agent S.",
        ),
        (
            Watched(A, agent("M"), 4),
            "B's token at Agent M is a 4.",
            "A looks at your token at Agent M.",
        ),
        (
            Read(A, agent("M"), kinds(["Nosy"])),
            "Agent M, B's files: Nosy~ (1).",
            "A reads your 1 file at Agent M.",
        ),
        (
            TookBack(A, agent("B"), 0, 5, kind("Clues")),
            "You take Clues back from Agent B.",
            "A takes a ? back from Agent B.",
        ),
        (
            Shredded(B, A, agent("B"), 0, 4, kind("Personal Files")),
            "Shredded at Agent B: your Personal Files.",
            "Shredded at Agent B: A's 0/7.",
        ),
    ],
)
def test_news_of_a_secret(message: object, to_owner: str, to_other: str) -> None:
    hidden = {"card": HIDDEN, "value": HIDDEN, "cards": [HIDDEN]}
    fields = {name: getattr(message, name) for name in message.__struct_fields__}  # type: ignore[attr-defined]
    covered = type(message)(**{name: hidden.get(name, value) for name, value in fields.items()})
    assert WORDS.news(message, A) == to_owner  # type: ignore[arg-type]
    assert WORDS.news(covered, B) == to_other  # type: ignore[arg-type]


def test_news_for_both_sides() -> None:
    assert WORDS.news(Placed(A, agent("L"), 5), A) == "Your 5 stands before Agent L."
    delivered = Delivered(agent("S"), B, [4, 4], 13)
    assert WORDS.news(delivered, B) == "Agent S delivers. Loyalty A 4, B 4: you take 13 points."
    assert WORDS.news(delivered, None) == "Agent S delivers. Loyalty A 4, B 4: B takes 13 points."
    draw = Finished("last agent", NONE, [20, 20], [7, 7])
    assert WORDS.news(draw, A) == "The game ends in a draw, 20 : 20 points (A : B), 7 : 7 cards."


def test_DR1_DR2_reconstructed_cards_are_marked_wherever_they_are_named() -> None:
    position = Position(["Turncoat", "Nosy", "Clues", "Files", "Important Files"])
    view = position.view(A)
    assert WORDS.choice(view, ACTION["file turncoat"]).text == "File Turncoat* (5)"
    assert WORDS.choice(view, ACTION["play nosy"]).text.startswith("Play Nosy~: ")
    assert WORDS.choice(view, ACTION["play clues"]).text.startswith("Play Clues: ")
    assert rule("double_agent", WORDS.choice(view, ACTION["play turncoat"]).rule).reconstructed
    assert "* our reconstruction, ~ partly ours (DR1, DR2)" in text_of(WORDS.table(view))


def test_DR10_an_action_without_a_target_says_so() -> None:
    position = Position(["Turncoat", "Exfiltration", "Clues", "Shredder", "Pressure"])
    costs = {}
    for name in ("Turncoat", "Exfiltration", "Clues", "Shredder", "Pressure", "Nosy"):
        costs[name] = WORDS.choice(position.view(A), PLAY_ACTION[kind(name)]).cost
    wasted = [name for name, cost in costs.items() if cost.startswith("no target")]
    assert wasted == ["Exfiltration", "Clues", "Shredder"]


def test_the_table_shows_what_the_viewer_knows_and_no_more() -> None:
    position = Position(["Clues", "Files", "Files", "Files", "Nosy"]).put(A, "S", "Turncoat")
    position.put(B, "S", "Top Secret Files").put(B, "M", "Personal Files")
    position.act("play clues", "agent s")
    mine, theirs = (text_of(WORDS.table(position.view(seat))) for seat in (A, B))
    assert "0/7=7" in mine
    assert "0/7=PF" not in mine
    assert "?=5" in mine
    assert "0/7=7'" in theirs, "B sees that A has read it"
    assert "0/7=PF" in theirs
    assert "?=5" not in theirs
    spectators = text_of(WORDS.table(position.view(None)))
    assert "=" not in spectators.split("Influence:")[0]


def test_DR33_a_card_taken_back_is_remembered_on_the_table() -> None:
    position = Position(["Exfiltration", *["Files"] * 3, "Nosy"], ["Clues", *DULL[:4]])
    position.put(A, "S", "Top Secret Files").put(A, "M", "Minor Files")
    position.turn_of(B).act("play clues", "agent s")
    position.turn_of(A).act("play exfiltration", "own s 1")
    assert "A has a 0/7 in hand (DR33)." in text_of(WORDS.table(position.view(None)))
    assert "A has Top Secret Files~ in hand (DR33)." in text_of(WORDS.table(position.view(B)))
    assert "Top Secret" not in text_of(WORDS.table(position.view(None)))
    position.turn_of(A).file("Top Secret Files", "L")
    told = text_of(WORDS.table(position.view(B)))
    assert "A has Top Secret Files~ in hand or among the files laid since (DR33)." in told


def test_DR7_open_backs_stand_beside_the_services_and_closed_ones_do_not() -> None:
    held = ["Clues", "Files", "Top Secret Files", "Secret Files", "Turncoat"]
    rows = {}
    for open_backs in (True, False):
        position = Position(other_hand=held, other_draws=["Minor Files"], open_backs=open_backs)
        rows[open_backs] = WORDS.table(position.view(A))[1].rows[0][-2:]
    assert rows == {True: ["2, 4, 0/7, ?, ?", "17, next a 1"], False: ["5", "17"]}


def test_DR3_DR5_what_is_reconstructed_of_the_board_is_marked_beside_it() -> None:
    words = "The row of agents (DR3) and their tracks (DR5) are reconstructed."
    placing = GAME.setup(GAME.about.options(), Fast(1), GAME.silent)
    for view in (GAME.see(placing, A, None), Position().view(A), Position().view(None)):
        assert words in WORDS.table(view)[0].lines


def test_DR33_with_open_backs_the_table_says_when_it_has_left_the_hand() -> None:
    hand = ["Exfiltration", *["Files"] * 3, "Nosy"]
    position = Position(hand, ["Clues", *DULL[:4]], open_backs=True)
    position.put(A, "S", "Top Secret Files").put(A, "M", "Minor Files")
    position.turn_of(B).act("play clues", "agent s")
    position.turn_of(A).act("play exfiltration", "own s 1").turn_of(A)
    position.file("Top Secret Files", "L")
    told = text_of(WORDS.table(position.view(B)))
    assert "A has Top Secret Files~ among the files laid since (DR33)." in told


def test_the_viewers_end_of_a_track_is_on_the_right() -> None:
    position = Position(turns=0).file("Files", "L").push("L")
    assert WORDS.table(position.view(A))[0].rows[0][4] == "···●"
    assert WORDS.table(position.view(B))[0].rows[0][4] == "●···"
    assert WORDS.table(position.view(None))[0].rows[0][4] == "●···"

"""Each fact, question and answer cites the rule it belongs to."""

import pytest

from brushpass.core.wire import Message
from brushpass.games.kompromat.cards import NONE
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import COUNTER
from brushpass.games.kompromat.wire import Collected, Finished, Laid, Tokens, TurnedUp, Used
from tests.games.kompromat.items.holding import first_holds
from tests.games.kompromat.scenario import ACTION, BEFORE_REVEAL, Position, clash

WORDS = GAME.face.words()


def cited(position: Position, kind: type[Message], seat: int | None = None) -> list[str]:
    return [WORDS.rule(message) for message in position.told(seat, kind)]


@pytest.mark.parametrize(
    ("first", "second", "rule", "words"),
    [
        ("10 8", "10 7", "K4.6", "A takes Barmaid."),
        ("10 9 8", "2", "K4.6", "B takes Barmaid."),
        ("10 8", "9 7 2", "K4.7", "B takes Barmaid, with more cards."),
        ("10 8", "10 8", "K4.8", "Nobody takes Barmaid: it is a tie."),
        ("10 9 8", "10 9 7", "KR12", "Nobody takes Barmaid: there is no total up to 21."),
        ("10 9 8", "10 9 8", "KR12", "Nobody takes Barmaid: there is no total up to 21."),
    ],
)
def test_K4_6_K4_7_K4_8_KR12_a_mission_cites_why_it_goes_where_it_goes(
    first: str, second: str, rule: str, words: str
) -> None:
    position = clash(first, second)
    assert cited(position, Collected)[0] == rule
    assert WORDS.news(position.told(None, Collected)[0], None) == words


def test_KR11_a_total_without_another_cites_that() -> None:
    plan = ["0.5 A A 2 3 4 5 6", "7 7 7", "8 9 10"]
    position = Position(["3", "4", "5", "6"], plan).attempts().settle(3)
    assert cited(position, Collected)[-1] == "KR11"


@pytest.mark.parametrize(
    ("first", "second", "under", "rule"), [("10 9 8", "2", 0, "K4.4"), ("10 8", "2", 2, "K4.9")]
)
def test_K4_4_K4_9_tokens_cite_what_they_are_for(
    first: str, second: str, under: int, rule: str
) -> None:
    position = clash(first, second, under={0: under} if under else {})
    assert cited(position, Tokens)[0] == rule


def test_K4_9_the_news_names_counter_intelligence() -> None:
    (tokens, *_) = clash("10 8", "2", under={0: 2}).told(0, Tokens)
    assert WORDS.news(tokens, 0) == "Counter-intelligence: you now hold 2 tokens."
    assert WORDS.news(tokens, 1) == "Counter-intelligence: A now holds 2 tokens."


def test_K4_5_K6_10_tokens_that_are_discarded_cite_what_discards_them() -> None:
    position = Position(["10 9 2"], ["7"], items=first_holds("Balaclava"), tokens=(4, 0))
    position.act("balaclava").attempts()
    while len(position.told(0, Tokens)) < 2:
        position.act("discard token" if "discard token" in position.legal() else "pass")
    assert cited(position, Tokens) == ["K6.10", "K4.5"]


def test_K6_12_K4_2_cards_turned_up_by_a_drone_cite_the_drone() -> None:
    position = Position(["10"], ["6 7"], items=first_holds("Drone"))
    position.window(BEFORE_REVEAL, 0, 0).act("drone 1")
    assert cited(position, TurnedUp)[:1] == ["K6.12"]
    position.settle(0)
    assert cited(position, TurnedUp)[1:3] == ["K4.2", "K4.2"]


def test_K6_18_what_a_usb_stick_repeats_cites_the_stick() -> None:
    position = Position(items=(["USB Stick"], []), used=(["Balaclava"], []), tokens=(3, 0))
    assert WORDS.choice(position.view(0), ACTION["usb balaclava"]).rule == "K6.18"
    position.act("usb balaclava")
    assert cited(position, Used) == ["K6.18"]


def test_K2_2_K5_2_the_first_row_is_laid_by_the_set_up_and_the_others_by_the_next_round() -> None:
    position = Position().attempts()
    while position.s.round == 1:
        position.answer()
    assert cited(position, Laid) == ["K2.2", "K5.2"]


@pytest.mark.parametrize(
    ("message", "rule"),
    [
        (Finished("nine tokens", 1, [30, 2]), "K7.1"),
        (Finished("six rounds", 1, [3, 9]), "K7.4"),
        (Finished("six rounds", 1, [9, 9]), "K7.5"),
        (Finished("six rounds", NONE, [9, 9]), "KR26"),
    ],
)
def test_K7_1_K7_4_K7_5_KR26_the_end_cites_what_decided(message: Finished, rule: str) -> None:
    assert WORDS.rule(message) == rule


def test_whoever_waits_is_told_the_rule_of_the_question() -> None:
    position = Position(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform"))
    assert WORDS.prompt(position.view(1)).rule == "K3.2"
    position.attempts().until(COUNTER)
    for seat in (0, 1, None):
        assert WORDS.prompt(position.view(seat)).rule == "K6.11"

"""The sensible player answers every question, from what its seat can see."""

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from tests.games.microfilms.scenario import Board, Position


def advice(position: Position, seed: int = 1) -> str:
    legal: tuple[Action, ...] = GAME.legal(position.s, position.seat)
    chosen = GAME.thought.advise(position.view(position.seat), legal, Fast(seed))
    assert chosen in legal
    return chosen.name


def always(position: Position) -> str:
    names = {advice(position, seed) for seed in range(20)}
    assert len(names) == 1, names
    return names.pop()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_beats_random_players(seats: int) -> None:
    won, games = 0, 60
    for seed in range(games):
        chance, luck = Fast(seed), Fast(-1 - seed)
        board = Board(seats, chance)
        s = board.s
        hero = seed % seats
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            action = legal[luck.pick(len(legal))]
            if seat == hero:
                action = GAME.thought.advise(board.view(seat), legal, luck)
            GAME.play(s, seat, action, chance, board.tell)
        result = GAME.result(s)
        assert result is not None
        won += hero in result.winners
    assert won / games > 0.5


def test_M7_3_an_agent_shows_an_enemys_microfilm() -> None:
    position = Position(cleared=[0]).give(0, "microfilm usa")
    assert always(position) == "reveal usa"


def test_M7_5_an_agent_never_shows_the_own_microfilm_or_an_allys() -> None:
    own = Position(cleared=[0]).give(0, "microfilm china")
    assert {"reveal china"}.isdisjoint(advice(own, seed) for seed in range(20))
    ally = Position(lone="ussr", cleared=[0]).give(0, "microfilm usa").bury("letter usa")
    ally.bury("letter china")
    assert {"reveal usa"}.isdisjoint(advice(ally, seed) for seed in range(20))


def test_M7_6_a_journalist_names_who_was_seen() -> None:
    position = Position("usa", "ussr", "china", "journalist", cleared=[3]).turn_of(3)
    position.give(3, "microfilm china")
    position.s.known[2] |= 1 << 3
    assert always(position) == "expose china c"


def test_M7_7_a_hitman_plants_the_ace_and_shoots() -> None:
    position = Position("usa", "ussr", "china", "hitman").turn_of(3).give(3, "ace")
    assert advice(position).startswith("bribe")
    position.act("bribe b")
    assert always(position) == "offer ace"
    position.act("offer ace", "accept").turn_of(3)
    assert always(position) == "shoot b"


def test_M7_8_a_broker_names_what_was_seen() -> None:
    position = Position("usa", "ussr", "china", "broker", cleared=[3]).turn_of(3).second_evening()
    assert always(position) == "locate deck deck"


def test_M7_10_an_officer_arrests_who_holds_the_evidence() -> None:
    position = Position(
        "usa",
        "ussr",
        "china",
        "interpol",
        cleared=[3],
        dealt=("steal card", "interrogate card", "steal card", "cash out card"),
    )
    position.turn_of(3).second_evening()
    assert advice(position).startswith("arrest")


def test_M5_9_it_defends_with_a_blowback() -> None:
    position = Position(dealt=("steal card", "cash out card", "cash out card"))
    assert always(position.act("steal card blackmail b")) == "blowback"


def test_M5_8_it_pays_rather_than_lose_a_microfilm() -> None:
    position = Position(dealt=("steal card", "interrogate card", "cash out card"), francs={1: 2})
    position.give(1, "microfilm china").act("steal card blackmail b")
    assert always(position) == "pay off"


def test_M6_2_it_keeps_what_it_needs() -> None:
    position = Position().give(0, "microfilm usa").act("pass")
    assert always(position) == "discard cash out card"


def test_M8_11_it_does_not_let_the_croupier_collect() -> None:
    position = Position(seats=2, dealt=("steal card", "cash out card"), francs={2: 9})
    position.give(2, "letter usa", "letter ussr")
    assert always(position) == "steal from croupier"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_rollout_is_nearly_always_what_would_be_advised(seats: int) -> None:
    """With the same luck. Where unknown cards lie is counted by one and estimated by the other."""
    same = asked = 0
    for seed in range(6):
        chance = Fast(seed)
        board = Board(seats, chance)
        s = board.s
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            advised = GAME.thought.advise(board.view(seat), legal, Fast(asked))
            same += GAME.thought.rollout(s, seat, legal, Fast(asked)) is advised
            asked += 1
            GAME.follow(s, seat, advised, chance, board.tell)
    assert same > 0.93 * asked

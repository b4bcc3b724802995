"""Rules of thumb win against chance, and do what a sensible player would."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.double_agent import rules_of_thumb
from brushpass.games.double_agent.cards import TOKENS
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.imagined import Imagined
from brushpass.games.double_agent.seen import Seen
from tests.games.double_agent.scenario import ACTION, DULL, A, B, Position, agent, kind

GAMES = 120


def advice(position: Position, seed: int = 1) -> str:
    seat = position.seat
    return GAME.thought.advise(position.view(seat), GAME.legal(position.s, seat), Fast(seed)).name


def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(GAMES):
        chance, luck, me = Fast(seed), Fast(1000 + seed), seed % 2
        s = GAME.setup(GAME.about.options(), chance, GAME.silent)
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            legal = GAME.legal(s, seat)
            if seat == me:
                action = GAME.thought.advise(GAME.see(s, seat, None), legal, luck)
                assert action in legal
            else:
                action = legal[luck.pick(len(legal))]
            GAME.play(s, seat, action, chance, GAME.silent)
        result = GAME.result(s)
        assert result is not None
        won += result.winners == (me,)
    assert won > 0.8 * GAMES, f"{won} of {GAMES}"


def test_it_feeds_the_agent_it_wins() -> None:
    position = Position(["Top Secret Files", "Files", "Files", "Files", "Nosy"])
    position.act("file top secret files")
    for seed in range(10):
        assert advice(position, seed) in ("agent l", "agent b"), "tokens 5 and 4"


def test_once_in_a_while_it_feints() -> None:
    position = Position(["Files", "Files", "Files", "Nosy", "Important Files"]).act("file files")
    chosen = [advice(position, seed) for seed in range(200)]
    assert 0 < sum(choice in ("agent m", "agent p") for choice in chosen) < 40, "tokens 2 and 1"


def test_it_brings_a_sure_agent_home() -> None:
    position = Position(["Top Secret Files", "Files", "Files", "Files", "Nosy"])
    position.put(B, "L", "Secret Files", "Secret Files", "Important Files").counter("L", 0)
    assert advice(position) == "file top secret files"
    assert advice(position.act("file top secret files")) == "agent l"


def test_it_traps_what_the_other_would_win() -> None:
    position = Position(["Booby-Trapped Case", "Files", "Files", "Files", "Important Files"])
    position.put(B, "P", "Secret Files", "Secret Files", "Turncoat").counter("P", 3)
    position.s.token_known[B] = [3] * 6
    assert advice(position) == "file booby trapped case"
    assert advice(position.act("file booby trapped case")) == "agent p"


def test_it_believes_its_eyes_and_reads_the_files() -> None:
    position = Position()
    plain = Seen(position.view(A), A)
    assert token(plain, "L", 2) == pytest.approx(1 / 3), "nothing lies there: all layouts count"
    position.put(B, "S", "Secret Files", "Secret Files", "Important Files")
    assert token(Seen(position.view(A), A), "S", 5) > token(plain, "S", 5)
    position.s.token_known[B][agent("M")] |= 1
    seen = Seen(position.view(A), A)
    assert seen.agents[agent("M")].theirs == 4
    assert token(seen, "S", 4) == 0.0


def token(seen: Seen, letter: str, value: int) -> float:
    """How likely the opponent's token has this value."""
    return seen.likely(agent(letter), value) / sum(
        seen.likely(agent(letter), other) for other in range(len(TOKENS))
    )


def test_it_answers_from_the_view_alone() -> None:
    position = Position(["Top Secret Files", "Clues", "Shredder", "Turncoat", "Nosy"])
    position.put(B, "S", "Personal Files", "Nosy").put(B, "M", "Secret Files")
    twin = GAME.imagine(position.view(A), Fast(3))
    for seed in range(20):
        legal = GAME.legal(position.s, A)
        one = GAME.thought.advise(position.view(A), legal, Fast(seed))
        two = GAME.thought.advise(GAME.see(twin, A, None), legal, Fast(seed))
        assert one is two


def test_every_kind_of_decision_is_answered() -> None:
    hand = ["Pressure", "Surveillance", "Reassignment", "Exfiltration", "Shredder"]
    for card in [*hand, "Clues", "Nosy", "Turncoat"]:
        position = Position([card, "Files", "Files", "Files", "Important Files"])
        for letter in "LB":
            position.put(A, letter, "Minor Files").put(B, letter, "Secret Files")
        position.act(f"play {card.lower()}")
        assert ACTION[advice(position)] in GAME.legal(position.s, A)


def test_DR7_it_fears_a_trap_for_its_best_file_where_open_backs_allow_one() -> None:
    hand = ["Top Secret Files", "Files", "Files", "Files", "Nosy"]
    held = ["Booby-Trapped Case", *DULL[:4]]
    worth = {}
    for name, other_hand, open_backs in (
        ("feared", held, True),
        ("none there", DULL, True),
        ("not seen", held, False),
    ):
        position = Position(hand, other_hand, open_backs=open_backs)
        seen = Seen(position.view(A), A)
        worth[name] = rules_of_thumb.filed(seen, kind("Top Secret Files"), agent("L"))
        imagined = Imagined(position.s, A)
        assert imagined.held_case == seen.held_case
    assert worth["feared"] < worth["none there"] == worth["not seen"]

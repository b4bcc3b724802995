"""Rules of thumb: legal, quick to see the obvious, and clearly better than luck."""

from brushpass.core.chance import Fast
from brushpass.games.spy_tactics.cards import CODES
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.seen import Seen
from tests.games.spy_tactics.scenario import ACTION, Position


def advice(position: Position, seat: int, times: int = 40) -> dict[str, int]:
    counts: dict[str, int] = {}
    chance = Fast(1)
    for _ in range(times):
        name = GAME.thought.advise(position.view(seat), GAME.legal(position.s, seat), chance).name
        counts[name] = counts.get(name, 0) + 1
    return counts


def test_S5_9_it_strikes_with_stormsabre_when_the_others_cannot() -> None:
    position = Position("CCTTVV", "HC", 2).play("SF DW DW DW DW DW", "a name stormsabre")
    assert advice(position, 0)["activate stormsabre"] > 30


def test_S5_6_it_guesses_what_is_certain() -> None:
    position = Position("CCTTVV", "TL SS SS SS SS SS", 5)
    position.choose("HC DW DW DW DW DW").act(0, "target b")
    position.s.missed[1] = 255 & ~(1 << 6)
    assert advice(position, 0) == {"guess stormsabre": 40}


def test_S5_6_it_spares_a_friend_it_knows() -> None:
    position = Position("CCTTVV", "SS", 2).play("TL DW DW DW DW DW", "a examine b")
    assert Seen(position.view(0), 0).friend(1) == 1.0
    position.choose("HC El El El El El")
    assert "target b" not in advice(position, 0)


def test_who_has_seen_everybody_still_plays() -> None:
    """Nobody is left to wonder about: all that it takes is in the view."""
    position = Position("CCTTVV", "SS", 2)
    position.s.seen[0] = (1 << 6) - 1
    seen = Seen(position.view(0), 0)
    assert [seen.friend(seat) for seat in range(6)] == [1.0, 1.0, 0.0, 0.0, 0.0, 0.0]
    assert sum(advice(position, 0).values()) == 40


def test_S2_6_its_discard_cannot_be_foreseen() -> None:
    s = GAME.setup(GAME.about.options(None, 4), Fast(1), GAME.silent)
    chance, view = Fast(3), GAME.see(s, 0, None)
    seen = {GAME.thought.advise(view, GAME.legal(s, 0), chance).name for _ in range(400)}
    assert len(seen) == CODES
    assert ACTION["discard darkwind"].name in seen


def test_it_beats_random_play() -> None:
    """One among five random agents; a third of all seats win by luck."""
    won = games = 0
    for seed in range(90):
        me, chance, luck = seed % 6, Fast(seed), Fast(1000 + seed)
        s = GAME.setup(GAME.about.options(None, 6), chance, GAME.silent)
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            legal = GAME.legal(s, seat)
            action = legal[luck.pick(len(legal))]
            if seat == me:
                action = GAME.thought.advise(GAME.see(s, seat, None), legal, luck)
            GAME.play(s, seat, action, chance, GAME.silent)
        result = GAME.result(s)
        assert result is not None
        won += me in result.winners
        games += 1
    assert won / games > 0.4

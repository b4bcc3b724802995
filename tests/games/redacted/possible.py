"""All truths that a seat cannot rule out, followed through a game by brute force.

Knows nothing of how the game keeps track: it plays every truth on with everything that others may
have done and every luck, and keeps those in which the seat is told the same.
"""

from collections.abc import Hashable, Iterable
from typing import Final

from brushpass.core.action import Action
from brushpass.core.chance import Branch, Chance
from brushpass.core.post import Post
from brushpass.core.wire import Message
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.actions import Drop, Give, Put, Show, Weapon
from brushpass.games.redacted.rules.state import EXCHANGE, GIFTS, GUARD_COMBAT, State
from brushpass.games.redacted.speech.teller import Teller

MOST: Final = 1000  # truths worth following


def truth(s: State) -> Hashable:
    """What is hidden, without who knows what."""
    return (
        tuple(tuple(sorted(hand.kinds)) for hand in s.hands),
        tuple(tuple(tile.kinds) for tile in s.tiles),
        tuple(sorted(s.buried.kinds)),
        tuple(sorted(s.dropped.kinds)),
        tuple(s.items.counts),
        tuple(s.objectives.counts),
        tuple(s.weapons),
        tuple(s.spent),
        tuple(s.armoury.counts),
        tuple(s.shown),
        tuple(s.choice),
        tuple(sorted(s.guard_cards.kinds)),
        tuple(s.guard_cards.kinds[-1:]) if s.frames and s.top().kind == GUARD_COMBAT else (),
        (s.gift, s.prize_kind),
    )


def told(s: State, seat: int, action: Action, luck: Chance, viewer: int) -> list[Message]:
    post = Post(s.seats)
    GAME.play(s, seat, action, luck, Teller(post))
    return post.boxes[viewer]


def may_have_done(s: State, seat: int, action: Action, viewer: int) -> list[Action]:
    """What else it may have been, for all that the viewer can see of it."""
    if seat == viewer:
        return [action]
    if s.top().kind in (EXCHANGE, GIFTS) or isinstance(action, Show | Give | Drop | Put | Weapon):
        return list(GAME.legal(s, seat))
    return [action] if action in GAME.legal(s, seat) else []


def follow(
    worlds: Iterable[State], seat: int, action: Action, heard: list[Message], viewer: int
) -> list[State]:
    found: dict[Hashable, State] = {}
    for world in worlds:
        if seat not in GAME.to_act(world):
            continue
        for other in may_have_done(world, seat, action, viewer):
            luck = Branch()
            while True:
                s = GAME.clone(world)
                if told(s, seat, other, luck, viewer) == heard:
                    found.setdefault(truth(s), s)
                if len(found) > MOST or not luck.advance():
                    break
    return list(found.values())

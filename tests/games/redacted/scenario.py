"""Builds the position a rule is about: agents in rooms, items in hands, luck as wanted."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from brushpass.core.chance import Chance
from brushpass.core.knowledge import NOBODY
from brushpass.core.piles import Pile
from brushpass.core.post import Post
from brushpass.core.wire import Message
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.memory.memory import RedactedMemory
from brushpass.games.redacted.rules import setup, turns
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    DIPLOMATIQUE,
    DOUBLE_BLIND,
    INTEL,
    INTERPOL,
    ITEM_NAMES,
    NONE,
    STAINED,
    TWO_MAN_RULE,
    WEAPON_NAMES,
    item_counts,
    objective_counts,
)
from brushpass.games.redacted.rules.embassy import NAMES, TELEX, TUNNEL
from brushpass.games.redacted.rules.hands import gain
from brushpass.games.redacted.rules.places import (
    BURIED,
    DECK,
    DROPPED,
    OBJECTIVES,
    SPOILS,
    TILE,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.page import Page
from brushpass.games.redacted.speech.teller import Teller
from brushpass.games.redacted.speech.wire import View

ACTION = {action.name: action for action in GAME.actions}
M = TypeVar("M", bound=Message)

SEATS = {DIPLOMATIQUE: 4, TWO_MAN_RULE: 4, DOUBLE_BLIND: 5, BEDFELLOWS: 3, DANGER_ZONE: 2}
# UK is faction 0, USSR 1, USA 2.
LOYALTIES = {
    DIPLOMATIQUE: [0, 0, 1, 1],
    TWO_MAN_RULE: [0, 0, 1, 1],
    DOUBLE_BLIND: [INTERPOL, 0, STAINED, 1, 1 + STAINED],
    BEDFELLOWS: [0, 1, 2],
    DANGER_ZONE: [NONE, NONE],
}


def item(name: str) -> int:
    return ITEM_NAMES.index(name)


def room(name: str) -> int:
    """By name; where there are several, the first, or 'basement Storage'."""
    floor, _, rest = name.partition(" ")
    if floor in ("terrace", "ground", "basement") and rest in NAMES:
        start = ("terrace", "ground", "basement").index(floor) * 9
        return NAMES.index(rest, start)
    return NAMES.index(name)


class Fate(Chance):
    """Luck as a test wants it: picks and kinds in order; then the first there is."""

    def __init__(self) -> None:
        self.picks: list[int] = []
        self.kinds: list[int] = []

    def pick(self, n: int) -> int:
        picked = self.picks.pop(0) if self.picks else 0
        assert 0 <= picked < n
        return picked

    def draw(self, counts: list[int], size: int) -> int:
        assert sum(counts) == size
        if self.kinds:
            kind = self.kinds.pop(0)
            assert counts[kind], f"no card of kind {kind} is left in this pile"
            return kind
        return next(kind for kind, count in enumerate(counts) if count)


class Position:
    """The beginning of a turn, and a hand to play it on with. A is to move unless told."""

    def __init__(
        self,
        rooms: Mapping[str, str],  # by seat's letter
        items: Mapping[str, Sequence[str]] | None = None,
        *,
        mission: int = DIPLOMATIQUE,
        seats: int | None = None,
        turn: str = "A",
        tiles: Sequence[str | None] = (None, None),
        letters: int = 0b011,
        **fields: Any,
    ) -> None:
        self.fate = Fate()
        count = seats or SEATS[mission]
        self.post = Post(count)
        self.tell = Teller(self.post)
        self.memories = {who: RedactedMemory(mission, count, who) for who in [*range(count), NONE]}
        s = self.s = setup.blank(mission, count, 40, 0)
        s.factions = [0, 1, 2][: 3 if mission in (BEDFELLOWS, DANGER_ZONE) else 2]
        s.loyalty = (LOYALTIES[mission] + [0, 1])[:count]
        s.letters = letters if mission == BEDFELLOWS else 0
        s.items = Pile(item_counts(mission, s.factions, s.letters))
        if mission == DANGER_ZONE:
            s.objectives = Pile(objective_counts(s.factions))
            s.bottom = INTEL + s.factions[1]
            s.hideouts = [TELEX, TUNNEL]
        self.before("briefed", mission, s.factions, 0, s.hideouts)
        for who, names in (items or {}).items():
            self.hold(who, *names)
        for colour, name in enumerate(tiles):
            if name:
                s.items.remove(item(name))
                s.tiles[colour].add(item(name), NOBODY)
                s.sealed |= 1 << colour
        for who, where in rooms.items():
            s.room[seat(who)] = room(where)
        for name, value in fields.items():
            assert hasattr(s, name), name
            setattr(s, name, value)
        self.recount()
        s.turn = s.starter = seat(turn)
        turns.begin_turn(s, s.turn, self.fate, self.tell)
        turns.go_on(s, self.fate, self.tell)

    def hold(self, who: str, *names: str) -> "Position":
        """Put items of the deck into a hand."""
        for name in names:
            kind = item(name)
            deck = bool(self.s.items.counts[kind])
            (self.s.items if deck else self.s.objectives).remove(kind)
            gain(self.s, seat(who), kind, DECK if deck else SPOILS)
            if deck:
                self.before("drew", seat(who), kind, False)
            else:
                self.before("prize", seat(who), False, kind)
                self.before("claimed", seat(who), True)
        return self

    # What everybody remembers

    def before(self, fact: str, *args: Any) -> None:
        """A fact that was told before the position begins: memories hear it, tests do not."""
        post = Post(self.s.seats)
        getattr(Teller(post), fact)(*args)
        for who in self.memories:
            for message in post.boxes[who]:
                self.memory(who).hear(message)

    def recount(self) -> "Position":
        """Items were laid by hand: all count again what lies where."""
        for who in self.memories:
            recount(self.s, self.memory(who))
        return self

    def memory(self, who: int) -> RedactedMemory:
        """By seat; NONE: the public."""
        memory = self.memories[who]
        for message in self.post.unheard(None if who == NONE else who):
            memory.hear(message)
        return memory

    def luck(self, *picks: int, kinds: Sequence[str] = ()) -> "Position":
        """What luck gives next; items and weapons by name."""
        self.fate.picks += picks
        self.fate.kinds += [
            WEAPON_NAMES.index(name) if name in WEAPON_NAMES else item(name) for name in kinds
        ]
        return self

    # Playing on

    @property
    def to_act(self) -> str:
        return "".join("ABCDEF"[seat] for seat in GAME.to_act(self.s))

    def legal(self, who: str | None = None) -> list[str]:
        names = who or self.to_act
        assert len(names) == 1
        return [action.name for action in GAME.legal(self.s, seat(names))]

    def act(self, *names: str) -> "Position":
        """One action after the other by whoever is to act; 'B: pass' checks who that is."""
        for name in names:
            who, colon, action = name.partition(": ")
            actor = who if colon else self.to_act[0]
            assert actor in self.to_act, f"{self.to_act} to act, not {actor}"
            GAME.play(self.s, seat(actor), ACTION[action if colon else name], self.fate, self.tell)
        return self

    def go(self, *rooms: str) -> "Position":
        for name in rooms:
            target = room(name)
            walk = next(a for a in GAME.actions if getattr(a, "room", None) == target)
            GAME.play(self.s, seat(self.to_act), walk, self.fate, self.tell)
        return self

    def can_go(self, name: str) -> bool:
        target = room(name)
        actor = seat(self.to_act)
        return any(getattr(a, "room", None) == target for a in GAME.legal(self.s, actor))

    def exchange(self, first: str, second: str) -> "Position":
        """The active player's card, then the other's."""
        frame = self.s.top()
        active, other = frame.seat, frame.other
        GAME.play(self.s, active, ACTION[f"show {first}"], self.fate, self.tell)
        GAME.play(self.s, other, ACTION[f"show {second}"], self.fate, self.tell)
        return self

    def fight(self, first: str, second: str) -> "Position":
        """An exchange with an Attack, and no combat items."""
        return self.exchange(first, second).act("pass", "pass")

    # Looking at it

    def view(self, who: str | None) -> View:
        index = NONE if who is None else seat(who)
        return GAME.see(self.s, None if who is None else index, self.memory(index))

    def page(self, who: str | None) -> Page:
        page = self.view(who).memory
        assert page is not None
        return page

    def where(self, who: str) -> str:
        return NAMES[self.s.room[seat(who)]]

    def items(self, who: str) -> list[str]:
        return [ITEM_NAMES[kind] for kind in sorted(self.s.hands[seat(who)].kinds)]

    def told(self, who: str | None, kind: type[M]) -> list[M]:
        box = self.post.box(None if who is None else seat(who))
        return [message for message in box if isinstance(message, kind)]

    @property
    def ending(self) -> str:
        result = GAME.result(self.s)
        return result.ending if result else ""

    @property
    def winners(self) -> str:
        result = GAME.result(self.s)
        assert result is not None
        return "".join("ABCDEF"[seat] for seat in result.winners)


def seat(who: str) -> int:
    return "ABCDEF".index(who)


def recount(s: State, memory: RedactedMemory) -> None:
    """All that everybody can count of the items, as it lies now."""
    known = memory.items
    for owner, hand in enumerate(s.hands):
        known.sizes[owner] = len(hand.kinds)
    for colour, tile in enumerate(s.tiles):
        known.sizes[TILE + colour] = len(tile.kinds)
    known.sizes[BURIED] = len(s.buried.kinds)
    known.sizes[DROPPED] = len(s.dropped.kinds)
    known.sizes[DECK] = s.items.size()
    known.sizes[OBJECTIVES] = s.objectives.size()
    known.discard = s.discard[:]
    known.removed = s.removed[:]
    known.bottom = s.bottom
    known.sealed = s.sealed

"""Builds the position a rule is about: wanted missions, wanted cards, wanted items.

Cards are written as on the table: "10 0.5 A" is a ten, a half and a 1/11. A player's round is a
list of such texts, one for each turn, in the order the cards come off the deck.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from brushpass.core.chance import Chance
from brushpass.core.post import Post
from brushpass.core.wire import Message, encode
from brushpass.games.kompromat import rounds
from brushpass.games.kompromat.cards import (
    ACE,
    ELEVEN,
    FIRST_COUNTER,
    HALF,
    ITEM_NAMES,
    LIMIT,
    MISSION_NAMES,
    MISSIONS,
    NONE,
    PLACES,
)
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.setup import new_game
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    DRAWING,
    NEXT_ROUND,
    OPENING,
    OVER,
    PERFECT,
    TURN_UP,
    VERDICT,
    WINDOW,
    State,
)
from brushpass.games.kompromat.wire import Teller, View

EIGHT = "0.5 A A 2 3 4 5 6"  # seven within 21, the eighth goes over
QUIET = ["2", "3", "4", "5"]  # single cards without an ace
PLAIN_ROW = ("Barmaid", "Hotel", "Airport", "Interrogation")
ACTION = {action.name: action for action in GAME.actions}

# What follows each of the four windows that both players share (KR19).
BEFORE_REVEAL = TURN_UP
BEFORE_ACES = ACES
BEFORE_VERDICT = VERDICT
AFTER_ROUND = NEXT_ROUND


def cards(text: str) -> list[int]:
    return [
        {"0.5": HALF, "A": ACE}[word] if word in ("0.5", "A") else int(word)
        for word in text.split()
    ]


def mission(name: str) -> int:
    return MISSION_NAMES.index(name)


def item(name: str) -> int:
    return ITEM_NAMES.index(name)


def bits(names: Sequence[str]) -> int:
    return sum(1 << item(name) for name in names)


class Deal(Chance):
    """Deals what a test wants; where it wants nothing, the first kind there is."""

    def __init__(self, starter: int = 0) -> None:
        self.starter = starter
        self.missions: list[int] = []
        self.cards: tuple[list[int], list[int]] = ([], [])
        self.state: State | None = None

    def pick(self, n: int) -> int:
        assert n == 2, "the only lot that is no card is the starting player"
        return self.starter

    def draw(self, counts: list[int], size: int) -> int:
        assert sum(counts) == size
        wanted = self.missions if len(counts) == len(MISSIONS) else self.cards[self._owner(counts)]
        if not wanted:
            return next(kind for kind, count in enumerate(counts) if count)
        kind = wanted.pop(0)
        assert counts[kind], f"no card of kind {kind} is left in this pile"
        return kind

    def _owner(self, counts: list[int]) -> int:
        if self.state is None:
            return self.starter
        return 0 if self.state.decks[0].counts is counts else 1


class Position:
    """A game at the beginning of a round, and a hand to play it on with."""

    def __init__(
        self,
        a: Sequence[str] = (),
        b: Sequence[str] = (),
        *,
        row: Sequence[str] = PLAIN_ROW,
        under: Mapping[int, int] | None = None,  # marks, by place from 0
        starter: int = 0,
        in_round: int = 1,
        tokens: tuple[int, int] = (0, 0),
        items: tuple[Sequence[str], Sequence[str]] = ((), ()),
        used: tuple[Sequence[str], Sequence[str]] = ((), ()),
        won: tuple[Sequence[str], Sequence[str]] = ((), ()),
        memory_aid: bool = False,
    ) -> None:
        self.post = Post(2)
        self.deal = Deal(starter)
        self.tell = Teller(self.post)
        self.turns: tuple[list[int], list[int]] = ([], [])  # how many cards each turn has
        self.s = new_game(memory_aid, self.deal)
        self.s.round = in_round - 1
        self.s.starter = starter if in_round == 1 else 1 - starter  # it changes with the round
        self.s.tokens = list(tokens)
        for seat in range(2):
            self.s.items[seat] = bits(items[seat])
            self.s.used[seat] = bits(used[seat])
            for name in [*items[seat], *used[seat], *won[seat]]:
                self.s.missions.remove(mission(name))
                self.s.won[seat].append(mission(name))
        self.deal.state = self.s
        self.plan(a, b)
        self.plan_row(row, under or {})
        rounds.go_on(self.s, self.deal, self.tell)

    def plan(self, a: Sequence[str] = (), b: Sequence[str] = ()) -> None:
        for seat, turns in enumerate((a, b)):
            for turn in turns:
                self.deal.cards[seat].extend(cards(turn))
                self.turns[seat].append(len(cards(turn)))

    def plan_row(self, row: Sequence[str], under: Mapping[int, int]) -> None:
        for place, name in enumerate(row):
            counter = FIRST_COUNTER + under.get(place, 0) - 1
            self.deal.missions.append(counter if place in under else mission(name))
        self.deal.missions += [mission(row[place]) for place in sorted(under)]

    # Playing on

    @property
    def seat(self) -> int:
        (seat,) = GAME.to_act(self.s)
        return seat

    def legal(self, seat: int | None = None) -> list[str]:
        return [action.name for action in GAME.legal(self.s, self.seat if seat is None else seat)]

    def act(self, *names: str, seat: int | None = None) -> "Position":
        """These actions, one after the other, by whoever is to act."""
        for name in names:
            assert seat is None or seat == self.seat, f"seat {seat} is not to act"
            GAME.play(self.s, self.seat, ACTION[name], self.deal, self.tell)
        return self

    def attempt(self, place: int, stop: bool = True) -> "Position":
        """The planned turn of the player to act, beside the mission in this place."""
        seat = self.seat
        length = self.turns[seat].pop(0) if self.turns[seat] else 1
        if self.s.phase == OPENING:
            self.act("draw")
        self.act(f"attempt {place + 1}", *["draw"] * (length - 1))
        if stop and self.s.phase == DRAWING:
            self.act("stop")
        return self

    def attempts(self) -> "Position":
        """All turns that are left in the round, from the first mission to the last."""
        now = self.s.round
        while self.s.round == now and self.s.phase in (OPENING, CHOOSING):
            free = [place for place in range(PLACES) if not self.s.stack(self.seat, place).cards]
            self.attempt(free[0])
        return self

    def answer(self) -> "Position":
        """The quiet answer: no item, the best total, no token discarded or refused."""
        if self.s.phase in (OPENING, CHOOSING):
            return self.attempts()
        if self.s.phase == DRAWING:
            return self.act("stop")
        if self.s.phase == WINDOW:
            return self.act("pass")
        if self.s.phase == ACES:
            return self.act(f"elevens {self._best_elevens()}")
        return self.act("keep tokens" if self.s.phase == PERFECT else "take tokens")

    def _best_elevens(self) -> int:
        stack = self.s.stack(self.seat, self.s.place)
        fitting = [n for n in range(stack.aces + 1) if stack.low + n * ELEVEN <= LIMIT]
        return max(fitting, default=0)

    def until(self, phase: int, seat: int | None = None) -> "Position":
        """Answer quietly until this phase, and this seat if one is named, is to decide."""
        while self.s.phase != phase or seat not in (None, self.s.actor):
            assert self.s.phase != OVER, "the game is over before that"
            self.answer()
        return self

    def window(self, after: int, place: int | None = None, seat: int | None = None) -> "Position":
        """Answer quietly until the window that `after` follows is open to somebody."""
        while not (
            self.s.phase == WINDOW
            and self.s.after == after
            and place in (None, self.s.place)
            and seat in (None, self.s.actor)
        ):
            assert self.s.phase != OVER, "the game is over before that"
            self.answer()
        return self

    def settle(self, place: int) -> "Position":
        """Answer quietly until the mission in this place is gone."""
        now = self.s.round
        while self.s.phase != OVER and self.s.round == now and self.s.mission[place] != NONE:
            self.answer()
        return self

    def next_round(self) -> "Position":
        """Answer quietly until the next round is laid out, or the game is over."""
        now = self.s.round
        while self.s.phase != OVER and self.s.round == now:
            self.answer()
        return self

    # Looking at it

    def view(self, seat: int | None) -> View:
        memory = GAME.memory(GAME.about.options(), seat)
        for message in self.post.box(seat):
            memory.hear(message)
        return GAME.see(self.s, seat, memory)

    def stack(self, seat: int, place: int) -> list[int]:
        return list(self.s.stack(seat, place).cards)

    def told(self, seat: int | None, *kinds: type[Message]) -> list[Message]:
        return [m for m in self.post.box(seat) if not kinds or isinstance(m, kinds)]

    def letters(self, seat: int | None) -> list[bytes]:
        """Everything that a seat was told, as it goes over the wire."""
        return [encode(message) for message in self.post.box(seat)]

    def taker(self, name: str) -> int:
        """Who has collected this mission card, or NONE."""
        for seat in range(2):
            if mission(name) in self.s.won[seat]:
                return seat
        return NONE

    def holds(self, seat: int) -> list[str]:
        return [name for i, name in enumerate(ITEM_NAMES) if self.s.items[seat] >> i & 1]

    def has_used(self, seat: int) -> list[str]:
        return [name for i, name in enumerate(ITEM_NAMES) if self.s.used[seat] >> i & 1]


def shows(s: State, view: View) -> bool:
    """Whether the table of this truth looks as the view has it."""
    return GAME.see(s, view.seat, None) == replace(view, memory=None)


def clash(
    a: str,
    b: str,
    *,
    row: Sequence[str] = PLAIN_ROW,
    under: Mapping[int, int] | None = None,
    starter: int = 0,
    tokens: tuple[int, int] = (0, 0),
) -> Position:
    """The first mission settled with these cards; the other three have one low card each side."""
    position = Position([a], [b], row=row, under=under, starter=starter, tokens=tokens)
    return position.attempts().settle(0)

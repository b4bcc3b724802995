"""Leaks through memories: what they hear, hold and share beyond what their audience was told."""

from typing import Any

import msgspec

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.memory import Memory
from brushpass.core.wire import Message
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import State
from brushpass.games.kompromat.wire import Drew, Passed, Teller, View
from brushpass.games.microfilms.game import GAME as MICROFILMS
from brushpass.games.microfilms.rules.state import KIND_OF
from tests.conformity.leaks.bent import Bent, covered
from tests.conformity.leaks.told import ToldBy


class MemoryReadsTruth(Bent):
    """When its seat looks, the memory takes along whether the other's covered sum is odd."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        if memory is not None and seat is not None:
            memory.room[0] += sum(covered(s, 1 - seat)) % 2
        return GAME.see(s, seat, memory)


class PageGrowsWithHand(Bent):
    """The page is a little longer while the other holds a low card: its size tells."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        page = view.memory
        low = any(0 <= s.hand[other] < 5 for other in {0, 1} - {seat})
        if page is None or not low:
            return view
        longer = msgspec.structs.replace(page, drawn_on=[*page.drawn_on, 0])
        return msgspec.structs.replace(view, memory=longer)


class Wrapped(Memory):
    """A memory with something bent around it."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def hear(self, message: Any) -> None:
        self.inner.hear(message)

    def clone(self) -> Memory:
        return type(self)(self.inner.clone())

    def page(self) -> Any:
        return self.inner.page()


class Wrapping(Bent):
    kind: type[Wrapped] = Wrapped

    def memory(self, options: Options, seat: int | None) -> Any:
        return self.kind(GAME.memory(options, seat))

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        return GAME.see(s, seat, memory and memory.inner)


class MemoryOverhears(Wrapping):
    """What one audience is told of a drawn card, all memories that were made before it hear."""

    class kind(Wrapped):
        listening: list[Any] = []  # noqa: RUF012

        def __init__(self, inner: Any) -> None:
            super().__init__(inner)
            self.listening.append(inner)

        def hear(self, message: Any) -> None:
            super().hear(message)
            if isinstance(message, Drew):
                for other in self.listening:
                    if other is not self.inner:
                        other.room[0] += max(0, message.card) % 2


class MemoryIsShared(Wrapping):
    """A clone goes on hearing with the memory it was cloned from."""

    class kind(Wrapped):
        def clone(self) -> Memory:
            return self


class MemoryCountsLooks(Bent):
    """How often somebody looked changes what is remembered, whoever it was."""

    looks = 0

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        self.looks += 1
        if memory is not None and self.looks % 5 == 0:
            memory.room[0] += 1
        return GAME.see(s, seat, memory)


class Room(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    halves: int


class MessageSaysTooMuch(ToldBy):
    """So that memories can conclude more, all are told how much the drawn card leaves open."""

    class kind(Teller):
        def drew(self, seat: int, place: int, card: int) -> None:
            super().drew(seat, place, card)
            self.post.all(Room(seat, 42 - 2 * card))


class OrderOfMessages(ToldBy):
    """Two letters that always come, the odd card's in the other order."""

    class kind(Teller):
        def drew(self, seat: int, place: int, card: int) -> None:
            if card % 2:
                self.post.all(Passed(seat))
            super().drew(seat, place, card)
            if not card % 2:
                self.post.all(Passed(seat))


class MarkOutlivesBlindMove(Bent):
    """[microfilms]: who knew a card knows it still when it was taken unseen, as if it had an id."""

    def __init__(self) -> None:
        super().__init__(MICROFILMS)

    def follow(self, s: Any, seat: int, action: Action, chance: Chance, tell: Any) -> None:
        source, taker = s.target, s.active
        blind = action.name == "refuse"
        before = s.hands[source].marks[:] if blind else []
        MICROFILMS.follow(s, seat, action, chance, tell)
        left = [mark & KIND_OF for mark in s.hands[source].marks] if blind else []
        for known in before:
            kind = known & KIND_OF
            if kind in left:
                left.remove(kind)
                continue
            hand = s.hands[taker].marks  # the card that was taken is here now
            place = [mark & KIND_OF for mark in hand].index(kind)
            hand[place] |= known

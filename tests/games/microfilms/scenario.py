"""Builds the position a rule is about: who is who, who holds what, and luck as the test wants it.

Cards are written as in actions: "microfilm china", "ace", "steal card". Identities: "china",
"journalist", and in a duel pairs like "china journalist".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from brushpass.core.chance import Chance
from brushpass.core.post import Post
from brushpass.core.wire import Message
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.memory.memory import MicrofilmsMemory
from brushpass.games.microfilms.memory.wire import Page
from brushpass.games.microfilms.rules import hands
from brushpass.games.microfilms.rules.cards import (
    CARD_WORDS,
    IDENTITIES,
    KINDS,
    LETTER,
    NATION_NAMES,
    NATIONS,
)
from brushpass.games.microfilms.rules.state import TURN, State
from brushpass.games.microfilms.speech.teller import Teller
from brushpass.games.microfilms.speech.wire import View

ACTION = {action.name: action for action in GAME.actions}
IDENTITY_WORDS = [*[name.lower() for name in NATION_NAMES], "journalist", "hitman", "broker"]
IDENTITY_WORDS.append("interpol")


def kind(words: str) -> int:
    return CARD_WORDS.index(words)


def kinds(*words: str) -> list[int]:
    """Counts by kind."""
    counts = [0] * KINDS
    for word in words:
        counts[kind(word)] += 1
    return counts


def identity(word: str) -> int:
    return IDENTITY_WORDS.index(word)


class Wanted(Chance):
    """Draws what a test wants; where it wants nothing, the first kind there is, and pick 0."""

    def __init__(self) -> None:
        self.picks: list[int] = []
        self.draws: list[int] = []

    def pick(self, n: int) -> int:
        picked = self.picks.pop(0) if self.picks else 0
        assert 0 <= picked < n
        return picked

    def draw(self, counts: list[int], size: int) -> int:
        assert sum(counts) == size
        if not self.draws:
            return next(kind for kind, count in enumerate(counts) if count)
        wanted = self.draws.pop(0)
        assert counts[wanted], f"there is no {wanted} to draw"
        return wanted


PLAIN = {
    2: ("china journalist", "usa broker"),
    3: ("china", "usa", "ussr"),
    4: ("china", "usa", "ussr", "journalist"),
    5: ("china", "usa", "ussr", "journalist", "hitman"),
    6: ("china", "usa", "ussr", "hitman", "broker", "interpol"),
}
ACTIONS_DEALT = ("cash out card",) * 3 + ("interrogate card",) * 3


class Board:
    """A game whose every move is told, and the memories that hear it."""

    def __init__(
        self, seats: int, luck: Chance, strict_claim: bool = False, memory_aid: bool = False
    ) -> None:
        settings: dict[str, Any] = {"memory_aid": memory_aid}
        if seats == 2:
            settings["strict_claim"] = strict_claim
        self.seats = seats
        self.options = GAME.about.options("croupier" if seats == 2 else "standard", seats, settings)
        self.post = Post(seats)
        self.tell = Teller(self.post)
        self.memories: dict[int | None, MicrofilmsMemory] = {}
        self.s: State = GAME.setup(self.options, luck, self.tell)

    def memory(self, seat: int | None) -> MicrofilmsMemory:
        if seat not in self.memories:
            self.memories[seat] = GAME.memory(self.options, seat)
        for message in self.post.unheard(seat):
            self.memories[seat].hear(message)
        return self.memories[seat]

    def page(self, seat: int | None) -> Page:
        return self.memory(seat).page()

    def view(self, seat: int | None) -> View:
        return GAME.see(self.s, seat, self.memory(seat))

    # Moves without a turn

    def draw(self, place: int, card: int) -> None:
        """From the draw deck."""
        hands.draw(self.s, place, card)
        if place < self.seats:
            self.tell.drew(place, card)
        else:
            self.tell.croupier_drew()

    def lay_open(self, place: int, card: int) -> None:
        """Onto the discard deck."""
        hands.lay_open(self.s, self.s.hands[place], card)
        if place < self.seats:
            self.tell.discarded(place, card, 0)
        else:
            self.tell.croupier_played(0, card)

    def shuffle(self) -> None:
        hands.shuffle_discards(self.s)
        self.tell.shuffled(self.s.evening, self.s.deck.size)

    def look(self, seat: int, place: int, card: int) -> None:
        """At one card of a hand, as in an interrogation."""
        hands.glimpse(self.s, self.s.hands[place], seat, card)
        self.tell.interrogated(seat, hands.aim_of(self.s, place), card)

    def all_discarded(self) -> None:
        """Everything in the deck goes through A's hand to the discards, and is shuffled."""
        for card in range(KINDS):
            for _ in range(self.s.deck.cards[card]):
                self.draw(0, card)
                self.lay_open(0, card)
        self.shuffle()


class Position(Board):
    """A game at its first turn, seat A to begin; the UK is absent and China alone by default."""

    def __init__(
        self,
        *who: str,
        seats: int = 3,
        dealt: Sequence[str] = ACTIONS_DEALT,
        lone: str = "china",
        starter: int = 0,
        absent: str = "uk",
        francs: Mapping[int, int] | None = None,
        cleared: Sequence[int] = (),
        strict_claim: bool = False,
        memory_aid: bool = False,
    ) -> None:
        names = who or PLAIN[seats]
        seats = len(names)
        self.luck = Wanted()
        self.luck.picks = [identity(absent), starter]
        firsts = [identity(name.split()[0]) for name in names]
        if seats == 2:
            nations = [n for n in range(NATIONS) if n not in firsts and n != identity(absent)]
            seconds = [identity(name.split()[1]) for name in names]
            self.luck.draws = [*firsts, nations[0], *seconds]
        else:
            extra = [first for first in firsts if first >= NATIONS]
            self.luck.draws = [*extra, *firsts]
        self.luck.draws += [LETTER + identity(lone)]
        self.luck.draws += [kind(card) for card in dealt[:seats]]
        super().__init__(seats, self.luck, strict_claim, memory_aid)
        assert not self.luck.draws
        self.deal = [kind(card) for card in dealt[: self.seats]]
        for place, count in (francs or {}).items():
            self.s.house += self.s.francs[place] - count
            self.s.francs[place] = count
        for place in cleared:
            self.s.cleared[place] = True
        self.post.take()

    # Changing the position, and telling it

    def give(self, place: int, *cards: str) -> "Position":
        """From the draw deck, as if drawn."""
        for card in cards:
            self.draw(place, kind(card))
        return self

    def drop(self, place: int, *cards: str) -> "Position":
        """Face up onto the discard deck."""
        for card in cards:
            self.lay_open(place, kind(card))
        return self

    def bury(self, *cards: str) -> "Position":
        """From the draw deck straight onto the discards, through the hand of seat A."""
        for card in cards:
            self.give(0, card).drop(0, card)
        return self

    def second_evening(self) -> "Position":
        """The whole deck goes through A's hand to the discards and is shuffled."""
        self.all_discarded()
        return self

    def turn_of(self, seat: int) -> "Position":
        assert self.s.phase == TURN
        self.s.active = self.s.actor = seat
        return self

    # Playing on

    @property
    def seat(self) -> int:
        (seat,) = GAME.to_act(self.s)
        return seat

    def legal(self, seat: int | None = None) -> list[str]:
        return [action.name for action in GAME.legal(self.s, self.seat if seat is None else seat)]

    def act(self, *names: str, draws: Sequence[str | int] = ()) -> "Position":
        """These actions, one after the other, by whoever is to act; luck draws these kinds."""
        self.luck.draws += [kind(card) if isinstance(card, str) else card for card in draws]
        for name in names:
            GAME.play(self.s, self.seat, ACTION[name], self.luck, self.tell)
        return self

    def told(self, audience: int | None) -> list[Message]:
        return self.post.box(audience)

    def heard(self, audience: int | None, fact: type[Message]) -> Any:
        """The last message of this type."""
        return [message for message in self.told(audience) if isinstance(message, fact)][-1]

    def hand(self, place: int) -> list[str]:
        counts = self.s.hands[place].cards
        return [CARD_WORDS[card] for card in range(KINDS) for _ in range(counts[card])]

    def deck(self) -> list[str]:
        counts = self.s.deck.cards
        return [CARD_WORDS[card] for card in range(KINDS) for _ in range(counts[card])]

    def discards(self) -> list[str]:
        return [CARD_WORDS[card] for card in self.s.discard]

    def sure(self, seat: int | None, place: int) -> list[str]:
        counts = self.view(seat).players[place].hand.sure
        return [CARD_WORDS[card] for card in range(KINDS) for _ in range(counts[card])]

    @property
    def ending(self) -> tuple[str, tuple[int, ...]]:
        result = GAME.result(self.s)
        assert result is not None, "the game goes on"
        return result.ending, result.winners


def seen_identity(word: str) -> int:
    """As an interrogation draws it."""
    assert identity(word) < IDENTITIES
    return KINDS + identity(word)

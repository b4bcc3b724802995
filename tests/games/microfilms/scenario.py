"""Builds the position a rule is about: who is who, who holds what, and luck as the test wants it.

Cards are written as in actions: "microfilm china", "ace", "steal card". Identities: "china",
"journalist", and in a duel pairs like "china journalist".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from brushpass.core.chance import Chance
from brushpass.core.post import Post
from brushpass.core.wire import Message
from brushpass.games.microfilms.cards import (
    CARD_WORDS,
    IDENTITIES,
    KINDS,
    LETTER,
    NATION_NAMES,
    NATIONS,
)
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.hands import draw, lay_open, shuffle_discards
from brushpass.games.microfilms.state import TURN, State
from brushpass.games.microfilms.wire import Teller, View

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


class Scene:
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
    ) -> None:
        names = who or PLAIN[seats]
        self.seats = len(names)
        duel = self.seats == 2
        self.luck = Wanted()
        self.post = Post(self.seats)
        self.tell = Teller(self.post)
        self.luck.picks = [identity(absent), starter]
        firsts = [identity(name.split()[0]) for name in names]
        if duel:
            nations = [n for n in range(NATIONS) if n not in firsts and n != identity(absent)]
            seconds = [identity(name.split()[1]) for name in names]
            self.luck.draws = [*firsts, nations[0], *seconds]
        else:
            extra = [first for first in firsts if first >= NATIONS]
            self.luck.draws = [*extra, *firsts]
        self.luck.draws += [LETTER + identity(lone)]
        self.luck.draws += [kind(card) for card in dealt[: self.seats]]
        mode = "croupier" if duel else "standard"
        settings: dict[str, Any] = {"strict_claim": strict_claim} if duel else {}
        self.s: State = GAME.setup(
            GAME.about.options(mode, self.seats, settings), self.luck, self.tell
        )
        assert not self.luck.draws
        self.deal = [kind(card) for card in dealt[: self.seats]]
        for place, count in (francs or {}).items():
            self.s.house += self.s.francs[place] - count
            self.s.francs[place] = count
        for place in cleared:
            self.s.cleared[place] = True
        self.post.take()

    # Changing the position; what everybody knows stays consistent

    def give(self, place: int, *cards: str) -> "Scene":
        """From the draw deck, as if drawn."""
        for card in cards:
            draw(self.s, place, kind(card))
        return self

    def drop(self, place: int, *cards: str) -> "Scene":
        """Face up onto the discard deck."""
        for card in cards:
            lay_open(self.s, self.s.hands[place], kind(card))
        return self

    def bury(self, *cards: str) -> "Scene":
        """From the draw deck straight onto the discards, through the hand of seat A."""
        for card in cards:
            self.give(0, card).drop(0, card)
        return self

    def second_evening(self) -> "Scene":
        """The whole deck goes through A's hand to the discards and is shuffled."""
        for card in range(KINDS):
            for _ in range(self.s.deck.cards[card]):
                self.bury(CARD_WORDS[card])
        shuffle_discards(self.s)
        return self

    def turn_of(self, seat: int) -> "Scene":
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

    def act(self, *names: str, draws: Sequence[str | int] = ()) -> "Scene":
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

    def view(self, seat: int | None) -> View:
        return GAME.see(self.s, seat, None)

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

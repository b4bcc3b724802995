"""How likely an attempt is to win, from what a seat knows."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
)
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought.lay import lay
from brushpass.games.microfilms.thought.suspects import Suspects, deals
from brushpass.games.microfilms.thought.unseen import Laid, Unseen

SAMPLES: Final = 24


@final
class Guess:
    """Who is who and who is allied exactly; where cards lie from a handful of imagined deals."""

    def __init__(self, v: View, chance: Chance) -> None:
        self.v = v
        self.me: i64 = 0 if v.seat is None else v.seat
        self.identity: i64 = v.players[self.me].identity
        self.unseen = Unseen(v)
        self.letters = self.unseen.letters()
        self.deals: list[list[int]] = []
        self.samples: list[Laid] = []
        self.chance = chance

    def who(self) -> list[list[int]]:
        if not self.deals:
            self.deals = deals(Suspects(self.v))
        return self.deals

    def laid(self) -> list[Laid]:
        if not self.samples:
            self.samples = [lay(self.unseen, self.chance) for _ in range(SAMPLES)]
        return self.samples

    def place(self, aim: i64) -> i64:
        return self.v.seats if aim == a.CROUPIER else aim

    def win(self, action: Action) -> float:
        """The chance that an attempt wins; below nothing if the action is none."""
        if isinstance(action, a.Reveal):
            return self.win_with(action.nation)
        if isinstance(action, a.Claim):
            return self.win_by_claim(action.nation)
        if isinstance(action, a.Expose):
            return self.is_agent(self.place(action.aim), action.nation)
        if isinstance(action, a.Shoot):
            return self.holds(self.place(action.aim), 1 << ACE)
        if isinstance(action, a.Arrest):
            return self.holds(self.place(action.aim), BLOODSTAINED)
        if isinstance(action, a.Locate):
            return self.located(action.one, action.two)
        return -1.0

    def win_with(self, nation: i64) -> float:
        """An agent's own win, with this microfilm: M7.3, M7.4. Allies share it."""
        if nation == self.identity:
            return 0.0
        good: i64 = 0
        for letter in self.letters:
            lone = letter - LETTER
            if lone == self.identity or lone == nation:
                good += 1
        return float(good) / float(len(self.letters))

    def win_by_claim(self, nation: i64) -> float:
        """M8.17: the other's microfilm, the other alone, and the card really with the Croupier."""
        other = 1 - self.me
        good: i64 = 0
        for deal in self.who():
            if deal[other] == nation and LETTER + nation in self.letters:
                good += 1
        right = float(good) / float(len(self.who()) * len(self.letters))
        return right * self.holds(self.v.seats, 1 << (MICROFILM + nation)) if good else 0.0

    def is_agent(self, place: i64, nation: i64) -> float:
        good: i64 = 0
        for deal in self.who():
            if deal[place] == nation:
                good += 1
        return float(good) / float(len(self.who()))

    def holds(self, place: i64, wanted: i64) -> float:
        """The chance that a hand holds one of these kinds."""
        sure = self.v.players[place].hand.sure
        for kind in range(KINDS):
            if (wanted >> kind) & 1 and sure[kind]:
                return 1.0
        if self.v.players[place].hand.size == 0:
            return 0.0
        good: i64 = 0
        for laid in self.laid():
            for kind in range(KINDS):
                if (wanted >> kind) & 1 and laid.hands[place][kind]:
                    good += 1
                    break
        return float(good) / float(SAMPLES)

    def located(self, one: i64, two: i64) -> float:
        good: i64 = 0
        for laid in self.laid():
            first = self.letters_at(laid, one)
            if first == 2 if one == two else first == 1 and self.letters_at(laid, two) == 1:
                good += 1
        return float(good) / float(SAMPLES)

    def letters_at(self, laid: Laid, location: i64) -> i64:
        letters: i64 = 0
        if location == a.DISCARDS:
            for kind in self.v.discard:
                if LETTER <= kind < LETTER + NATIONS:
                    letters += 1
            return letters
        if location == a.DECK:
            seen, hidden = self.unseen.deck_sure, laid.deck
        else:
            place = self.place(location)
            seen, hidden = self.v.players[place].hand.sure, laid.hands[place]
        for kind in range(LETTER, LETTER + NATIONS):
            letters += seen[kind] + hidden[kind]
        return letters

"""What the rules of thumb ask, answered from a view."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import ACE, KINDS, LETTER, NATIONS
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought.cases import known_discards
from brushpass.games.microfilms.thought.layout import Layout
from brushpass.games.microfilms.thought.questions import Questions
from brushpass.games.microfilms.thought.sampling import sample
from brushpass.games.microfilms.thought.unseen import Unseen, count_letters

SAMPLES: Final = 24


@final
class Seen(Questions):
    """Where unknown cards lie is counted in a handful of imagined deals, once it is asked."""

    def __init__(self, v: View, chance: Chance) -> None:
        assert v.seat is not None
        me = v.players[v.seat]
        self.v = v
        self.seat = v.seat
        self.seats = v.seats
        self.duel = v.duel
        self.phase = v.phase
        self.active = v.active
        self.target = v.target
        self.turn = v.turn
        self.evening = v.evening
        self.places = len(v.players)
        self.francs = [player.francs for player in v.players]
        self.cleared = [player.cleared for player in v.players]
        self.discard = known_discards(v)
        self.hand = me.hand.sure
        self.identity = me.identity
        self.freelancer = me.second if v.duel else me.identity
        self.lone = 0
        for nation in range(NATIONS):
            if nation != v.absent and not (v.met >> (LETTER + nation)) & 1:
                self.lone |= 1 << nation
        self.chance = chance
        self.samples: list[Layout] = []
        self.deck_sure: list[int] = []  # known to the seat, by kind; filled in with the samples

    def size(self, place: i64) -> i64:
        return self.v.players[place].hand.size

    def sure(self, place: i64, kind: i64) -> i64:
        return self.v.players[place].hand.sure[kind]

    def unknown(self, place: i64) -> i64:
        hand = self.v.players[place].hand
        return hand.size - sum(hand.sure)

    def identity_of(self, place: i64) -> i64:
        return self.v.players[place].identity

    def may_hold(self, place: i64, wanted: i64) -> float:
        good: i64 = 0
        for layout in self.layouts():
            for kind in range(KINDS):
                if (wanted >> kind) & 1 and layout.hands[place][kind]:
                    good += 1
                    break
        return float(good) / float(SAMPLES)

    def letters_lie(self, one: i64, two: i64) -> float:
        good: i64 = 0
        for layout in self.layouts():
            first = self.letters_at(layout, one)
            if first == 2 if one == two else first == 1 and self.letters_at(layout, two) == 1:
                good += 1
        return float(good) / float(SAMPLES)

    def layouts(self) -> list[Layout]:
        if not self.samples:
            unseen = Unseen(self.v)
            self.deck_sure = unseen.deck_sure
            self.samples = [sample(unseen, self.chance) for _ in range(SAMPLES)]
        return self.samples

    def letters_at(self, layout: Layout, location: i64) -> i64:
        if location == a.DISCARDS:
            known = [*layout.covered, *self.discard]
            return len([kind for kind in known if LETTER <= kind < ACE])
        if location == a.DECK:
            return count_letters(self.deck_sure) + count_letters(layout.deck)
        place = self.place_of(location)
        return count_letters(self.v.players[place].hand.sure) + count_letters(layout.hands[place])

"""How a game against the Croupier stands: a race of two for the first attempt, ended by his francs.

Each player is a Suspect, Cleared without anything to show, or ready. Turn by turn that shifts by
the chances that rules of thumb and the draw deck give, and whoever is ready strikes. What it
comes to is no guess: the truth is an imagined one, and who is allied can be seen in it.

The figures fit the ends of games between rules of thumb, as in evaluation.py.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.thought import Tuning
from brushpass.games.microfilms.rules.cards import (
    BROKER,
    CROUPIER_WINS,
    JOURNALIST,
    LETTER,
    MICROFILM,
    NATIONS,
    NONE,
    STEAL,
)
from brushpass.games.microfilms.rules.ending import lone_nation
from brushpass.games.microfilms.rules.state import TURN, State
from brushpass.games.microfilms.thought.alliance import lone_nations, worth_showing

WIN: Final = 0.9  # as the search counts it
# To win or lose together (M8.13) tells nothing of who plays better: so much it counts all the same.
TOGETHER: Final = 0.2
# Games are short here, and most of what comes later is luck.
TUNING: Final = Tuning(horizon=6, all_won=TOGETHER, none_won=-TOGETHER)

# How likely, at the own turn:
STRIKES: Final = 0.8  # who is ready attempts
CLEARS: Final = 0.65  # a Suspect is Cleared
LEARNS: Final = 0.35  # the letter that decides about a microfilm turns up, if it is in play
LOCATES: Final = 0.7  # a broker who knows both letters names them
TAKES: Final = 0.95  # a microfilm on top of the discard deck is taken

RESPITE: Final = 0.5  # turns by which a Steal card in a player's hand puts off the ten francs
NEVER: Final = 1000


def evaluate(s: State, seat: i64) -> float:
    one = Contender(s, 0, seat)
    two = Contender(s, 1, seat)
    first = s.active if s.phase == TURN else 1 - s.active
    player, rival = (one, two) if first == 0 else (two, one)
    turns = RESPITE * float(s.hands[0].cards[STEAL] + s.hands[1].cards[STEAL])
    turns += float(CROUPIER_WINS - s.francs[s.seats])  # M8.7: one after each turn,
    if s.hands[s.seats].size < 2:
        turns += float(2 - s.hands[s.seats].size)  # but not while he draws (M8.6)
    top = s.discard[-1] if s.discard else NONE
    expected = 0.0
    nth: i64 = 0
    while turns > 0.0:
        expected += player.take_turn(nth, top, 1.0 if turns > 1.0 else turns) * rival.left()
        top = NONE
        turns -= 1.0
        nth += 1
        player, rival = rival, player
    return WIN * (expected - TOGETHER * one.left() * two.left())


@final
class Contender:
    """One player, as likely a Suspect, Cleared or ready as this is; the rest has struck."""

    def __init__(self, s: State, place: i64, seat: i64) -> None:
        self.s = s
        self.place = place
        self.side = 1.0 if place == seat else -1.0
        self.own: i64 = s.identity[place]
        self.lone = lone_nations(s, place)  # as far as the player knows
        self.armed = False
        self.aim = 0.0  # what showing the microfilm in hand comes to
        self.hint = 0.0  # how likely the player learns what one is worth that is not shown yet
        self.hinted = 0.0  # and what showing that comes to
        self.look_at_hand()
        self.find = 0.0  # how likely a draw brings a microfilm to show
        self.found = 0.0  # and what showing it comes to
        self.look_at_deck()
        self.names = self.when_located()
        cleared = s.cleared[place]
        self.suspect = 0.0 if cleared else 1.0
        self.ready = 1.0 if cleared and self.armed else 0.0
        self.clean = 1.0 - self.suspect - self.ready
        self.gain = self.ready * self.aim  # of being ready

    def shows(self, nation: i64) -> bool:
        return worth_showing(nation, self.own, self.lone)

    def shown(self, nation: i64) -> float:
        """What an agent's attempt comes to for the seat: M7.5, M8.13."""
        lone = lone_nation(self.s)
        if self.own == lone:
            return self.side
        rivals = self.s.identity[1 - self.place] == lone
        if nation == lone:
            return self.side if rivals else TOGETHER
        return -self.side if rivals else -TOGETHER

    def look_at_hand(self) -> None:
        s = self.s
        hand = s.hands[self.place].cards
        other = 1 - self.place
        for nation in range(NATIONS):
            if hand[MICROFILM + nation] == 0 or nation == self.own:
                continue
            known = (s.known[other] >> self.place) & 1 == 1
            if s.second[self.place] == JOURNALIST and known and s.identity[other] == nation:
                self.armed = True
                self.aim = self.side  # M7.6
                return
            if self.shows(nation):
                self.armed = True
                self.aim = self.shown(nation)
            else:
                for third in range(NATIONS):
                    if third != s.absent and third != nation and third != self.own:
                        self.hint = 0.0 if third == lone_nation(s) else LEARNS
                self.hinted = self.shown(nation)

    def look_at_deck(self) -> None:
        deck = self.s.deck
        films = 0.0
        for nation in range(NATIONS):
            if deck.cards[MICROFILM + nation] and self.shows(nation):
                films += 1.0
                self.found += self.shown(nation)
        if films > 0.0:
            self.found /= films
            self.find = films / float(deck.size)

    def when_located(self) -> i64:
        """After how many turns a broker can name both letters (M7.8)."""
        s = self.s
        if s.second[self.place] != BROKER:
            return NEVER
        mine: i64 = 0
        known: i64 = 0
        for kind in range(LETTER, LETTER + NATIONS):
            mine += s.hands[self.place].cards[kind]
            known += s.hands[1 - self.place].sure(self.place, kind)
            known += s.hands[s.seats].sure(self.place, kind)
        for kind in s.discard:
            if LETTER <= kind < LETTER + NATIONS:
                known += 1
        if mine + known < 2:
            # The other one is in the deck rather than in a hand, if that is large enough.
            hands = s.hands[1 - self.place].size + s.hands[s.seats].size
            if mine == 0 or s.evening == 1 or s.deck.size * 2 < hands * 3:
                return NEVER
        return s.deck.size if s.evening == 1 else 0

    def left(self) -> float:
        return self.suspect + self.clean + self.ready

    def take_turn(self, nth: i64, top: i64, part: float) -> float:
        """A turn, or the part of one that is still to come: what striking in it gains."""
        struck = STRIKES * part * self.gain
        self.ready -= STRIKES * part * self.ready
        self.gain -= struck
        if nth >= self.names:
            located = LOCATES * part * self.clean
            self.clean -= located
            struck += self.side * located
        if top != NONE and top < LETTER and self.shows(top):
            self.arm(TAKES * self.clean, self.shown(top))
        else:
            self.arm(self.find * self.clean, self.found)
        self.arm(self.hint * self.clean, self.hinted)
        cleared = CLEARS * self.suspect
        self.suspect -= cleared
        self.clean += cleared
        if self.armed:
            self.arm(cleared, self.aim)
        return struck

    def arm(self, likely: float, gain: float) -> None:
        self.clean -= likely
        self.ready += likely
        self.gain += likely * gain

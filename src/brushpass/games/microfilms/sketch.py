"""The sensible player of bot.py in a hurry, for imagined games: reads the state, counts no deals.

It uses what its seat would know: the own hand, the cards it is sure of, the letters it has seen and
what lies open. Where bot.py counts or samples deals, a share of the unseen cards must do.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.game import Action
from brushpass.games.microfilms import actions as a
from brushpass.games.microfilms.cards import (
    ACE,
    BLOODSTAINED,
    BROKER,
    CASH_OUT,
    COPIES,
    HITMAN,
    HUSH_MONEY,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
    TURNS_A_SEAT,
)
from brushpass.games.microfilms.state import BLACKMAILED, BRIBED, DISCARD, OFFER, Pack, State

GOOD_ODDS: Final = 0.6  # as in bot.py, where the reasons are
BOLD_ODDS: Final = 0.5
LATE_ODDS: Final = 0.34
NOISE: Final = 40  # tenths
LURK: Final = 7
LETTERS_IN_PLAY: Final = 2  # besides the one in the box


@final
class Eye:
    """What one seat sees of a state, as far as the rules of thumb ask for it."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.identity: i64 = s.identity[seat]
        self.trade: i64 = s.second[seat] if s.duel else s.identity[seat]
        self.agent = self.identity < NATIONS
        self.cleared = s.cleared[seat]
        self.francs: i64 = s.francs[seat]
        self.hand = s.hands[seat].cards
        self.lone: i64 = 0  # nations that may stand alone, as bits
        self.lones: i64 = 0  # how many
        for nation in range(NATIONS):
            if nation != s.absent and not (s.met[seat] >> (LETTER + nation)) & 1:
                self.lone |= 1 << nation
                self.lones += 1
        self.film = self.best_film()

    def win_with(self, nation: i64) -> float:
        """M7.3, M7.4."""
        if nation == self.identity:
            return 0.0
        good = (self.lone >> nation) & 1
        if self.agent:
            good += (self.lone >> self.identity) & 1
        return float(good) / float(self.lones)

    def card(self, kind: i64) -> float:
        """What keeping a card is worth to this identity."""
        if kind < LETTER:
            if self.trade == JOURNALIST and kind != self.identity:
                return 11.0
            if self.agent:
                return 6.2 if kind == self.identity else 1.0 + 13.0 * self.win_with(kind)
            return 3.0
        if kind < ACE:
            return 8.0 if self.trade == BROKER else 3.5
        if kind == ACE:
            return 9.0 if self.trade == HITMAN else 1.0
        if kind == CASH_OUT:
            return 5.0
        if not self.cleared:
            return 6.0
        return 7.0 if self.trade == INTERPOL else 4.5

    def best_film(self) -> float:
        best = 0.0
        for nation in range(NATIONS):
            if self.hand[MICROFILM + nation]:
                value = self.card(MICROFILM + nation)
                if value > best:
                    best = value
        return best

    def cheapest(self) -> float:
        least = 99.0
        for kind in range(KINDS):
            if self.hand[kind]:
                value = self.card(kind)
                if value < least:
                    least = value
        return least

    def sure(self, pack: Pack, kind: i64) -> i64:
        return pack.sure[self.seat * KINDS + kind]

    def unknown(self, pack: Pack) -> i64:
        """How many cards there the seat is not sure of."""
        left = pack.size
        for kind in range(KINDS):
            left -= pack.sure[self.seat * KINDS + kind]
        return left

    def hidden(self) -> i64:
        """All cards whose kind the seat does not know, the one in the box among them."""
        total = 1 + self.unknown(self.s.deck)
        for place in range(len(self.s.hands)):
            if place != self.seat:
                total += self.unknown(self.s.hands[place])
        return total

    def missing(self, kind: i64) -> i64:
        """How many cards of a kind are among them."""
        s = self.s
        left: i64 = COPIES[kind] - self.hand[kind] - s.deck.sure[self.seat * KINDS + kind]
        for place in range(len(s.hands)):
            if place != self.seat:
                left -= s.hands[place].sure[self.seat * KINDS + kind]
        for other in s.discard:
            if other == kind:
                left -= 1
        return left

    def holds(self, place: i64, wanted: i64) -> float:
        """Roughly how likely a hand holds one of these kinds."""
        pack = self.s.hands[place]
        left: i64 = 0
        for kind in range(KINDS):
            if (wanted >> kind) & 1:
                if self.sure(pack, kind):
                    return 1.0
                if not (pack.lacks[self.seat] >> kind) & 1:
                    left += self.missing(kind)
        if left <= 0:
            return 0.0
        without = 1.0 - float(left) / float(self.hidden())
        none = 1.0
        for _ in range(self.unknown(pack)):
            none *= without
        return 1.0 - none

    def is_agent(self, place: i64, nation: i64) -> float:
        s = self.s
        if (s.known[place] >> self.seat) & 1:
            return 1.0 if s.identity[place] == nation else 0.0
        if (s.denied[place] >> nation) & 1:
            return 0.0
        places: i64 = 0
        for other in range(len(s.hands)):
            if (s.known[other] >> self.seat) & 1:
                if s.identity[other] == nation:
                    return 0.0
            elif not (s.denied[other] >> nation) & 1:
                places += 1
        return 1.0 / float(places)

    def claim(self, nation: i64) -> float:
        """M8.17."""
        if not (self.lone >> nation) & 1:
            return 0.0
        right = self.is_agent(1 - self.seat, nation) / float(self.lones)
        return right * self.holds(self.s.seats, 1 << (MICROFILM + nation)) if right > 0.0 else 0.0

    def letters_at(self, location: i64) -> i64:
        """How many letters the seat knows to lie there."""
        s = self.s
        letters: i64 = 0
        if location == a.DISCARDS:
            for kind in s.discard:
                if LETTER <= kind < ACE:
                    letters += 1
            return letters
        pack = s.deck if location == a.DECK else s.hands[self.place(location)]
        for kind in range(LETTER, ACE):
            letters += self.hand[kind] if location == self.seat else self.sure(pack, kind)
        return letters

    def room_at(self, location: i64) -> i64:
        """How many cards there may be letters for all that the seat knows."""
        if location == a.DISCARDS or location == self.seat:
            return 0
        s = self.s
        return self.unknown(s.deck if location == a.DECK else s.hands[self.place(location)])

    def locate(self, one: i64, two: i64) -> float:
        """M7.8: known letters where they are, the others by the number of cards."""
        found: i64 = self.letters_at(one)
        found += 0 if one == two else self.letters_at(two)
        known: i64 = self.letters_at(a.DECK) + self.letters_at(a.DISCARDS)
        for place in range(len(self.s.hands)):
            known += self.letters_at(a.CROUPIER if place == self.s.seats else place)
        if known != found or found > LETTERS_IN_PLAY:
            return 0.0
        if one != two and (self.letters_at(one) > 1 or self.letters_at(two) > 1):
            return 0.0
        unknown = float(self.hidden() - 1)
        if known == LETTERS_IN_PLAY or unknown <= 0.0:
            return 1.0 if known == LETTERS_IN_PLAY else 0.0
        first = float(self.room_at(one)) / unknown
        second = float(self.room_at(two)) / unknown
        if known == 0:
            return first * first if one == two else 2.0 * first * second
        return second if one == two or self.letters_at(one) else first

    def place(self, aim: i64) -> i64:
        return self.s.seats if aim == a.CROUPIER else aim

    def win(self, action: Action) -> float:
        """The chance that an attempt wins; below nothing if the action is none."""
        if isinstance(action, a.Reveal):
            return self.win_with(action.nation)
        if isinstance(action, a.Claim):
            return self.claim(action.nation)
        if isinstance(action, a.Expose):
            return self.is_agent(self.place(action.aim), action.nation)
        if isinstance(action, a.Shoot):
            return self.holds(self.place(action.aim), 1 << ACE)
        if isinstance(action, a.Arrest):
            return self.holds(self.place(action.aim), BLOODSTAINED)
        if isinstance(action, a.Locate):
            return self.locate(action.one, action.two)
        return -1.0

    def wants_film(self) -> bool:
        return self.agent or self.trade == JOURNALIST


def choose(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    if s.phase == BRIBED:
        return answer_bribe(s, seat, chance)
    eye = Eye(s, seat)
    if s.phase == BLACKMAILED:
        return answer_blackmail(eye)
    if s.phase == OFFER or s.phase == DISCARD:
        return let_go(eye, legal)
    best = legal[0]
    best_value = -1.0
    for option in legal:
        value = worth(eye, option) + float(chance.pick(NOISE)) / 10.0
        if value > best_value:
            best, best_value = option, value
    return best


def answer_bribe(s: State, seat: i64, chance: Chance) -> Action:
    if s.cleared[s.active]:
        return a.ACCEPT
    room = s.hands[seat].size < (2 if s.cleared[seat] else 1)
    return a.ACCEPT if chance.pick(100) < (55 if room else 25) else a.DECLINE


def answer_blackmail(eye: Eye) -> Action:
    if eye.hand[CASH_OUT]:
        return a.BLOWBACK
    if eye.francs >= HUSH_MONEY and (eye.cleared or eye.film > 8.0 or eye.francs > HUSH_MONEY):
        return a.PAY_OFF
    return a.REFUSE


def let_go(eye: Eye, legal: Sequence[Action]) -> Action:
    best = legal[0]
    least = 99.0
    for option in legal:
        if isinstance(option, a.Offer):
            value = -1.0 if plants(eye, option.kind) else eye.card(option.kind)
        else:
            assert isinstance(option, a.Discard)
            value = eye.card(option.kind)
            if option.kind == ACE or option.kind < LETTER:
                value += 3.0  # it costs two francs (M6.3); the next player can take it
        if value < least:
            best, least = option, value
    return best


def plants(eye: Eye, kind: i64) -> bool:
    """Whether passing this card on prepares the own attempt."""
    s = eye.s
    if eye.trade == HITMAN:
        return kind == ACE
    suspect = s.target >= 0 and not s.cleared[s.target]
    evidence = (BLOODSTAINED >> kind) & 1 == 1
    return eye.trade == INTERPOL and s.evening > 1 and evidence and suspect


def worth(eye: Eye, option: Action) -> float:
    if isinstance(option, a.Pass):
        return 9.0 if eye.francs < 2 else 3.0
    if isinstance(option, a.Draw):
        return worth_drawing(eye)
    if isinstance(option, a.Bribe):
        return worth_bribing(eye, eye.place(option.aim))
    if isinstance(option, a.Interrogate):
        return worth_asking(eye, eye.place(option.aim)) - (0.0 if option.paid else 4.0)
    if isinstance(option, a.Blackmail):
        return worth_blackmailing(eye, eye.place(option.aim), option.kind)
    if isinstance(option, a.TakeTop):
        return worth_taking(eye)
    if isinstance(option, a.CashOut):
        return 20.0 if eye.francs < 2 and not eye.cleared else 6.0
    if isinstance(option, a.Steal):
        return worth_stealing(eye, eye.place(option.aim))
    odds = eye.win(option)
    enough = GOOD_ODDS if eye.agent else BOLD_ODDS
    if eye.s.turn > (TURNS_A_SEAT - 2) * eye.s.seats:
        enough = LATE_ODDS
    return 100.0 + 100.0 * odds if odds >= enough else -100.0


def worth_drawing(eye: Eye) -> float:
    if eye.wants_film() and eye.film < 8.0:
        return 22.0 if eye.cleared else 13.0
    if eye.trade == HITMAN and eye.hand[ACE] == 0:
        return 14.0
    return 13.0 if eye.s.evening == 1 and eye.trade >= BROKER else 7.0


def worth_taking(eye: Eye) -> float:
    kind = eye.s.discard[-1]
    value = eye.card(kind)
    if kind < LETTER and eye.wants_film() and value > 8.0 and eye.film < value:
        return 45.0
    return value


def worth_bribing(eye: Eye, target: i64) -> float:
    s = eye.s
    if eye.trade == HITMAN and eye.hand[ACE]:
        return 50.0
    if eye.trade == INTERPOL and s.evening > 1 and not s.cleared[target]:
        for kind in range(KINDS):
            if (BLOODSTAINED >> kind) & 1 and eye.hand[kind]:
                return 40.0
    if eye.cleared:
        return -5.0
    if target == s.seats:
        return 44.0 - 2.0 * eye.cheapest()
    return 26.0 - 2.0 * eye.cheapest()


def worth_stealing(eye: Eye, target: i64) -> float:
    there = eye.s.francs[target]
    if target == eye.s.seats and there >= LURK:
        return 70.0
    return 4.0 + 3.0 * float(there if there < 2 else 2)


def worth_blackmailing(eye: Eye, target: i64, kind: i64) -> float:
    s = eye.s
    size = s.hands[target].size
    value = 6.0 if eye.cleared else 27.0
    if s.cleared[target]:
        value += 4.0
    if s.francs[target] >= HUSH_MONEY:
        value -= 6.0
    if size == 0 and eye.cleared:
        value -= 10.0
    if eye.wants_film():
        for nation in range(NATIONS):
            if eye.sure(s.hands[target], MICROFILM + nation):
                value += eye.card(MICROFILM + nation) / float(size)
    if kind >= 0:
        value += 2.0
    return value if target < s.seats else value + 4.0


def worth_asking(eye: Eye, target: i64) -> float:
    s = eye.s
    unseen = eye.unknown(s.hands[target])
    hidden = target < s.seats and not (s.known[target] >> eye.seat) & 1
    if unseen == 0 and not hidden:
        return -10.0
    if eye.trade == JOURNALIST:
        if not hidden:
            return 0.0
        return (24.0 if eye.film > 0.0 else 12.0) / float(s.hands[target].size + 1) + 6.0
    if unseen == 0:
        return 2.0
    if eye.trade == HITMAN:
        return 8.0 + 20.0 * eye.holds(target, 1 << ACE)
    if eye.trade == INTERPOL and s.evening > 1 and not s.cleared[target]:
        return 20.0
    if eye.trade == BROKER and s.evening > 1:
        return 18.0
    return 5.0

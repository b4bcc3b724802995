"""Who learns which fact: the page to read when auditing this game's secrets."""

from collections.abc import Sequence

from brushpass.core.post import Post
from brushpass.games.microfilms.rules.cards import HIDDEN, NONE
from brushpass.games.microfilms.rules.tell import Tell
from brushpass.games.microfilms.speech import messages as m


class Teller(Tell):
    """Who learns each fact."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def began(self, absent: int, starter: int, francs: Sequence[int]) -> None:
        self.post.all(m.Began(absent, starter, list(francs)))

    def dealt(self, seat: int, identity: int, second: int, card: int) -> None:
        self.post.only(seat, m.Dealt(seat, identity, second, card))
        self.post.others(seat, m.Dealt(seat, HIDDEN, HIDDEN, HIDDEN))

    def turn(self, seat: int, nth: int) -> None:
        self.post.all(m.Turn(seat, nth))

    def drew(self, seat: int, card: int) -> None:
        self.post.only(seat, m.Drew(seat, card))
        self.post.others(seat, m.Drew(seat, HIDDEN))

    def took_top(self, seat: int, card: int) -> None:
        self.post.all(m.TookTop(seat, card))

    def passed(self, seat: int, francs: int) -> None:
        self.post.all(m.Passed(seat, francs))

    def bribed(self, seat: int, target: int) -> None:
        self.post.all(m.Bribed(seat, target))

    def offered(self, seat: int, target: int, card: int) -> None:
        self.post.only(seat, m.Offered(seat, target, card))
        self.post.others(seat, m.Offered(seat, target, HIDDEN))

    def accepted(self, seat: int, target: int, card: int) -> None:
        # The Croupier, who may be one of the two, has no box.
        closed = m.Accepted(seat, target, HIDDEN)
        self.post.some((seat, target), m.Accepted(seat, target, card), closed)

    def declined(self, seat: int, target: int, francs: int) -> None:
        self.post.all(m.Declined(seat, target, francs))

    def spent(self, seat: int, card: int) -> None:
        self.post.all(m.Spent(seat, card))

    def paid(self, seat: int, francs: int) -> None:
        self.post.all(m.Paid(seat, francs))

    def stole(self, seat: int, target: int, francs: int) -> None:
        self.post.all(m.Stole(seat, target, francs))

    def cashed_out(self, seat: int, francs: int) -> None:
        self.post.all(m.CashedOut(seat, francs))

    def interrogated(self, seat: int, target: int, seen: int) -> None:
        # M5.5: the one who was interrogated is told no more than the rest.
        self.post.only(seat, m.Interrogated(seat, target, seen))
        self.post.others(seat, m.Interrogated(seat, target, HIDDEN))

    def blackmailed(self, seat: int, target: int) -> None:
        self.post.all(m.Blackmailed(seat, target))

    def paid_off(self, seat: int, target: int, francs: int) -> None:
        self.post.all(m.PaidOff(seat, target, francs))

    def blowback(self, seat: int, target: int, card: int) -> None:
        self.post.all(m.Blowback(seat, target, card))

    def refused(self, seat: int, target: int, card: int) -> None:
        closed = m.Refused(seat, target, HIDDEN)
        self.post.some((seat, target), m.Refused(seat, target, card), closed)

    def took_nothing(self, seat: int, target: int) -> None:
        self.post.all(m.Refused(seat, target, NONE))

    def discarded(self, seat: int, card: int, francs: int) -> None:
        self.post.all(m.Discarded(seat, card, francs))

    def shuffled(self, evening: int, cards: int) -> None:
        self.post.all(m.Shuffled(evening, cards))

    def attempted(self, seat: int, identity: int, aims: Sequence[int], card: int) -> None:
        self.post.all(m.Attempted(seat, identity, list(aims), card))

    def checked(self, seat: int, right: bool) -> None:
        self.post.all(m.Checked(seat, right))

    def saw_identity(self, seat: int, target: int, identity: int) -> None:
        self.post.only(seat, m.SawIdentity(seat, target, identity))
        self.post.others(seat, m.SawIdentity(seat, target, HIDDEN))

    def saw_cards(self, seat: int, target: int, cards: Sequence[int]) -> None:
        self.post.only(seat, m.SawCards(seat, target, list(cards)))
        self.post.others(seat, m.SawCards(seat, target, []))

    def eliminated(self, seat: int, cards: Sequence[int], francs: int) -> None:
        self.post.all(m.Eliminated(seat, list(cards), francs))

    def croupier_drew(self) -> None:
        self.post.all(m.CroupierDrew())

    def croupier_played(self, francs: int, discarded: int) -> None:
        self.post.all(m.CroupierPlayed(francs, discarded))

    def finished(
        self,
        ending: str,
        winners: Sequence[int],
        box: int,
        identities: Sequence[int],
        hands: Sequence[Sequence[int]],
    ) -> None:
        cards = [list(hand) for hand in hands]
        self.post.all(m.Finished(ending, list(winners), box, list(identities), cards))

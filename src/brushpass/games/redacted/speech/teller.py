"""Who learns which fact: the page to read when auditing this game's secrets."""

from collections.abc import Sequence

from brushpass.core.post import Post
from brushpass.core.wire import Message
from brushpass.games.redacted.rules.cards import HIDDEN
from brushpass.games.redacted.rules.tell import Tell
from brushpass.games.redacted.speech.messages.danger_zone import (
    Alert,
    Claimed,
    Fought,
    Guard,
    Jamming,
    Lost,
    MetGuard,
    Prize,
    Vip,
)
from brushpass.games.redacted.speech.messages.house import (
    Armed,
    Boarded,
    Bombed,
    Called,
    Cracked,
    Drew,
    Dropped,
    Hacked,
    Healed,
    Kept,
    Lights,
    Locked,
    PutIn,
    Reception,
    TookOut,
    Used,
)
from brushpass.games.redacted.speech.messages.meetings import (
    Arrested,
    Disgraced,
    Exchanged,
    Gave,
    Injured,
    Interrogated,
    Offered,
    Settled,
    Spared,
    Stole,
)
from brushpass.games.redacted.speech.messages.turns import (
    Began,
    Briefed,
    Finished,
    Knocked,
    LetPass,
    Passed,
    Scanned,
    SnackBreak,
    Stopped,
    Sworn,
    Turn,
    Unlocked,
    Walked,
)


class Teller(Tell):
    """Who learns each fact."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def _tell(self, eyes: int, known: Message, hidden: Message) -> None:
        """The seats in `eyes` learn all, the others and spectators the rest."""
        seats = len(self.post.boxes) - 1
        self.post.some([seat for seat in range(seats) if eyes >> seat & 1], known, hidden)

    def _secret(self, seat: int, known: Message, hidden: Message) -> None:
        self.post.only(seat, known)
        self.post.others(seat, hidden)

    def briefed(
        self, mission: int, factions: Sequence[int], starter: int, hideouts: Sequence[int]
    ) -> None:
        self.post.all(Briefed(mission, list(factions), starter, list(hideouts)))

    def sworn(self, seat: int, loyalty: int) -> None:
        self._secret(seat, Sworn(seat, loyalty), Sworn(seat, HIDDEN))

    def turn(self, seat: int, nth: int, points: Sequence[int]) -> None:
        self.post.all(Turn(seat, nth, list(points)))

    def passed(self, seat: int) -> None:
        self.post.all(Passed(seat))

    def began(self, seat: int, deed: int) -> None:
        self.post.all(Began(seat, deed))

    def finished(
        self,
        ending: int,
        winners: int,
        loyalties: Sequence[int],
        letters: int,
        points: Sequence[int],
    ) -> None:
        self.post.all(Finished(ending, winners, list(loyalties), letters, list(points)))

    def walked(self, seat: int, room: int, sneaking: bool) -> None:
        self.post.all(Walked(seat, room, sneaking))

    def scanned(self, viewer: int, seat: int, items: Sequence[int]) -> None:
        self._secret(
            viewer, Scanned(viewer, seat, list(items)), Scanned(viewer, seat, [HIDDEN] * len(items))
        )

    def stopped(self, seat: int) -> None:
        self.post.all(Stopped(seat))

    def snack_break(self, seat: int) -> None:
        self.post.all(SnackBreak(seat))

    def let_pass(self, seat: int, sneaker: int) -> None:
        self.post.all(LetPass(seat, sneaker))

    def knocked(self, seat: int, sneaker: int) -> None:
        self.post.all(Knocked(seat, sneaker))

    def unlocked(self, floor: int) -> None:
        self.post.all(Unlocked(floor))

    def exchanged(
        self, seat: int, other: int, attacked: int, outcome: int, first: int, second: int, eyes: int
    ) -> None:
        self._tell(
            eyes,
            Exchanged(seat, other, attacked, outcome, first, second, eyes),
            Exchanged(seat, other, attacked, outcome, HIDDEN, HIDDEN, eyes),
        )

    def offered(self, seat: int, other: int, given: int, healed: bool) -> None:
        self.post.all(Offered(seat, other, given, healed))

    def gave(self, giver: int, taker: int, item: int, eyes: int) -> None:
        self._tell(eyes, Gave(giver, taker, item, eyes), Gave(giver, taker, HIDDEN, eyes))

    def settled(self, seat: int, other: int, outcome: int) -> None:
        self.post.all(Settled(seat, other, outcome))

    def spared(self, seat: int, loser: int) -> None:
        self.post.all(Spared(seat, loser))

    def injured(self, seat: int, loser: int) -> None:
        self.post.all(Injured(seat, loser))

    def stole(self, seat: int, loser: int, item: int, eyes: int) -> None:
        self._tell(eyes, Stole(seat, loser, item, eyes), Stole(seat, loser, HIDDEN, eyes))

    def interrogated(self, seat: int, loser: int, card: int, added: int, eyes: int) -> None:
        hidden = Interrogated(seat, loser, HIDDEN, HIDDEN, eyes)
        for other in range(len(self.post.boxes) - 1):
            if eyes >> other & 1:
                self.post.only(other, Interrogated(seat, loser, card, HIDDEN, eyes))
            elif other == loser:  # who does not learn which of the three was seen
                self.post.only(other, Interrogated(seat, loser, HIDDEN, added, eyes))
            else:
                self.post.only(other, hidden)
        self.post.box(None).append(hidden)

    def arrested(self, seat: int, loser: int, wanted: bool, loyalty: int, eyes: int) -> None:
        self._tell(
            eyes,
            Arrested(seat, loser, wanted, loyalty, eyes),
            Arrested(seat, loser, wanted, HIDDEN, eyes),
        )

    def disgraced(self, seat: int, items: Sequence[int]) -> None:
        self.post.all(Disgraced(seat, list(items)))

    def drew(self, seat: int, item: int, fresh: bool) -> None:
        self._secret(seat, Drew(seat, item, fresh), Drew(seat, HIDDEN, fresh))

    def dropped(self, seat: int, item: int, objective: bool) -> None:
        self._secret(seat, Dropped(seat, item, objective), Dropped(seat, HIDDEN, objective))

    def armed(self, seat: int, weapons: Sequence[int]) -> None:
        self._secret(seat, Armed(seat, list(weapons)), Armed(seat, [HIDDEN] * len(weapons)))

    def kept(self, seat: int, weapon: int) -> None:
        self._secret(seat, Kept(seat, weapon), Kept(seat, HIDDEN))

    def reception(self, seat: int) -> None:
        self.post.all(Reception(seat))

    def locked(self, seat: int, floor: int) -> None:
        self.post.all(Locked(seat, floor))

    def healed(self, seat: int) -> None:
        self.post.all(Healed(seat))

    def called(self, seat: int, faction: int) -> None:
        self.post.all(Called(seat, faction))

    def lights(self, seat: int, dark: bool) -> None:
        self.post.all(Lights(seat, dark))

    def hacked(self, seat: int, victim: int, room: int, card: int) -> None:
        self._secret(seat, Hacked(seat, victim, room, card), Hacked(seat, victim, room, HIDDEN))

    def used(self, seat: int, item: int) -> None:
        self.post.all(Used(seat, item))

    def bombed(self, seat: int, faction: int) -> None:
        self.post.all(Bombed(seat, faction))

    def boarded(self, seat: int, faction: int) -> None:
        self.post.all(Boarded(seat, faction))

    def cracked(self, seat: int, colour: int, item: int) -> None:
        self._secret(seat, Cracked(seat, colour, item), Cracked(seat, colour, HIDDEN))

    def took_out(self, seat: int, colour: int, taken: bool) -> None:
        self.post.all(TookOut(seat, colour, taken))

    def put_in(self, seat: int, colour: int, filled: bool, item: int) -> None:
        self._secret(seat, PutIn(seat, colour, filled, item), PutIn(seat, colour, filled, HIDDEN))

    def alert(self, card: int, level: int) -> None:
        self.post.all(Alert(card, level))

    def guard(self, room: int, objective: bool) -> None:
        self.post.all(Guard(room, objective))

    def fought(self, seat: int, attacked: bool, outcome: int, card: int, weapon: int) -> None:
        self._secret(
            seat,
            Fought(seat, attacked, outcome, card, weapon),
            Fought(seat, attacked, outcome, HIDDEN, HIDDEN),
        )

    def met_guard(self, seat: int, room: int, outcome: int) -> None:
        self.post.all(MetGuard(seat, room, outcome))

    def prize(self, seat: int, vip: bool, item: int) -> None:
        self._secret(seat, Prize(seat, vip, item), Prize(seat, vip, HIDDEN))

    def claimed(self, seat: int, taken: bool) -> None:
        self.post.all(Claimed(seat, taken))

    def vip(self, room: int) -> None:
        self.post.all(Vip(room))

    def lost(self, seat: int, item: int) -> None:
        self.post.all(Lost(seat, item))

    def jamming(self, seat: int, disabled: bool) -> None:
        self.post.all(Jamming(seat, disabled))

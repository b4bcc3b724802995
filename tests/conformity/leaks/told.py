"""Leaks through what is told, to whom, how often and in how many bytes."""

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.post import Post
from brushpass.core.wire import Message
from brushpass.games.kompromat.actions import STOP
from brushpass.games.kompromat.cards import HIDDEN
from brushpass.games.kompromat.face import KompromatFace
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import State
from brushpass.games.kompromat.tell import Tell
from brushpass.games.kompromat.wire import Drew, Looked, Passed, Stunned, Teller, TookBack
from tests.conformity.leaks.bent import Bent, drawing_over, reworded, stack_at_hand


class Counted(Message, frozen=True, forbid_unknown_fields=True):
    number: int


class Padded(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    padding: str


class ToldBy(Bent):
    """The real rules, told by another teller."""

    kind: type[Teller] = Teller

    def __init__(self) -> None:
        super().__init__()
        self.face = BentFace(self.kind)


class BentFace(KompromatFace):
    def __init__(self, kind: type[Teller]) -> None:
        self.kind = kind

    def teller(self, post: Post) -> Tell:
        return self.kind(post)


class DrawToldToAll(ToldBy):
    """A drawn card is posted to all."""

    class kind(Teller):
        def drew(self, seat: int, place: int, card: int) -> None:
            self.post.all(Drew(seat, place, card))


class DrawToldToSpectators(ToldBy):
    """A drawn card is posted to those who only watch."""

    class kind(Teller):
        def drew(self, seat: int, place: int, card: int) -> None:
            self.post.only(1 - seat, Drew(seat, place, HIDDEN))
            self.post.others(1 - seat, Drew(seat, place, card))


class LookToldToAll(ToldBy):
    """What Night Vision shows is posted to all."""

    class kind(Teller):
        def looked(self, seat: int, cards: object) -> None:
            self.post.all(Looked(seat, list(cards)))  # type: ignore[call-overload]


class StunnedCardToldToUser(ToldBy):
    """Whoever fires the Stun Gun sees the card."""

    class kind(Teller):
        def stunned(self, seat: int, place: int, index: int, card: int) -> None:
            for player in range(2):
                self.post.only(player, Stunned(seat, place, index, card))
            self.post.only(-1, Stunned(seat, place, index, HIDDEN))


class TakenBackCardTold(ToldBy):
    """The card that the GPS Tracker returns is shown to the other."""

    class kind(Teller):
        def took_back(self, seat: int, place: int, card: int) -> None:
            self.post.all(TookBack(seat, place, card))


class HiddenCardHasAnId(ToldBy):
    """A card that a seat may not know gets a number that depends on it."""

    class kind(Teller):
        def drew_first(self, seat: int, card: int) -> None:
            self.post.only(seat, Drew(seat, -1, card))
            self.post.others(seat, Drew(seat, -1, HIDDEN - card % 2))


class SizeTellsCard(ToldBy):
    """A message grows with the card it keeps secret."""

    class kind(Teller):
        def drew(self, seat: int, place: int, card: int) -> None:
            self.post.only(seat, Drew(seat, place, card))
            self.post.others(seat, Padded(seat, place, "x" * (card % 3)))


class SharedCounter(ToldBy):
    """Letters are numbered across all boxes, and an odd card brings its owner one more."""

    class kind(Teller):
        def __init__(self, post: Post) -> None:
            super().__init__(post)
            self.number = 0

        def drew(self, seat: int, place: int, card: int) -> None:
            super().drew(seat, place, card)
            self.number += 2
            if card % 2:
                self.post.only(seat, Passed(seat))
                self.number += 1

        def stopped(self, seat: int, place: int) -> None:
            super().stopped(seat, place)
            self.number += 1
            self.post.all(Counted(self.number))


class ForcedStopInOtherWords(Bent):
    """A stop over 21 is told as a pass."""

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        if action is STOP and drawing_over(s):
            tell = reworded(tell, stopped=lambda seat, place: tell.passed(seat))
        GAME.follow(s, seat, action, chance, tell)


class ExtraMessageOver21(Bent):
    """One message more when a draw goes over 21."""

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        GAME.follow(s, seat, action, chance, tell)
        if drawing_over(s):
            tell.passed(seat)


class TotalToldAtStop(Bent):
    """The total is told when its owner stops, long before the reveal."""

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        if action is STOP:
            tell.total(seat, s.place, stack_at_hand(s).low)
        GAME.follow(s, seat, action, chance, tell)

"""What just happened, told to one seat in a sentence, and by which rule it did."""

from typing import Final

from brushpass.core.result import Result
from brushpass.core.seats import called
from brushpass.core.verdict import verdict as told
from brushpass.core.wire import Message
from brushpass.core.words import Voice
from brushpass.games.microfilms.rules.actions import CROUPIER, DECK
from brushpass.games.microfilms.rules.cards import (
    ACE_PRICE,
    BLACKMAIL_PRICE,
    BROKER,
    CARD_NAMES,
    HITMAN,
    IDENTITY_NAMES,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    NATION_NAMES,
    NATIONS,
    NONE,
)
from brushpass.games.microfilms.rules.ending import ENDINGS
from brushpass.games.microfilms.speech import messages as m

# How each identity wins (M7), and what each kind of card is for, as short as a card has room for.
_AGENT: Final = "Cleared, you end the game with a microfilm of the other side."
GOALS: Final = [
    *[_AGENT] * NATIONS,
    "Cleared, show a microfilm and name its agent.",
    "Cleared, name who holds the Ace of Spades.",
    "Cleared, from evening two: name where both letters are.",
    "Cleared, from evening two: arrest a Suspect with a bloodstained card.",
]
_FILM: Final = "Agents and the journalist win with it."
_LETTER: Final = "This nation is one of the two allies."
USES: Final = [
    *[_FILM] * NATIONS,
    *[_LETTER] * NATIONS,
    f"The hitman looks for it. Discarding it costs {ACE_PRICE} francs.",
    "Take francs, or threaten. Bloodstained.",
    "Look at a card, or threaten. Bloodstained.",
    "Take francs from the house, or ward off blackmail.",
]

# The rule by which each fact happens, where it is one and the same.
RULES: Final[dict[type[Message], str]] = {
    m.Began: "M2.1",
    m.Dealt: "M2.3",
    m.Turn: "M3.1",
    m.Drew: "M3.2",
    m.TookTop: "M3.2",
    m.Passed: "M3.3",
    m.Bribed: "M4.1",
    m.Offered: "M4.1",
    m.Declined: "M4.3",
    m.Spent: "M5.1",
    m.Stole: "M5.2",
    m.CashedOut: "M5.3",
    m.Blackmailed: "M5.7",
    m.PaidOff: "M5.8",
    m.Blowback: "M5.9",
    m.Shuffled: "M6.5",
    m.Checked: "",  # what is right follows from the identity, which was told before
    m.SawIdentity: "M7.6",
    m.SawCards: "MR19",
    m.Eliminated: "M7.12",
    m.CroupierDrew: "M8.6",
    m.CroupierPlayed: "M8.7",
}
AGENT_ATTEMPT: Final = "M7.2"
ATTEMPTS: Final = {JOURNALIST: "M7.6", HITMAN: "M7.7", BROKER: "M7.8", INTERPOL: "M7.10"}
# By the ending's number; the last two are called alike.
ENDED: Final = dict(
    zip(
        ENDINGS,
        [
            "MR40",
            "M7.2",
            "M7.6",
            "M7.7",
            "M7.8",
            "M7.10",
            "M8.16",
            "M8.12",
            "M8.11",
            "MR31",
            "MR31",
        ],
        strict=True,
    )
)


def rule_of(message: Message) -> str:
    match message:
        case m.Accepted(target=target):
            return "M8.8" if target == CROUPIER else "M4.2"
        case m.Paid(francs=paid):
            return "M5.7" if paid == BLACKMAIL_PRICE else "M5.4"
        case m.Interrogated(target=target):
            return "M8.10" if target == CROUPIER else "M5.4"
        case m.Refused(target=target, card=kind):
            return "MR25" if target == CROUPIER else "MR13" if kind == NONE else "M5.10"
        case m.Discarded(francs=paid):
            return "M6.3" if paid else "M6.2"
        case m.Attempted(identity=identity, aims=aims):
            claimed = identity not in ATTEMPTS and aims
            return "M8.16" if claimed else ATTEMPTS.get(identity, AGENT_ATTEMPT)
        case m.Finished(ending=ending):
            return ENDED[ending]
    return RULES[type(message)]


def verdict(result: Result, seat: int | None) -> str:
    """M8.11, M8.18: what both lose the Croupier wins. MR31: with nobody left to win, nobody has."""
    if result.drawn:
        return "Nobody won"
    return told(result, seat) + ("" if result.winners else " to the Croupier")


def francs(n: int) -> str:
    return "no francs" if n == 0 else "1 franc" if n == 1 else f"{n} francs"


def card(kind: int) -> str:
    return f"the {CARD_NAMES[kind]}" if kind >= 0 else "a card"


class Speaker(Voice):
    """Messages name the Croupier as actions do."""

    def __init__(self, seat: int | None, croupier: int = CROUPIER) -> None:
        super().__init__(seat)
        self.croupier = croupier

    def name(self, seat: int) -> str:
        return "Croupier" if seat == self.croupier else super().name(seat)

    def who(self, seat: int) -> str:
        return "The Croupier" if seat == self.croupier else super().who(seat)

    def whom(self, seat: int) -> str:
        return "the Croupier" if seat == self.croupier else super().whom(seat)

    def whose(self, seat: int) -> str:
        return "the Croupier's" if seat == self.croupier else super().whose(seat)

    def news(self, message: Message) -> str:
        for say in (self._set_up, self._turn, self._action, self._attempt):
            words = say(message)
            if words is not None:
                return words
        raise ValueError(f"no words for {message!r}")

    def _set_up(self, message: Message) -> str | None:
        match message:
            case m.Began(absent=absent, starter=starter):
                first = "you begin" if starter == self.seat else f"{called(starter)} begins"
                return f"{NATION_NAMES[absent]} stays home; {first}."
            case m.Dealt(seat=seat):
                if seat != self.seat:
                    return ""
                more = f" and the {IDENTITY_NAMES[message.second]}" if message.second >= 0 else ""
                return (
                    f"You are the {IDENTITY_NAMES[message.identity]}{more}. "
                    f"You hold {card(message.card)}."
                )
            case m.CroupierDrew():
                return "The Croupier draws a card."
            case m.CroupierPlayed(francs=taken, discarded=kind):
                if kind == NONE:
                    return f"The Croupier takes {francs(taken)} and is Cleared."
                return f"The Croupier takes {francs(taken)}, is Cleared and discards {card(kind)}."
            case m.Shuffled(evening=evening, cards=count):
                return f"The {count} discards are shuffled. Evening {evening} begins."
        return None

    def _turn(self, message: Message) -> str | None:
        match message:
            case m.Turn():
                return ""
            case m.Drew(seat=seat, card=kind):
                return f"{self.does(seat, 'draw')} {card(kind)}."
            case m.TookTop(seat=seat, card=kind):
                return f"{self.does(seat, 'take')} {card(kind)} from the discards."
            case m.Passed(seat=seat, francs=taken):
                taking = "take" if seat == self.seat else "takes"
                return f"{self.does(seat, 'pass')} and {taking} {francs(taken)}."
            case m.Bribed():
                return ""
            case m.Offered(seat=seat, target=target, card=kind):
                return f"{self.does(seat, 'offer')} {self.whom(target)} {card(kind)}."
            case m.Accepted(seat=seat, target=target, card=kind):
                cleared = "You are" if seat == self.seat else f"{called(seat)} is"
                return f"{self.does(target, 'accept')} {card(kind)}. {cleared} Cleared."
            case m.Declined(seat=seat, target=target, francs=paid):
                pays = "pay" if target == self.seat else "pays"
                declined = f"{self.does(target, 'decline')} and {pays} {self.whom(seat)}"
                return f"{declined} {francs(paid)}."
            case m.Discarded(seat=seat, card=kind, francs=paid):
                cost = f" for {francs(paid)}" if paid else ""
                return f"{self.does(seat, 'discard')} {card(kind)}{cost}."
        return None

    def _action(self, message: Message) -> str | None:
        match message:
            case m.Spent(seat=seat, card=kind):
                return f"{self.does(seat, 'play')} {card(kind)}."
            case m.Paid(seat=seat, francs=paid):
                return f"{self.does(seat, 'pay')} the house {francs(paid)}."
            case m.Stole(seat=seat, target=target, francs=taken):
                return f"{self.does(seat, 'steal')} {francs(taken)} from {self.whom(target)}."
            case m.CashedOut(seat=seat, francs=taken):
                return f"{self.does(seat, 'take')} {francs(taken)} from the house."
            case m.Interrogated(seat=seat, target=target, seen=seen):
                asked = f"{self.does(seat, 'interrogate')} {self.whom(target)}"
                if seen < 0:
                    return f"{asked}."
                if seen < KINDS:
                    return f"{asked} and see {card(seen)}."
                return f"{asked} and see the identity: {IDENTITY_NAMES[seen - KINDS]}."
            case m.Blackmailed(seat=seat, target=target):
                return f"{self.does(seat, 'blackmail')} {self.whom(target)}."
            case m.PaidOff(seat=seat, target=target, francs=paid):
                return f"{self.does(target, 'pay')} {self.whom(seat)} {francs(paid)}."
            case m.Blowback(target=target, card=kind):
                return f"{self.does(target, 'defend')} with a {CARD_NAMES[kind]}."
            case m.Refused(seat=seat, target=target, card=kind):
                loot = "nothing" if kind == NONE else card(kind)
                tokens = f"{self._is(seat)} Cleared, {self._is(target)} a Suspect"
                refused = self.does(target, "refuse")
                return f"{refused}: {tokens}, and {self.does(seat, 'take', inside=True)} {loot}."
        return None

    def _is(self, place: int) -> str:
        return "you are" if place == self.seat else f"{self.whom(place)} is"

    def _attempt(self, message: Message) -> str | None:
        match message:
            case m.Attempted(seat=seat, identity=identity, aims=aims, card=kind):
                return f"{self.does(seat, 'attempt')} a win: {self._claim(identity, aims, kind)}."
            case m.Checked(seat=seat, right=right):
                said = "You are" if seat == self.seat else f"{called(seat)} is"
                return f"{said} {'right' if right else 'wrong'}."
            case m.SawIdentity(seat=seat, target=target, identity=identity):
                if seat != self.seat:
                    return f"{called(seat)} looks at {self.whose(target)} identity."
                return f"You see {self.whose(target)} identity: {IDENTITY_NAMES[identity]}."
            case m.SawCards(seat=seat, target=target, cards=counts):
                place = "the draw deck" if target == DECK else f"{self.whose(target)} hand"
                if seat != self.seat:
                    return f"{called(seat)} looks at {place}."
                seen = [CARD_NAMES[kind] for kind, n in enumerate(counts) for _ in range(n)]
                return f"You see {place}: {', '.join(seen) or 'no card'}."
            case m.Eliminated(seat=seat, cards=kinds):
                left = ", ".join(CARD_NAMES[kind] for kind in kinds) or "no card"
                said = "You are" if seat == self.seat else f"{called(seat)} is"
                return f"{said} out and leave{'' if seat == self.seat else 's'} {left}."
            case m.Finished(ending=ending, winners=winners, box=box):
                duel = len(message.identities) > len(message.hands)  # each player has two
                seats = len(message.hands) - duel
                result = Result(ending, winners, [0.0] * seats, drawn=not winners and not duel)
                lone = NATION_NAMES[box - LETTER]
                return f"The end: {ending}. {verdict(result, self.seat)}. {lone} stood alone."
        return None

    def _claim(self, identity: int, aims: list[int], kind: int) -> str:
        named = [self.location(aim) for aim in aims]
        who = f"as the {IDENTITY_NAMES[identity]}"
        if identity == JOURNALIST:
            return f"{who}, with the {CARD_NAMES[kind]}, naming {named[0]}"
        if identity == HITMAN:
            return f"{who}, naming {named[0]} as the holder of the Ace"
        if identity == INTERPOL:
            return f"{who}, arresting {named[0]}"
        if identity == BROKER:
            return f"{who}, naming {' and '.join(dict.fromkeys(named))} for the letters"
        whence = f" from {named[0]}" if named else ""
        return f"{who}, showing the {CARD_NAMES[kind]}{whence}"

    def location(self, location: int) -> str:
        if location < CROUPIER:
            return "you" if location == self.seat else called(location)
        return ["the Croupier", "the draw deck", "the discards"][location - CROUPIER]

"""Everything a player can do, made once. Seats are a to f, and the Croupier has his title.

`kind` is the card that is given, used or shown, or NONE if francs are paid instead; `aim`, whom it
is done to. `attempt` marks the attempts to win (M7).
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brushpass.core.action import Action, numbered
from brushpass.core.seats import letter
from brushpass.games.microfilms.rules.cards import (
    CARD_WORDS,
    CASH_OUT,
    INTERROGATE,
    KINDS,
    MICROFILM,
    NATION_NAMES,
    NATIONS,
    NONE,
    STEAL,
)

CROUPIER: Final = 6  # in actions; at the table he sits behind the last seat
AIMS: Final = 7  # six seats and the Croupier
DECK: Final = 7  # locations go on with the two decks
DISCARDS: Final = 8
LOCATIONS: Final = 9


def aim_word(aim: int) -> str:
    if aim < CROUPIER:
        return letter(aim).lower()
    return ["croupier", "deck", "discards"][aim - CROUPIER]


@final
class Draw(Action):
    def __init__(self) -> None:
        super().__init__("draw")


@final
class TakeTop(Action):
    """Draw the top card of the discard deck."""

    def __init__(self) -> None:
        super().__init__("take top")


@final
class Pass(Action):
    def __init__(self) -> None:
        super().__init__("pass")


@mypyc_attr(allow_interpreted_subclasses=False)
class Aimed(Action):
    """Done to somebody: a seat, or CROUPIER."""

    def __init__(self, words: str, aim: int) -> None:
        super().__init__(f"{words} {aim_word(aim)}")
        self.aim = aim


@final
class Bribe(Aimed):
    def __init__(self, aim: int) -> None:
        super().__init__("bribe", aim)


@final
class Offer(Action):
    """The card that a bribe consists of."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"offer {CARD_WORDS[kind]}")
        self.kind = kind


@final
class Accept(Action):
    def __init__(self) -> None:
        super().__init__("accept")


@final
class Decline(Action):
    def __init__(self) -> None:
        super().__init__("decline")


@final
class Steal(Aimed):
    def __init__(self, aim: int) -> None:
        super().__init__("steal from", aim)
        self.kind = STEAL


@final
class CashOut(Action):
    def __init__(self) -> None:
        super().__init__("cash out")
        self.kind = CASH_OUT


@final
class Interrogate(Aimed):
    def __init__(self, words: str, aim: int, kind: int) -> None:
        super().__init__(words, aim)
        self.kind = kind


@final
class Blackmail(Aimed):
    def __init__(self, words: str, aim: int, kind: int) -> None:
        super().__init__(words, aim)
        self.kind = kind


@final
class PayOff(Action):
    def __init__(self) -> None:
        super().__init__("pay off")


@final
class Blowback(Action):
    def __init__(self) -> None:
        super().__init__("blowback")
        self.kind = CASH_OUT


@final
class Refuse(Action):
    def __init__(self) -> None:
        super().__init__("refuse")


@final
class Discard(Action):
    def __init__(self, kind: int) -> None:
        super().__init__(f"discard {CARD_WORDS[kind]}")
        self.kind = kind


@final
class Reveal(Action):
    """An agent's attempt with the microfilm of this nation."""

    def __init__(self, nation: int) -> None:
        super().__init__(f"reveal {NATION_NAMES[nation].lower()}")
        self.nation = nation
        self.kind = MICROFILM + nation
        self.attempt = True


@final
class Expose(Aimed):
    """The journalist's attempt."""

    def __init__(self, nation: int, aim: int) -> None:
        super().__init__(f"expose {NATION_NAMES[nation].lower()}", aim)
        self.nation = nation
        self.kind = MICROFILM + nation
        self.attempt = True


@final
class Shoot(Aimed):
    """The hitman's attempt."""

    def __init__(self, aim: int) -> None:
        super().__init__("shoot", aim)
        self.attempt = True


@final
class Locate(Action):
    """The information broker's attempt: the two locations, in order of their numbers."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"locate {aim_word(one)} {aim_word(two)}")
        self.one = one
        self.two = two
        self.attempt = True


@final
class Arrest(Aimed):
    """The Interpol officer's attempt."""

    def __init__(self, aim: int) -> None:
        super().__init__("arrest", aim)
        self.attempt = True


@final
class Claim(Action):
    """Show this microfilm from the Croupier's hand."""

    def __init__(self, nation: int) -> None:
        super().__init__(f"claim {NATION_NAMES[nation].lower()}")
        self.nation = nation
        self.aim = CROUPIER
        self.attempt = True


DRAW: Final = Draw()
TAKE_TOP: Final = TakeTop()
PASS: Final = Pass()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
CASH_IN: Final = CashOut()
PAY_OFF: Final = PayOff()
BLOWBACK: Final = Blowback()
REFUSE: Final = Refuse()
BRIBES: Final = [Bribe(aim) for aim in range(AIMS)]
OFFERS: Final = [Offer(kind) for kind in range(KINDS)]
STEALS: Final = [Steal(aim) for aim in range(AIMS)]
INTERROGATES: Final = [Interrogate("interrogate", aim, INTERROGATE) for aim in range(AIMS)]
PAID_INTERROGATES: Final = [Interrogate("pay interrogate", aim, NONE) for aim in range(AIMS)]
STEAL_BLACKMAILS: Final = [Blackmail("steal card blackmail", aim, STEAL) for aim in range(AIMS)]
ASK_BLACKMAILS: Final = [
    Blackmail("interrogate card blackmail", aim, INTERROGATE) for aim in range(AIMS)
]
PAID_BLACKMAILS: Final = [Blackmail("pay blackmail", aim, NONE) for aim in range(AIMS)]
DISCARDS_OF: Final = [Discard(kind) for kind in range(KINDS)]
REVEALS: Final = [Reveal(nation) for nation in range(NATIONS)]
EXPOSES: Final = [[Expose(nation, aim) for aim in range(AIMS)] for nation in range(NATIONS)]
SHOOTS: Final = [Shoot(aim) for aim in range(CROUPIER)]
LOCATES: Final = [[Locate(one, two) for two in range(LOCATIONS)] for one in range(LOCATIONS)]
ARRESTS: Final = [Arrest(aim) for aim in range(AIMS)]
CLAIMS: Final = [Claim(nation) for nation in range(NATIONS)]


def _all() -> list[Action]:
    actions: list[Action] = [DRAW, TAKE_TOP, PASS, ACCEPT, DECLINE]
    actions += [CASH_IN, PAY_OFF, BLOWBACK, REFUSE]
    actions += BRIBES
    actions += OFFERS
    actions += STEALS
    actions += INTERROGATES
    actions += PAID_INTERROGATES
    actions += STEAL_BLACKMAILS
    actions += ASK_BLACKMAILS
    actions += PAID_BLACKMAILS
    actions += DISCARDS_OF
    actions += REVEALS
    for nation in range(NATIONS):
        actions += EXPOSES[nation]
    actions += SHOOTS
    for one in range(LOCATIONS):
        actions += LOCATES[one][one:]
    actions += ARRESTS
    actions += CLAIMS
    return actions


ACTIONS: Final = numbered(_all())

"""What is being decided, as views show it: one type for each kind of frame (state.py).

All of it is public. On the wire the name of the kind tells them apart.
"""

from typing import Final

from brushpass.core.wire import Wire


def _kind(name: str) -> str:
    """GuardCombatDecision is a "guard combat"."""
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    return words.removesuffix(" decision").strip()


class Decision(Wire, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=_kind):
    """One that waits for an answer, on top of those it interrupts."""

    seat: int


class MoveDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """The turn's player walks, acts or stops."""


class ExchangeDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Both choose an interaction card, sealed."""

    other: int


class GiftsDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Both decide what to give, sealed."""

    other: int


class AcceptDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Whether to take a gift from `other` with a full hand."""

    other: int


class CombatDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Combat items."""

    other: int
    lead: int  # how many steps `seat` is ahead of `other`
    lead_of_cards: int  # before any combat item
    combat_items: bool  # some were played
    vest: bool  # one of them settled the fight
    passes: int  # in a row
    asked: int  # whose answer is awaited


class RewardDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """What to do to `other`."""

    other: int
    free: bool  # it is not the turn's action


class DropDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Which item to discard to make room; `other` is whom it is stolen from, or NONE."""

    other: int
    purpose: int  # state.py


class ShowDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """The Attack card that is added for an interrogation by `other`."""

    other: int


class DisplaceDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Where `other` must sneak out to."""

    other: int
    key: bool  # one was spent for it


class SneakDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """The next room of a sneaking out; rooms are bits."""

    passed: int
    avoid: int  # rooms to go to only if there is no other
    key: bool  # one was spent for it


class KnockDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Whether to knock `other` out, who sneaks through."""

    other: int


class NightDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Goggles in the dark: `other` is in the room, `seat` enters."""

    other: int
    asked: int  # whose answer is awaited
    goggles: int  # 1 `other` has shown them, 2 `seat`


class NightSneakDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Goggles against `other`, who sneaks through."""

    other: int


class HackDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Whether to hack `other`, who uses this room."""

    other: int
    room: int


class ArmsDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Which of two weapons to keep."""


class CrackDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Whether to take what is in the briefcase."""

    colour: int


class PutDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Whether to put something into the briefcase."""

    colour: int


class GuardDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """A card against a guard."""


class GuardCombatDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Combat items against a guard."""

    lead: int  # how many steps `seat` is ahead
    lead_of_cards: int  # before any combat item
    combat_items: bool  # some were played
    vest: bool  # one of them settled the fight


class PrizeDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Whether to take the objective of a beaten guard."""


class KitchenBreakDecision(Decision, frozen=True, forbid_unknown_fields=True):
    """Whether to call a snack break."""


AnyDecision = (
    MoveDecision
    | ExchangeDecision
    | GiftsDecision
    | AcceptDecision
    | CombatDecision
    | RewardDecision
    | DropDecision
    | ShowDecision
    | DisplaceDecision
    | SneakDecision
    | KnockDecision
    | NightDecision
    | NightSneakDecision
    | HackDecision
    | ArmsDecision
    | CrackDecision
    | PutDecision
    | GuardDecision
    | GuardCombatDecision
    | PrizeDecision
    | KitchenBreakDecision
)

DECISIONS: Final[tuple[type[AnyDecision], ...]] = AnyDecision.__args__  # by kind of frame
KIND: Final = {decision: kind for kind, decision in enumerate(DECISIONS)}

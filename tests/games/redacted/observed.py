"""What each part of an observation claims to carry, from the view, for tests/conformity."""

from collections.abc import Callable
from typing import Any, Final

from brushpass.games.redacted.observation.parts import EVEN, MOST
from brushpass.games.redacted.rules.cards import HIDDEN, NONE
from brushpass.games.redacted.speech.decisions import (
    KIND,
    AnyDecision,
    ExchangeDecision,
    GiftsDecision,
)
from brushpass.games.redacted.speech.wire import Agent, View


def me(v: View) -> Agent:
    assert v.seat is not None
    return v.agents[v.seat]


def each(of_agent: Callable[[Agent], Any]) -> Callable[[View], Any]:
    return lambda v: [of_agent(agent) for agent in v.agents]


def top(field: str, default: Any) -> Callable[[View], Any]:
    """Of the innermost decision, if its kind has it."""
    return lambda v: getattr(v.frames[-1], field, default) if v.frames else default


def kinds(frames: list[AnyDecision]) -> list[int]:
    return sorted(KIND[type(frame)] for frame in frames)


def seen(cards: list[int]) -> list[int]:
    return sorted(card for card in cards if card != HIDDEN)


def known(card: int) -> int:
    return NONE if card == HIDDEN else card


def to_act(v: View) -> list[int]:
    if not v.frames:
        return []
    frame = v.frames[-1]
    if isinstance(frame, ExchangeDecision | GiftsDecision):
        both = [frame.seat, frame.other]
        return sorted(seat for seat in both if v.agents[seat].choice == NONE)
    return [getattr(frame, "asked", frame.seat)]


CLAIMS: Final[dict[str, Callable[[View], Any]]] = {
    "me": lambda v: v.seat,
    "round": lambda v: min(v.round, MOST),
    "turn": lambda v: v.turn,
    "starter": lambda v: v.starter,
    "start": lambda v: v.start,
    "barred": lambda v: v.barred,
    "steps": lambda v: min(v.steps, MOST),
    "keyed": lambda v: v.keyed,
    "halt": lambda v: v.halt,
    "again": lambda v: v.again,
    "closing": lambda v: v.closing,
    "decision": lambda v: kinds(v.frames[-1:]),
    "interrupted": lambda v: kinds(v.frames[:-1]),
    "to act": to_act,
    "seat": top("seat", NONE),
    "other": top("other", NONE),
    "asked": top("asked", NONE),
    "lead": top("lead", -EVEN),
    "lead of cards": top("lead_of_cards", -EVEN),
    "combat items": top("combat_items", False),
    "vest": top("vest", False),
    "passes": top("passes", 0),
    "goggles": top("goggles", 0),
    "free": top("free", False),
    "purpose": top("purpose", NONE),
    "sneaks with a Key": top("key", False),
    "passed": top("passed", 0),
    "avoid": top("avoid", 0),
    "hacked room": top("room", NONE),
    "colour": top("colour", NONE),
    "factions": lambda v: sorted(v.factions),
    "rooms": each(lambda agent: agent.room),
    "injured": each(lambda agent: agent.injured),
    "knocked out": each(lambda agent: agent.down),
    "arrested": each(lambda agent: agent.arrested),
    "cleared": lambda v: v.cleared,
    "hacked": each(lambda agent: agent.hacked),
    "lock": lambda v: v.lock,
    "locker": lambda v: v.locker,
    "dark": lambda v: v.dark,
    "reception": lambda v: v.reception,
    "helicopter": lambda v: v.helicopter,
    "lost": lambda v: v.lost,
    "badge": lambda v: v.badge,
    "loyalty": each(lambda agent: known(agent.loyalty)),
    "letters": lambda v: v.letters,
    "item deck": lambda v: v.deck,
    "discard": lambda v: v.discard,
    "removed": lambda v: v.removed,
    "buried": lambda v: len(v.buried),
    "buried seen": lambda v: seen(v.buried),
    "items": each(lambda agent: len(agent.items)),
    "items seen": each(lambda agent: seen(agent.items)),
    "tile": lambda v: [tile != NONE for tile in v.tiles],
    "tile seen": lambda v: [known(tile) for tile in v.tiles],
    "sealed": lambda v: v.sealed,
    "gift": lambda v: v.gift != NONE,
    "gift seen": lambda v: known(v.gift),
    "weapons": each(lambda agent: len(agent.weapons)),
    "my weapons": lambda v: me(v).weapons,
    "spent": each(lambda agent: len(agent.spent)),
    "my spent": lambda v: me(v).spent,
    "armoury": lambda v: v.armoury,
    "found": lambda v: len(v.pending),
    "my find": lambda v: seen(v.pending),
    "sealed choice": each(lambda agent: agent.choice != NONE),
    "my choice": lambda v: me(v).choice,
    "exchanged": each(lambda agent: agent.shown != NONE),
    "shown": each(lambda agent: known(agent.shown)),
    "witness": lambda v: v.eyes,
    "attacked": lambda v: v.attacked,
    "points": each(lambda agent: agent.points),
    "hideout": each(lambda agent: agent.hideout),
    "alerts": lambda v: sorted(v.alerts),
    "guards": lambda v: sorted(v.guards),
    "prize": lambda v: v.prize,
    "objective": lambda v: v.prize_kind != NONE,
    "objective seen": lambda v: known(v.prize_kind),
    "objectives": lambda v: v.objectives,
    "bottom": lambda v: v.bottom,
    "dropped": lambda v: len(v.dropped),
    "dropped seen": lambda v: seen(v.dropped),
    "guard cards": lambda v: len(v.guard_cards),
    "guard cards seen": lambda v: seen(v.guard_cards),
    "VIP": lambda v: v.vip,
    "VIP done": lambda v: v.vip_done,
    "unjammed": lambda v: v.unjammed,
    "decoding": lambda v: v.decoding,
    "deliveries": lambda v: v.deliveries,
    "ending": lambda v: v.ending,
    "winners": lambda v: v.winners,
}

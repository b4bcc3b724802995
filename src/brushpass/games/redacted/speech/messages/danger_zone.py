"""Alerts, guards and objectives (R16)."""

from brushpass.core.wire import Message


class Alert(Message, frozen=True, forbid_unknown_fields=True):
    card: int
    level: int


class Guard(Message, frozen=True, forbid_unknown_fields=True):
    room: int
    objective: bool


class Fought(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    attacked: bool
    outcome: int
    card: int
    weapon: int


class MetGuard(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    room: int
    outcome: int


class Prize(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    vip: bool
    item: int


class Claimed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    taken: bool


class Vip(Message, frozen=True, forbid_unknown_fields=True):
    room: int


class Lost(Message, frozen=True, forbid_unknown_fields=True):
    """`item` is NONE for an injury."""

    seat: int
    item: int


class Jamming(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    disabled: bool


DangerZone = Alert | Guard | Fought | MetGuard | Prize | Claimed | Vip | Lost | Jamming

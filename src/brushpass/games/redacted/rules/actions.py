"""Everything a player can do, made once. R1.5: nothing of it shows a card to prove something."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.action import Action, numbered
from brushpass.games.redacted.rules.cards import (
    FACTIONS,
    ITEM_NAMES,
    KINDS,
    SHOWN_NAMES,
    WEAPON_NAMES,
)
from brushpass.games.redacted.rules.embassy import FLOORS, NAMES, ON_FLOOR, ROOMS


def _slug(name: str) -> str:
    return name.lower().replace("-", " ").replace("night vision ", "")


def _room_slug(room: int) -> str:
    name = _slug(NAMES[room])
    floor = FLOORS[room // ON_FLOOR].lower().split(" ", maxsplit=1)[0]
    return f"{floor} {name}" if NAMES.count(NAMES[room]) > 1 else name


@final
class Go(Action):
    """Walk, sneak or send somebody to a room."""

    def __init__(self, room: int) -> None:
        super().__init__(f"go {_room_slug(room)}")
        self.room: i64 = room


@final
class Escort(Action):
    def __init__(self, room: int) -> None:
        super().__init__(f"escort {_room_slug(room)}")
        self.room: i64 = room


@final
class Show(Action):
    """Choose an interaction card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"show {_slug(SHOWN_NAMES[card])}")
        self.card: i64 = card


@final
class Give(Action):
    def __init__(self, kind: int) -> None:
        super().__init__(f"give {_slug(ITEM_NAMES[kind])}")
        self.kind: i64 = kind


@final
class Drop(Action):
    def __init__(self, kind: int) -> None:
        super().__init__(f"drop {_slug(ITEM_NAMES[kind])}")
        self.kind: i64 = kind


@final
class Put(Action):
    def __init__(self, kind: int) -> None:
        super().__init__(f"put {_slug(ITEM_NAMES[kind])}")
        self.kind: i64 = kind


@final
class Use(Action):
    """Spend an item for what it does here."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"use {_slug(ITEM_NAMES[kind])}")
        self.kind: i64 = kind


@final
class Crack(Action):
    def __init__(self, colour: int) -> None:
        super().__init__(f"crack {('red', 'blue')[colour]} briefcase")
        self.colour: i64 = colour


@final
class Weapon(Action):
    """Keep this weapon from the Armoury, or add it to the cards of an interrogation."""

    def __init__(self, weapon: int) -> None:
        super().__init__(f"choose {WEAPON_NAMES[weapon]}")
        self.weapon: i64 = weapon


@final
class Call(Action):
    def __init__(self, faction: int) -> None:
        super().__init__(f"call {FACTIONS[faction].lower()} helicopter")
        self.faction: i64 = faction


@final
class Lock(Action):
    def __init__(self, floor: int) -> None:
        super().__init__(f"lock {FLOORS[floor].lower()}")
        self.floor: i64 = floor


@final
class Plain(Action):
    """An action that needs no more than its name."""


GO: Final = [Go(room) for room in range(ROOMS)]
ESCORT: Final = [Escort(room) for room in range(ROOMS)]
SHOW_CARD: Final = [Show(card) for card in range(len(SHOWN_NAMES))]
GIVE: Final = [Give(kind) for kind in range(KINDS)]
DROP_ITEM: Final = [Drop(kind) for kind in range(KINDS)]
PUT_ITEM: Final = [Put(kind) for kind in range(KINDS)]
USE: Final = [Use(kind) for kind in range(KINDS)]
CRACK_CASE: Final = [Crack(colour) for colour in range(2)]
CHOOSE: Final = [Weapon(weapon) for weapon in range(len(WEAPON_NAMES))]
CALL: Final = [Call(faction) for faction in range(len(FACTIONS))]
LOCK_FLOOR: Final = [Lock(floor) for floor in range(len(FLOORS))]

STOP: Final = Plain("stop")
SNACK: Final = Plain("snack break", recess=True)
SNEAK_OUT: Final = Plain("sneak out")
PASS: Final = Plain("pass")
SEARCH: Final = Plain("search storage")
ARM: Final = Plain("draw weapons")
BOARD: Final = Plain("board helicopter")
RECEPTION: Final = Plain("start reception")
REST: Final = Plain("heal in infirmary")
LIGHTS: Final = Plain("switch lights")
JAM: Final = Plain("switch jamming")
TAKE: Final = Plain("take it")
LEAVE: Final = Plain("leave it")
NOTHING: Final = Plain("give nothing")
HEAL: Final = Plain("heal partner")
REFUSE: Final = Plain("refuse gift")
INJURE: Final = Plain("injure")
STEAL: Final = Plain("steal")
INTERROGATE: Final = Plain("interrogate")
ARREST: Final = Plain("arrest")
NO_REWARD: Final = Plain("no reward")
LET_PASS: Final = Plain("let pass")
KNOCK_OUT: Final = Plain("knock out")
HACK_IT: Final = Plain("hack")


def _all() -> list[Action]:
    actions: list[Action] = [STOP, SNACK, SNEAK_OUT, PASS, SEARCH, ARM, BOARD, RECEPTION, REST]
    actions += [LIGHTS, JAM, TAKE, LEAVE, NOTHING, HEAL, REFUSE, INJURE, STEAL, INTERROGATE]
    actions += [ARREST, NO_REWARD, LET_PASS, KNOCK_OUT, HACK_IT]
    actions += GO
    actions += ESCORT
    actions += SHOW_CARD
    actions += GIVE
    actions += DROP_ITEM
    actions += PUT_ITEM
    actions += USE
    actions += CRACK_CASE
    actions += CHOOSE
    actions += CALL
    actions += LOCK_FLOOR
    return actions


ACTIONS: Final = numbered(_all())

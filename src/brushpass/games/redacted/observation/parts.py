"""What the numbers of an observation mean, part by part. Agents go by their letters."""

from typing import Final

from brushpass.core.observation import Part
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    COLOURS,
    FACTIONS,
    GOAL,
    HAND_LIMIT,
    HELICOPTERS,
    ITEM_NAMES,
    LOYALTY_NAMES,
    SHOWN_NAMES,
    WEAPON_CARDS,
    WEAPON_NAMES,
    WEAPONS,
)
from brushpass.games.redacted.rules.embassy import FLOORS, NAMES, ROOMS, name_of
from brushpass.games.redacted.rules.ending import ENDINGS
from brushpass.games.redacted.rules.hacking import OPERATED
from brushpass.games.redacted.speech.decisions import DECISIONS

MOST: Final = 255
ARMS: Final = WEAPONS * WEAPON_CARDS  # attack cards there are
ITEMS: Final = 40  # that can lie in one pile
EVEN: Final = 5  # a fight's cards, and all Hidden Weapons on one side
DEPTH: Final = 12  # decisions that can wait at once

DECISION: Final = tuple([str(decision.__struct_config__.tag) for decision in DECISIONS])
ROOM: Final = tuple([name_of(room) for room in range(ROOMS)])
FACTION: Final = tuple(FACTIONS)
LOYALTY: Final = tuple(LOYALTY_NAMES)
ITEM: Final = tuple(ITEM_NAMES)
WEAPON: Final = tuple(WEAPON_NAMES)
SHOWN: Final = tuple(SHOWN_NAMES)
COLOUR: Final = tuple(COLOURS)
FLOOR: Final = tuple(FLOORS)
OPERATED_ROOM: Final = tuple([NAMES[room] for room in OPERATED])
ALERT: Final = tuple([f"{level}, {name_of(room)}" for level, _, room in ALERTS])
ENDING: Final = (*ENDINGS, "not over")
HALT: Final = ("may walk", "may act", "done")
PURPOSE: Final = ("for the Storage", "for a theft", "for an objective")
GOGGLES: Final = ("inside", "entering")


def decision_parts(at: tuple[str, ...]) -> list[Part]:
    """Of the innermost decision; what its kind has no use for is 0."""
    return [
        Part("decision", "what is being decided", (DECISION,)),
        Part("interrupted", "decisions that wait below", (DECISION,), DEPTH),
        Part("to act", "is to decide now", (at,)),
        Part("seat", "whose decision it is", (at,)),
        Part("other", "whom it is about", (at,)),
        Part("asked", "in a fight or in the dark: whose answer is awaited", (at,)),
        Part("lead", "in a fight: steps ahead, and five", high=2 * EVEN),
        Part("lead of cards", "the same before any combat item", high=2 * EVEN),
        Part("combat items", "some were played"),
        Part("vest", "one of them settled the fight"),
        Part("passes", "passes in a row", high=2),
        Part("goggles", "were shown in the dark", (GOGGLES,)),
        Part("free", "a reward that is not the turn's action"),
        Part("purpose", "what an item is discarded for", (PURPOSE,)),
        Part("sneaks with a Key", "one was spent for this sneaking out"),
        Part("passed", "rooms of this sneaking out", (ROOM,)),
        Part("avoid", "rooms to sneak to only if there is no other", (ROOM,)),
        Part("hacked room", "the room that is hacked", (ROOM,)),
        Part("colour", "the briefcase in question", (COLOUR,)),
    ]


def turn_parts(at: tuple[str, ...]) -> list[Part]:
    return [
        Part("me", "my own seat", (at,)),
        Part("round", "the round, from 255 on no higher", high=MOST),
        Part("turn", "whose turn it is", (at,)),
        Part("starter", "who took the first turn", (at,)),
        Part("start", "the room where the turn began", (ROOM,)),
        Part("barred", "rooms not to be entered again in this turn", (ROOM,)),
        Part("steps", "rooms walked in this turn, from 255 on no more", high=MOST),
        Part("keyed", "locked doors stand open in this turn"),
        Part("halt", "how far the turn has come", (HALT,)),
        Part("again", "Interpol has another turn"),
        Part("closing", "the turn is over but for hacks"),
    ]


def house_parts(at: tuple[str, ...]) -> list[Part]:
    return [
        Part("factions", "plays in this game", (FACTION,)),
        Part("rooms", "stands there", (at, ROOM)),
        Part("injured", "is injured", (at,)),
        Part("knocked out", "is knocked out", (at,)),
        Part("arrested", "is arrested", (at,)),
        Part("cleared", "was arrested by mistake", (at,)),
        Part("hacked", "was hacked in this round", (at, OPERATED_ROOM)),
        Part("lock", "the floor that is locked away", (FLOOR,)),
        Part("locker", "by whom", (at,)),
        Part("dark", "the lights are out"),
        Part("reception", "it has begun"),
        Part("helicopter", "whose stands on the Helipad", (FACTION,)),
        Part("lost", "helicopters blown up", (FACTION,), HELICOPTERS),
        Part("badge", "has shown the badge", (at,)),
        Part("loyalty", "as far as I know", (at, LOYALTY)),
        Part("letters", "I know that the alliance letter is in the game", (FACTION,)),
    ]


def item_parts(at: tuple[str, ...]) -> list[Part]:
    return [
        Part("item deck", "items left", high=ITEMS),
        Part("discard", "items face up", (ITEM,), ITEMS),
        Part("removed", "items out of the game", (ITEM,), ITEMS),
        Part("buried", "items face down", high=ITEMS),
        Part("buried seen", "of these, known to me", (ITEM,), ITEMS),
        Part("items", "items in hand", (at,), HAND_LIMIT + 1),
        Part("items seen", "of these, known to me", (at, ITEM), HAND_LIMIT + 1),
        Part("tile", "something lies under it", (COLOUR,)),
        Part("tile seen", "what, as far as I know", (COLOUR, ITEM)),
        Part("sealed", "nothing was ever taken from it", (COLOUR,)),
        Part("gift", "an item is offered to a full hand"),
        Part("gift seen", "which, if I know", (ITEM,)),
    ]


def fight_parts(at: tuple[str, ...]) -> list[Part]:
    return [
        Part("weapons", "attack cards in hand", (at,), ARMS),
        Part("my weapons", "mine", (WEAPON,), ARMS),
        Part("spent", "attack cards in the private pile", (at,), ARMS),
        Part("my spent", "mine", (WEAPON,), ARMS),
        Part("armoury", "attack cards left", high=ARMS),
        Part("found", "weapons to choose from", high=2),
        Part("my find", "which, if I choose", (WEAPON,), 2),
        Part("sealed choice", "has chosen", (at,)),
        Part("my choice", "0 none, else its number and one", high=MOST),
        Part("exchanged", "showed a card in this interaction", (at,)),
        Part("shown", "which, if I saw it", (at, SHOWN)),
        Part("witness", "saw the exchange", (at,)),
        Part("attacked", "played an Attack in it", (at,)),
    ]


def zone_parts(at: tuple[str, ...]) -> list[Part]:
    """Of the Danger Zone alone."""
    return [
        Part("points", "points", (at,), 2 * GOAL),
        Part("hideout", "the agent's own", (at, ROOM)),
        Part("alerts", "drawn since the last guard", (ALERT,)),
        Part("guards", "a guard stands there", (ROOM,)),
        Part("prize", "the guard with the objective", (ROOM,)),
        Part("objective", "a beaten guard's is looked at"),
        Part("objective seen", "which, if I look", (ITEM,)),
        Part("objectives", "cards above the bottom one", high=ITEMS),
        Part("bottom", "the card at the bottom", (ITEM,)),
        Part("dropped", "objectives discarded", high=ITEMS),
        Part("dropped seen", "of these, known to me", (ITEM,), ITEMS),
        Part("guard cards", "guards' weapons since the last shuffle", high=WEAPONS),
        Part("guard cards seen", "of these, known to me", (WEAPON,)),
        Part("VIP", "stands there", (ROOM,)),
        Part("VIP done", "the VIP file is out of the game"),
        Part("unjammed", "the Jamming room is disabled"),
        Part("decoding", "has begun to decrypt", (at,)),
        Part("deliveries", "made together", high=MOST),
    ]


def end_parts(at: tuple[str, ...]) -> list[Part]:
    return [Part("ending", "how the game ended", (ENDING,)), Part("winners", "who won", (at,))]

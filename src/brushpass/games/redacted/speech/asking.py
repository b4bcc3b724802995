"""What a seat is asked, and what each answer does."""

from typing import Final

from brushpass.core.action import Action
from brushpass.core.seats import called
from brushpass.core.words import Choice, Prompt
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BOMB,
    COLOURS,
    CONTRABAND,
    FACTIONS,
    FIRST_AID,
    FLOPPY,
    FRIENDLY,
    GOGGLES,
    HIDDEN_WEAPON,
    ITEM_NAMES,
    KEY,
    MICROFILM,
    NEUTRAL,
    NONE,
    SHOWN_NAMES,
    VEST,
    VIRUS,
    WEAPON_NAMES,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import BALLROOM, DETECTOR, FLOORS, door, name_of
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ACTING,
    ARMS,
    COMBAT,
    CRACK,
    DISPLACE,
    DROP,
    EXCHANGE,
    GIFTS,
    GUARD,
    GUARD_COMBAT,
    HACK,
    KNOCK,
    MOVE,
    NIGHT,
    NIGHT_SNEAK,
    PRIZE,
    PUT,
    REWARD,
    SHOW,
    SNEAK,
)
from brushpass.games.redacted.speech.wire import Decision, View

LEAD: Final = ["a tie", "you are ahead", "you are behind"]

USE_WORDS: Final = {
    BOMB: ("Blow up the helicopter", "the turn's action", "R7.1"),
    CONTRABAND: ("Stash the Contraband", "the turn's action", "R11.7"),
    FIRST_AID: ("Heal yourself", "First Aid Kit and action", "R11.6"),
    KEY: ("Use a Key: locked doors open", "spends the Key", "R3.6"),
    GOGGLES: ("Show Night Vision Goggles", "spends the Goggles", "R10.3"),
    HIDDEN_WEAPON: ("Hidden Weapon: one step better", "spends it", "R11.4"),
    VEST: ("Bulletproof Vest: a tie", "spends it", "R11.5"),
    VIRUS: ("Upload the virus: the red team wins", "ends the game", "R13.4"),
    ANTIVIRUS: ("Upload the anti-virus: the blue team wins", "ends the game", "R13.4"),
    FLOPPY: ("Upload the data: 1 point", "Floppy and action", "R16.14"),
    FLOPPY + 1: ("Upload the data: 1 point", "Floppy and action", "R16.14"),
    MICROFILM: ("Decrypt: 1 point if you can stay", "Microfilm and action", "R16.13"),
    MICROFILM + 1: ("Decrypt: 1 point if you can stay", "Microfilm and action", "R16.13"),
}

PLAIN_WORDS: Final = {
    "stop": ("Stay here and end the turn", "", "R3.1"),
    "snack break": ("End the turn with a snack break", "", "R8.4"),
    "sneak out": ("Sneak out", "ends your turn", "R6.1"),
    "pass": ("Pass", "", "RR16"),
    "search storage": ("Draw an item", "the turn's action", "R7.2"),
    "draw weapons": ("Look at two weapons, keep one", "the turn's action", "R7.3"),
    "board helicopter": ("Board: the game ends", "defeat without the enemy's intel", "R7.1"),
    "start reception": ("Start the reception: all to the Ballroom", "once per game", "R8.1"),
    "heal in infirmary": ("Heal", "the turn's action", "R8.3"),
    "switch lights": ("Switch the lights", "the turn's action", "R9.5"),
    "switch jamming": ("Switch the jamming", "the turn's action", "R16.14"),
    "take it": ("Take it", "", "R11.3"),
    "leave it": ("Leave it", "", "R11.3"),
    "give nothing": ("Give nothing", "", "R4.3"),
    "heal partner": ("Heal the other", "First Aid Kit and action", "R4.6"),
    "refuse gift": ("Refuse the gift", "", "R4.4"),
    "injure": ("Injure: two rooms a turn until healed", "", "R5.1"),
    "steal": ("Steal a random item", "", "R5.2"),
    "interrogate": ("Interrogate: see one of three cards", "", "R5.3"),
    "arrest": ("Show the badge and arrest", "all items if you are wrong", "R14.2"),
    "no reward": ("No reward", "", "R5.4"),
    "let pass": ("Let them pass", "", "R6.4"),
    "knock out": ("Knock them out, and take a reward", "", "R6.4"),
    "hack": ("Hack: see one of two cards", "", "R9.3"),
}


def prompt(v: View) -> Prompt:
    if not v.frames:
        return Prompt("The game is over.", "RR13")
    frame = v.frames[-1]
    deciders = [frame.asked if frame.kind in (COMBAT, NIGHT) else frame.seat]
    if frame.kind in (EXCHANGE, GIFTS):
        deciders = [s for s in (frame.seat, frame.other) if v.agents[s].choice == NONE]
    if v.seat is None or v.seat not in deciders:
        return Prompt(" and ".join(called(s) for s in sorted(deciders)) + " to decide.", "R2.1")
    text, rule = _question(v, frame, v.seat)
    return Prompt(text, rule)


def _question(v: View, frame: Decision, me: int) -> tuple[str, str]:
    kind, seat, other = frame.kind, frame.seat, frame.other
    here = name_of(v.agents[me].room) if v.agents[me].room != NONE else ""
    them = called(other if me == seat else seat) if other != NONE else ""
    if kind == MOVE:
        if v.halt == ACTING:
            return f"You won {here}. One action here, or stop?", "R5.4"
        if v.steps == 0:
            return f"Your turn, in {here}. Where to?", "R2.2"
        return f"You are in {here}. On, act, or stop?", "R3.1"
    if kind in (COMBAT, GUARD_COMBAT):
        lead = frame.lead if me == seat else -frame.lead
        against = "the guard" if kind == GUARD_COMBAT else them
        rule = "R16.9" if kind == GUARD_COMBAT else "R4.10"
        return f"Against {against}: {LEAD[lead]}. A combat item?", rule
    questions = {
        EXCHANGE: (f"You meet {them} in {here}. Which card?", "R4.1"),
        GIFTS: (f"No attack. Anything for {them}?", "R4.3"),
        ACCEPT: (f"{them} offers an item; your hands are full.", "R4.4"),
        REWARD: (f"{them} is at your mercy. What now?", "R5.1"),
        DROP: ("Three items are the limit. Discard which?", "R1.4"),
        SHOW: (f"{them} interrogates you. Add which weapon?", "R5.3"),
        DISPLACE: (f"Where must {them} sneak out to?", "R5.5"),
        SNEAK: (f"You sneak out of {here}. Which way?", "R6.1"),
        KNOCK: (f"{them} sneaks through {here}.", "R6.4"),
        NIGHT: (f"Somebody in the dark of {here}: {them}. Goggles?", "R10.3"),
        NIGHT_SNEAK: (f"{them} sneaks through the dark. Goggles?", "R10.5"),
        HACK: (f"{them} uses {name_of(frame.room) if kind == HACK else ''}. Hack?", "R9.2"),
        ARMS: ("Which weapon do you keep?", "R7.3"),
        CRACK: (f"The {COLOURS[frame.colour]} briefcase is open. Take what is in it?", "R11.3"),
        PUT: (f"Put something into the {COLOURS[frame.colour]} briefcase?", "R11.3"),
        GUARD: (f"A guard in {here}. Which card?", "R16.9"),
        PRIZE: (f"The guard had: {_name(v.prize_kind)}. Take it?", "R16.10"),
    }
    return questions[kind]


def _on_the_way(v: View, room: int) -> str:
    """What a step into this room leads to, for all to see."""
    found = []
    for seat, agent in enumerate(v.agents):
        met = agent.room == room and not agent.down and seat != v.seat
        if met and not (room == BALLROOM and v.reception):
            found.append(f"{called(seat)} is there")
    if room in v.guards:
        found.append("a guard is there")
    here = v.agents[v.seat].room if v.seat is not None else NONE
    if here != NONE and door(here, room) == DETECTOR:
        found.append("X-ray door")
    return ", ".join(found)


def _name(kind: int) -> str:
    return ITEM_NAMES[kind] if kind >= 0 else "something"


def choice(v: View, action: Action) -> Choice:
    kind = v.frames[-1].kind if v.frames else MOVE
    match action:
        case a.Go(room=room):
            rule = {DISPLACE: "R5.5", SNEAK: "R6.1"}.get(kind, "R3.1")
            return Choice(f"To {name_of(room)}", _on_the_way(v, room), rule)
        case a.Escort(room=room):
            return Choice(f"With the VIP to {name_of(room)}", "the turn's action", "R16.12")
        case a.Show(card=card):
            if card in (NEUTRAL, FRIENDLY):
                return Choice(SHOWN_NAMES[card], rule="R4.2" if card == NEUTRAL else "R4.3")
            return Choice(f"Attack with {SHOWN_NAMES[card]}", "ends your movement", "R4.8")
        case a.Give(kind=item):
            return Choice(f"Give {ITEM_NAMES[item]}", "the item", "R4.3")
        case a.Drop(kind=item):
            return Choice(f"Discard {ITEM_NAMES[item]}", "the item", "RR32")
        case a.Put(kind=item):
            return Choice(f"Put {ITEM_NAMES[item]} in", rule="R11.3")
        case a.Use(kind=item):
            if is_intel(item):
                return Choice("Deliver the files: 2 points", "intel and action", "R16.15")
            return Choice(*USE_WORDS[item])
        case a.Crack(colour=colour):
            text = f"Open the {COLOURS[colour]} briefcase"
            return Choice(text, "spends a Code Cracker", "R11.3")
        case a.Weapon(weapon=weapon):
            text = f"The {WEAPON_NAMES[weapon]}"
            return Choice(text, rule="R5.3" if kind == SHOW else "R7.3")
        case a.Call(faction=faction):
            text = f"Call a helicopter of {FACTIONS[faction]}"
            return Choice(text, "the turn's action", "R9.1")
        case a.Lock(floor=floor):
            return Choice(f"Lock the {FLOORS[floor].lower()}", "the turn's action", "R8.2")
        case a.Plain(name=name):
            return Choice(*PLAIN_WORDS[name])
    raise ValueError(f"no words for {action!r}")

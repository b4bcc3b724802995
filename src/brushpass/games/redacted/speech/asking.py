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
from brushpass.games.redacted.rules.state import ACTING
from brushpass.games.redacted.speech import decisions as d
from brushpass.games.redacted.speech.decisions import AnyDecision
from brushpass.games.redacted.speech.reasons import ITEMS, ended
from brushpass.games.redacted.speech.wire import View

USE_WORDS: Final = {
    BOMB: ("Blow up the helicopter", "the turn's action"),
    CONTRABAND: ("Stash the Contraband", "the turn's action"),
    FIRST_AID: ("Heal yourself", "First Aid Kit and action"),
    KEY: ("Use a Key: locked doors open", "spends the Key"),
    GOGGLES: ("Show Night Vision Goggles", "spends the Goggles"),
    HIDDEN_WEAPON: ("Hidden Weapon: one step better", "spends it"),
    VEST: ("Bulletproof Vest: a tie", "spends it"),
    VIRUS: ("Upload the virus: the red team wins", "ends the game"),
    ANTIVIRUS: ("Upload the anti-virus: the blue team wins", "ends the game"),
    FLOPPY: ("Upload the data: 1 point", "Floppy and action"),
    FLOPPY + 1: ("Upload the data: 1 point", "Floppy and action"),
    MICROFILM: ("Decrypt: 1 point if you can stay", "Microfilm and action"),
    MICROFILM + 1: ("Decrypt: 1 point if you can stay", "Microfilm and action"),
}

# An answer without a rule of its own follows the rule of the question.
PLAIN_WORDS: Final = {
    "stop": ("Stay here and end the turn", "", "R3.1"),
    "snack break": ("Call a snack break", "all clocks stop, five minutes at most", "R8.4"),
    "sneak out": ("Sneak out", "ends your turn", "R6.1"),
    "pass": ("Pass", "", ""),
    "search storage": ("Draw an item", "the turn's action", "R7.2"),
    "draw weapons": ("Look at two weapons, keep one", "the turn's action", "R7.3"),
    "board helicopter": ("Board: the game ends", "you lose without the enemy's intel", "R7.1"),
    "start reception": ("Start the reception: everybody to the Ballroom", "once a game", "R8.1"),
    "heal in infirmary": ("Heal", "the turn's action", "R8.3"),
    "switch lights": ("Switch the lights", "the turn's action", "R9.5"),
    "switch jamming": ("Switch the jamming", "the turn's action", "R16.14"),
    "take it": ("Take it", "", ""),
    "leave it": ("Leave it", "", ""),
    "give nothing": ("Give nothing", "", "R4.3"),
    "heal partner": ("Heal the other", "First Aid Kit and action", "R4.6"),
    "refuse gift": ("Refuse the gift", "", "R4.4"),
    "injure": ("Injure: only two rooms a turn until healed", "", "R5.1"),
    "steal": ("Steal a random item", "", "R5.2"),
    "interrogate": ("Interrogate: see one of three cards", "", "R5.3"),
    "arrest": ("Show the badge and arrest", "all your items if you are wrong", "R14.2"),
    "no reward": ("No reward", "", "R5.4"),
    "let pass": ("Let them pass", "", "R6.4"),
    "knock out": ("Knock them out and take a reward", "", "R6.4"),
    "hack": ("Hack: see one of two cards", "", "R9.3"),
}


def prompt(v: View) -> Prompt:
    if not v.frames:
        return Prompt("The game is over.", ended(v.ending, v.letters))
    frame = v.frames[-1]
    deciders = _deciders(v, frame)
    if v.seat is None or v.seat not in deciders:
        return Prompt(" and ".join(called(s) for s in sorted(deciders)) + " to decide.", "R2.1")
    text, rule = _question(v, frame, v.seat)
    return Prompt(text, rule)


def _deciders(v: View, frame: AnyDecision) -> list[int]:
    match frame:
        case d.CombatDecision(asked=asked) | d.NightDecision(asked=asked):
            return [asked]
        case d.ExchangeDecision(seat=one, other=two) | d.GiftsDecision(seat=one, other=two):
            return [s for s in (one, two) if v.agents[s].choice == NONE]
    return [frame.seat]


def _question(v: View, frame: AnyDecision, me: int) -> tuple[str, str]:
    here = name_of(v.agents[me].room) if v.agents[me].room != NONE else ""
    other = getattr(frame, "other", NONE)
    them = called(other if me == frame.seat else frame.seat) if other != NONE else ""
    match frame:
        case d.MoveDecision():
            return _turn(v, here)
        case d.ExchangeDecision():
            return f"You meet {them} in {here}. Which card?", "R4.1"
        case d.GiftsDecision():
            return f"No attack. Anything for {them}?", "R4.3"
        case d.AcceptDecision():
            return f"{them} offers an item; your hands are full.", "R4.4"
        case d.CombatDecision(seat=seat, lead=lead):
            words = _standing(lead if me == seat else -lead)
            return f"Against {them}: {words}. A combat item?", "R4.10"
        case d.RewardDecision():
            return f"{them} is at your mercy. What now?", "R5.1"
        case d.DropDecision():
            return "Three items are the limit. Discard which?", "R1.4"
        case d.ShowDecision():
            return f"{them} interrogates you. Add which weapon?", "R5.3"
        case d.DisplaceDecision():
            return f"Where must {them} sneak out to?", "R5.5"
        case d.SneakDecision():
            return f"You sneak out of {here}. Which way?", "R6.1"
        case d.KnockDecision():
            return f"{them} sneaks through {here}.", "R6.4"
        case d.NightDecision():
            return f"Somebody in the dark of {here}: {them}. Goggles?", "R10.3"
        case d.NightSneakDecision():
            return f"{them} sneaks through the dark. Goggles?", "R10.5"
        case d.HackDecision(room=room):
            return f"{them} uses {name_of(room)}. Hack?", "R9.2"
        case d.ArmsDecision():
            return "Which weapon do you keep?", "R7.3"
        case d.CrackDecision(colour=colour):
            return f"The {COLOURS[colour]} briefcase is open. Take what is in it?", "R11.3"
        case d.PutDecision(colour=colour):
            return f"Put something into the {COLOURS[colour]} briefcase?", "R11.3"
        case d.GuardDecision():
            return f"A guard in {here}. Which card?", "R16.9"
        case d.GuardCombatDecision(lead=lead):
            return f"Against the guard: {_standing(lead)}. A combat item?", "R16.9"
        case d.PrizeDecision():
            return f"The guard had: {_name(v.prize_kind)}. Take it?", "R16.10"
        case d.KitchenBreakDecision():
            return "You end your turn in the Kitchen. A snack break?", "R8.4"


def _turn(v: View, here: str) -> tuple[str, str]:
    if v.halt == ACTING:
        return f"You won {here}. One action here, or stop?", "R5.4"
    if v.steps == 0:
        return f"Your turn, in {here}. Where to?", "R2.2"
    return f"You are in {here}. On, act, or stop?", "R3.1"


def _standing(lead: int) -> str:
    if lead == 0:
        return "a tie"
    steps = "" if abs(lead) == 1 else f" by {abs(lead)} steps"
    return f"you are {'ahead' if lead > 0 else 'behind'}{steps}"


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
    frame = v.frames[-1] if v.frames else None
    match action:
        case a.Go(room=room):
            sneaking = "R6.1" if isinstance(frame, d.SneakDecision) else "R3.1"
            rule = "R5.5" if isinstance(frame, d.DisplaceDecision) else sneaking
            return Choice(f"To {name_of(room)}", _on_the_way(v, room), rule)
        case a.Escort(room=room):
            return Choice(f"With the VIP to {name_of(room)}", "the turn's action", "R16.12")
        case a.Show(card=card):
            guard = isinstance(frame, d.GuardDecision)
            if card in (NEUTRAL, FRIENDLY):
                rule = "RR47" if guard else "R4.2" if card == NEUTRAL else "R4.3"
                return Choice(SHOWN_NAMES[card], rule=rule)
            rule = "R16.9" if guard else "R4.8"
            return Choice(f"Attack with {SHOWN_NAMES[card]}", "ends your movement", rule)
        case a.Give(kind=item):
            return Choice(f"Give {ITEM_NAMES[item]}", "the item", "R4.3")
        case a.Drop(kind=item):
            return Choice(f"Discard {ITEM_NAMES[item]}", "the item", "RR32")
        case a.Put(kind=item):
            return Choice(f"Put {ITEM_NAMES[item]} in", rule="R11.3")
        case a.Use(kind=item):
            if is_intel(item):
                return Choice("Deliver the files: 2 points", "intel and action", "R16.15")
            rule = prompt(v).rule if item == GOGGLES else ITEMS[item]
            return Choice(*USE_WORDS[item], rule)
        case a.Crack(colour=colour):
            text = f"Open the {COLOURS[colour]} briefcase"
            return Choice(text, "spends a Code Cracker", "R11.3")
        case a.Weapon(weapon=weapon):
            text = f"The {WEAPON_NAMES[weapon]}"
            return Choice(text, rule="R5.3" if isinstance(frame, d.ShowDecision) else "R7.3")
        case a.Call(faction=faction):
            text = f"Call a {FACTIONS[faction]} helicopter"
            return Choice(text, "the turn's action", "R9.1")
        case a.Lock(floor=floor):
            return Choice(f"Lock the {FLOORS[floor].lower()}", "the turn's action", "R8.2")
        case a.Plain(name="pass") if isinstance(frame, d.KitchenBreakDecision):
            return Choice("Play on", rule="R8.4")
        case a.Plain(name=name):
            text, cost, rule = PLAIN_WORDS[name]
            return Choice(text, cost, rule or prompt(v).rule)
    raise ValueError(f"no words for {action!r}")

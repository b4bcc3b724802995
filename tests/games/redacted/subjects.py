"""What a rule of [redacted] must speak of to be cited, for tests/conformity."""

from typing import Final

from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules import ending as e
from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BOMB,
    CODE_CRACKER,
    CONTRABAND,
    FIRST_AID,
    FLOPPY,
    FRIENDLY,
    GOGGLES,
    HIDDEN_WEAPON,
    INTERROGATION,
    KEY,
    MICROFILM,
    NEUTRAL,
    SEARCHING,
    SNEAKING,
    THEFT,
    VEST,
    VIRUS,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import BALLROOM
from brushpass.games.redacted.rules.state import ACTING
from brushpass.games.redacted.speech import decisions as d
from brushpass.games.redacted.speech.messages import danger_zone, house, meetings, turns
from brushpass.games.redacted.speech.wire import View
from tests.conformity.citations import Subject

WALK: Final = "moves from room to room"
SNEAK: Final = "who sneaks out goes on"
INTERROGATE: Final = "winner may interrogate"
STEAL: Final = "winner may steal"
STORAGE: Final = "^Storage:"
ARMOURY: Final = "^Armoury:"
HELIPAD: Final = "^Helipad:"
CRACKER: Final = "^Code Cracker:"
GIFT: Final = "may give an item"
KNOCK: Final = "let the sneaking agent pass, or knock them out"
GUARD: Final = "^Entering a guard's room"
BEATEN_GUARD: Final = "guard who loses"
JAMMING: Final = "^Upload:.*restores the jamming"

ITEMS: Final = {
    BOMB: HELIPAD,
    CODE_CRACKER: CRACKER,
    CONTRABAND: "^Contraband:",
    FIRST_AID: "^First Aid Kit:",
    KEY: "needs a Key",
    GOGGLES: "Goggles",
    HIDDEN_WEAPON: "^Hidden Weapon:",
    VEST: "^Bulletproof Vest:",
    VIRUS: "use a floppy",
    ANTIVIRUS: "use a floppy",
    FLOPPY: "^Upload:",
    FLOPPY + 1: "^Upload:",
    MICROFILM: "^Decrypt:",
    MICROFILM + 1: "^Decrypt:",
}
DEEDS: Final = {
    INTERROGATION: INTERROGATE,
    THEFT: STEAL,
    SEARCHING: STORAGE,
    SNEAKING: SNEAK,
}
ENDINGS: Final = {
    e.ESCAPE: "boards their own faction's helicopter",
    e.BLUNDER: "boards their own faction's helicopter",
    e.GROUNDED: "both helicopters of a faction",
    e.THREE_COLOURS: "three helicopters of three colours",
    e.ARRESTS: "both wanted agents are arrested",
    e.VIRUS_RUN: "use a floppy",
    e.VIRUS_STOPPED: "use a floppy",
    e.OVERRUN: "fifth guard",
    e.SEVEN_POINTS: "Seven points win",
    e.DELIVERED: "third delivery ends",
    e.TIME: "reception lasts|last round",
    e.BROKEN_OFF: "broken off",
}
ALLIED: Final = {
    e.ESCAPE: "ally who escapes",
    e.BLUNDER: "ally who escapes",
    e.GROUNDED: "both helicopters of the lone faction",
}


def item(kind: int) -> str:
    return "^Deliver:" if is_intel(kind) else ITEMS[kind]


def ended(ending: int, letters: int) -> str:
    return ALLIED.get(ending, ENDINGS[ending]) if letters else ENDINGS[ending]


def exchange(told: meetings.Exchanged) -> str:
    return ("Both choose a card", "^Attack beats", "^Attack against Attack")[
        told.attacked.bit_count()
    ]


def offer(told: meetings.Offered) -> str:
    if told.healed:
        return "First Aid Kit to heal the other"
    return "both showed Friendly" if told.given == 3 else GIFT


FACTS: Final[dict[type, Subject]] = {
    turns.Briefed: "factions of a game are drawn",
    turns.Sworn: "three loyalty cards",
    turns.Turn: "take turns clockwise",
    turns.Passed: "",  # on whatever the question was
    turns.Began: lambda told: DEEDS[told.deed],
    turns.Finished: lambda told: ended(told.ending, told.letters),
    turns.Walked: lambda told: SNEAK if told.sneaking else WALK,
    turns.Scanned: "^X-ray:",
    turns.Stopped: WALK,
    turns.SnackBreak: "snack break",
    turns.LetPass: KNOCK,
    turns.Knocked: KNOCK,
    turns.Unlocked: "^The Central Lock",
    meetings.Exchanged: exchange,
    meetings.Offered: offer,
    meetings.Gave: GIFT,
    meetings.Settled: "^After an Attack",
    meetings.Spared: "forgo the reward",
    meetings.Injured: "winner may injure",
    meetings.Stole: STEAL,
    meetings.Interrogated: INTERROGATE,
    meetings.Arrested: lambda told: "^A wanted agent" if told.wanted else "was not wanted",
    meetings.Disgraced: "Interpol discards all items",
    house.Drew: STORAGE,
    house.Dropped: lambda told: (
        "^Discarded objectives" if told.objective else "discarded for the limit"
    ),
    house.Armed: ARMOURY,
    house.Kept: ARMOURY,
    house.Reception: "^Ballroom:",
    house.Locked: "^Central Lock:",
    house.Healed: "",  # in the Infirmary or with a First Aid Kit
    house.Called: "^Radio:",
    house.Lights: "^Breaker:",
    house.Hacked: "^A hack shows",
    house.Used: lambda told: item(told.item),
    house.Bombed: HELIPAD,
    house.Boarded: HELIPAD,
    house.Cracked: CRACKER,
    house.TookOut: CRACKER,
    house.PutIn: CRACKER,
    danger_zone.Alert: "^An alert card is drawn",
    danger_zone.Guard: lambda told: (
        "new guard gets the next" if told.objective else "guard comes to the room"
    ),
    danger_zone.Fought: GUARD,
    danger_zone.MetGuard: lambda told: BEATEN_GUARD if told.outcome > 0 else "^After a tie",
    danger_zone.Prize: BEATEN_GUARD,
    danger_zone.Claimed: BEATEN_GUARD,
    danger_zone.Vip: lambda told: "" if told.room == BALLROOM else "^Escort:",
    danger_zone.Lost: "lose a random item",
    danger_zone.Jamming: JAMMING,
}

ASKED: Final[dict[type, str]] = {
    d.ExchangeDecision: "Both choose a card",
    d.GiftsDecision: GIFT,
    d.AcceptDecision: "other may refuse",
    d.CombatDecision: "play combat items",
    d.RewardDecision: "winner may injure",
    d.DropDecision: "more than three items",
    d.ShowDecision: INTERROGATE,
    d.DisplaceDecision: "loser must sneak out",
    d.SneakDecision: SNEAK,
    d.KnockDecision: KNOCK,
    d.NightDecision: "enters a dark occupied room",
    d.NightSneakDecision: "Goggles shown to a sneaking agent",
    d.HackDecision: "may hack another player",
    d.ArmsDecision: ARMOURY,
    d.CrackDecision: CRACKER,
    d.PutDecision: CRACKER,
    d.GuardDecision: GUARD,
    d.GuardCombatDecision: GUARD,
    d.PrizeDecision: BEATEN_GUARD,
    d.KitchenBreakDecision: "snack break",
}


def question(v: View, asked: bool = True) -> str:
    if not v.frames:
        return ended(v.ending, v.letters)
    if not asked:
        return "take turns clockwise"
    kind = type(v.frames[-1])
    if kind is d.MoveDecision:
        return "still has an action|remains" if v.halt == ACTING else f"^A turn is one|{WALK}"
    return ASKED[kind]


PLAIN: Final = {
    "stop": WALK,
    "snack break": "snack break",
    "sneak out": f"{SNEAK}|winner may sneak out",
    "search storage": STORAGE,
    "draw weapons": ARMOURY,
    "board helicopter": HELIPAD,
    "start reception": "^Ballroom:",
    "heal in infirmary": "^Infirmary:",
    "switch lights": "^Breaker:",
    "switch jamming": JAMMING,
    "give nothing": GIFT,
    "heal partner": "First Aid Kit to heal the other",
    "refuse gift": "other may refuse",
    "injure": "winner may injure",
    "steal": STEAL,
    "interrogate": INTERROGATE,
    "arrest": "show the badge and arrest",
    "no reward": "forgo the reward",
    "let pass": KNOCK,
    "knock out": KNOCK,
    "hack": "^A hack shows",
}


def plain(v: View, action: a.Plain) -> str:
    """What may be taken, or passed on, is the question's."""
    return PLAIN.get(action.name) or question(v)


def go(v: View, action: a.Go) -> str:
    kind = type(v.frames[-1])
    return ASKED[kind] if kind in (d.DisplaceDecision, d.SneakDecision) else WALK


def show(v: View, action: a.Show) -> str:
    if isinstance(v.frames[-1], d.GuardDecision):
        return "guard beats Friendly" if action.card in (NEUTRAL, FRIENDLY) else GUARD
    return {NEUTRAL: "^Neutral against", FRIENDLY: GIFT}.get(action.card, "^Attack")


def use(v: View, action: a.Use) -> str:
    return question(v) if action.kind == GOGGLES else item(action.kind)


ANSWERS: Final[dict[type, Subject]] = {
    a.Go: go,
    a.Escort: "^Escort:",
    a.Show: show,
    a.Give: GIFT,
    a.Drop: "discarded for the limit",
    a.Put: CRACKER,
    a.Use: use,
    a.Crack: CRACKER,
    a.Weapon: lambda v, action: ASKED[type(v.frames[-1])],
    a.Call: "^Radio:",
    a.Lock: "^Central Lock:",
    a.Plain: plain,
}

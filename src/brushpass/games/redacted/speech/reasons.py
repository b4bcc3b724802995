"""By which rule each thing happened."""

from typing import Final

from brushpass.core.wire import Message
from brushpass.games.redacted.rules import ending as e
from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BOMB,
    CODE_CRACKER,
    CONTRABAND,
    FIRST_AID,
    FLOPPY,
    GOGGLES,
    HIDDEN_WEAPON,
    INTERROGATION,
    KEY,
    MICROFILM,
    SEARCHING,
    SNEAKING,
    THEFT,
    VEST,
    VIRUS,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import BALLROOM
from brushpass.games.redacted.speech.messages import danger_zone, house, meetings, turns

RULES: Final[dict[type[Message], str]] = {
    turns.Briefed: "RR5",
    turns.Sworn: "R1.2",
    turns.Turn: "R2.1",
    turns.Passed: "",  # on whatever the question was
    turns.Scanned: "R7.4",
    turns.Stopped: "R3.1",
    turns.SnackBreak: "R8.4",
    turns.LetPass: "R6.4",
    turns.Knocked: "R6.4",
    turns.Unlocked: "RR30",
    meetings.Settled: "R4.11",
    meetings.Spared: "R5.4",
    meetings.Injured: "R5.1",
    meetings.Stole: "R5.2",
    meetings.Interrogated: "R5.3",
    meetings.Disgraced: "R14.4",
    house.Drew: "R7.2",
    house.Armed: "R7.3",
    house.Kept: "R7.3",
    house.Reception: "R8.1",
    house.Locked: "R8.2",
    house.Healed: "",  # in the Infirmary or with a First Aid Kit
    house.Called: "R9.1",
    house.Lights: "R9.5",
    house.Hacked: "R9.3",
    house.Bombed: "R7.1",
    house.Boarded: "R7.1",
    house.Cracked: "R11.3",
    house.TookOut: "R11.3",
    house.PutIn: "R11.3",
    danger_zone.Alert: "R16.5",
    danger_zone.Fought: "R16.9",
    danger_zone.Prize: "R16.10",
    danger_zone.Claimed: "R16.10",
    danger_zone.Lost: "R16.11",
    danger_zone.Jamming: "R16.14",
}
ITEMS: Final = {  # what each is for
    BOMB: "R7.1",
    CONTRABAND: "R11.7",
    FIRST_AID: "R11.6",
    KEY: "R3.6",
    GOGGLES: "R10.3",
    HIDDEN_WEAPON: "R11.4",
    VEST: "R11.5",
    VIRUS: "R13.4",
    ANTIVIRUS: "R13.4",
    FLOPPY: "R16.14",
    FLOPPY + 1: "R16.14",
    MICROFILM: "R16.13",
    MICROFILM + 1: "R16.13",
    CODE_CRACKER: "R11.3",
}
DEEDS: Final = {INTERROGATION: "R5.3", THEFT: "R5.2", SEARCHING: "R7.2", SNEAKING: "R6.1"}
ENDINGS: Final = {
    e.ESCAPE: "R12.4",
    e.BLUNDER: "R12.4",
    e.GROUNDED: "R12.5",
    e.THREE_COLOURS: "R15.4",
    e.ARRESTS: "R14.5",
    e.VIRUS_RUN: "R13.4",
    e.VIRUS_STOPPED: "R13.4",
    e.OVERRUN: "R16.16",
    e.SEVEN_POINTS: "R16.16",
    e.DELIVERED: "R16.16",
    e.TIME: "RR13",
    e.BROKEN_OFF: "RR60",
}
ALLIED: Final = {e.ESCAPE: "R15.5", e.BLUNDER: "R15.5", e.GROUNDED: "R15.3"}  # with letters


def reason(message: Message) -> str:
    match message:
        case turns.Began(deed=deed):
            return DEEDS[deed]
        case turns.Walked(sneaking=sneaking):
            return "R6.1" if sneaking else "R3.1"
        case meetings.Exchanged(attacked=attacked):
            return ("R4.1", "R4.7", "R4.8")[attacked.bit_count()]
        case meetings.Offered(given=given, healed=healed):
            return "R4.6" if healed else "R4.5" if given == 3 else "R4.3"
        case meetings.Gave():
            return "R4.3"
        case meetings.Arrested(wanted=wanted):
            return "R14.3" if wanted else "R14.4"
        case house.Dropped(objective=objective):
            return "RR50" if objective else "RR32"
        case house.Used(item=item):
            return "R16.15" if is_intel(item) else ITEMS[item]
        case danger_zone.Guard(objective=objective):
            return "R16.8" if objective else "R16.7"
        case danger_zone.MetGuard(outcome=outcome):
            return "R16.10" if outcome > 0 else "R16.11"
        case danger_zone.Vip(room=room):
            return "" if room == BALLROOM else "R16.12"  # escorted there, or just found
        case turns.Finished(ending=ending, letters=letters):
            return ended(ending, letters)
    return RULES[type(message)]


def ended(ending: int, letters: int) -> str:
    return ALLIED.get(ending, ENDINGS[ending]) if letters else ENDINGS[ending]

"""By which rule each thing happened."""

from typing import Final

from brushpass.core.wire import Message
from brushpass.games.redacted.rules import ending as e
from brushpass.games.redacted.rules.cards import (
    CODE_CRACKER,
    INTERROGATION,
    NONE,
    SEARCHING,
    SNEAKING,
    THEFT,
    is_intel,
)
from brushpass.games.redacted.speech.asking import USE_WORDS
from brushpass.games.redacted.speech.messages import danger_zone, house, meetings, turns

RULES: Final[dict[type[Message], str]] = {
    turns.Briefed: "RR5",
    turns.Sworn: "R1.2",
    turns.Turn: "R2.1",
    turns.Passed: "RR16",
    turns.Scanned: "R7.4",
    turns.LetPass: "R6.4",
    turns.Unlocked: "RR30",
    meetings.Settled: "R4.8",
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
    house.Healed: "R8.3",
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
    danger_zone.Vip: "R16.12",
    danger_zone.Lost: "R16.11",
    danger_zone.Jamming: "R16.14",
}
USED: Final = {item: words[2] for item, words in USE_WORDS.items()}
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
}
ALLIED: Final = {e.ESCAPE: "R15.5", e.BLUNDER: "R15.5", e.GROUNDED: "R15.3"}  # with letters


def reason(message: Message) -> str:
    match message:
        case turns.Began(deed=deed):
            return DEEDS[deed]
        case turns.Walked(sneaking=sneaking):
            return "R6.1" if sneaking else "R3.1"
        case turns.Stopped(snack=snack):
            return "R8.4" if snack else "R3.1"
        case turns.Knocked(seat=seat):
            return "RR25" if seat == NONE else "R6.4"
        case meetings.Exchanged(attacked=attacked):
            return "R4.8" if attacked else "R4.1"
        case meetings.Offered(given=given, healed=healed):
            return "R4.6" if healed else "R4.5" if given == 3 else "R4.3"
        case meetings.Gave():
            return "R4.3"
        case meetings.Arrested(wanted=wanted):
            return "R14.3" if wanted else "R14.4"
        case house.Dropped(objective=objective):
            return "RR50" if objective else "RR32"
        case house.Used(item=item):
            return "R16.15" if is_intel(item) else "R11.3" if item == CODE_CRACKER else USED[item]
        case danger_zone.Guard(objective=objective):
            return "R16.8" if objective else "R16.7"
        case danger_zone.MetGuard(outcome=outcome):
            return "R16.10" if outcome > 0 else "R16.11"
        case turns.Finished(ending=ending, letters=letters):
            return ALLIED.get(ending, ENDINGS[ending]) if letters else ENDINGS[ending]
    return RULES[type(message)]

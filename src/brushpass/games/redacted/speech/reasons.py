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
from brushpass.games.redacted.speech.messages import wire as w

RULES: Final[dict[type[Message], str]] = {
    w.Briefed: "RR5",
    w.Sworn: "R1.2",
    w.Turn: "R2.1",
    w.Passed: "RR16",
    w.Scanned: "R7.4",
    w.LetPass: "R6.4",
    w.Unlocked: "RR30",
    w.Settled: "R4.8",
    w.Spared: "R5.4",
    w.Injured: "R5.1",
    w.Stole: "R5.2",
    w.Interrogated: "R5.3",
    w.Disgraced: "R14.4",
    w.Drew: "R7.2",
    w.Armed: "R7.3",
    w.Kept: "R7.3",
    w.Reception: "R8.1",
    w.Locked: "R8.2",
    w.Healed: "R8.3",
    w.Called: "R9.1",
    w.Lights: "R9.5",
    w.Hacked: "R9.3",
    w.Bombed: "R7.1",
    w.Boarded: "R7.1",
    w.Cracked: "R11.3",
    w.TookOut: "R11.3",
    w.PutIn: "R11.3",
    w.Alert: "R16.5",
    w.Fought: "R16.9",
    w.Prize: "R16.10",
    w.Claimed: "R16.10",
    w.Vip: "R16.12",
    w.Lost: "R16.11",
    w.Jamming: "R16.14",
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
        case w.Began(deed=deed):
            return DEEDS[deed]
        case w.Walked(sneaking=sneaking):
            return "R6.1" if sneaking else "R3.1"
        case w.Stopped(snack=snack):
            return "R8.4" if snack else "R3.1"
        case w.Knocked(seat=seat):
            return "RR25" if seat == NONE else "R6.4"
        case w.Exchanged(attacked=attacked):
            return "R4.8" if attacked else "R4.1"
        case w.Offered(given=given, healed=healed):
            return "R4.6" if healed else "R4.5" if given == 3 else "R4.3"
        case w.Gave():
            return "R4.3"
        case w.Arrested(wanted=wanted):
            return "R14.3" if wanted else "R14.4"
        case w.Dropped(objective=objective):
            return "RR50" if objective else "RR32"
        case w.Used(item=item):
            return "R16.15" if is_intel(item) else "R11.3" if item == CODE_CRACKER else USED[item]
        case w.Guard(objective=objective):
            return "R16.8" if objective else "R16.7"
        case w.MetGuard(outcome=outcome):
            return "R16.10" if outcome > 0 else "R16.11"
        case w.Finished(ending=ending, letters=letters):
            return ALLIED.get(ending, ENDINGS[ending]) if letters else ENDINGS[ending]
    return RULES[type(message)]

"""K6 Items: when they can be used, and what they do. Items are public, so their windows are too."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.kompromat.actions import (
    BALACLAVAS,
    CHLOROFORMS,
    DRONES,
    GPS_TRACKERS,
    JETPACKS,
    NEWSPAPERS,
    NIGHT_VISIONS,
    STUN_GUNS,
    VESPERS,
    Balaclava,
    Chloroform,
    Drone,
    GpsTracker,
    Jetpack,
    Newspaper,
    NightVision,
    StunGun,
    UseItem,
    Vesper,
)
from brushpass.games.kompromat.cards import (
    BALACLAVA,
    CHLOROFORM,
    DRONE,
    GPS_TRACKER,
    JETPACK,
    NEWSPAPER,
    NIGHT_VISION,
    PLACES,
    STUN_GUN,
    USB_STICK,
    VESPER,
    VESPER_HALVES,
)
from brushpass.games.kompromat.state import (
    ACES,
    AWARD,
    DRAWING,
    TURN_UP,
    VERDICT,
    WINDOW,
    Stack,
    State,
)
from brushpass.games.kompromat.tell import Tell

EVERYWHERE: Final = 1 << BALACLAVA | 1 << USB_STICK
ON_COVERED: Final = 1 << DRONE | 1 << JETPACK | 1 << NEWSPAPER | 1 << STUN_GUN
TIMELY_ON_TURN: Final = EVERYWHERE | ON_COVERED | 1 << GPS_TRACKER | 1 << NIGHT_VISION
TIMELY_BEFORE_REVEAL: Final = EVERYWHERE | ON_COVERED
TIMELY_AFTER_REVEAL: Final = EVERYWHERE | ON_COVERED | 1 << VESPER


def open_window(s: State, after: i64) -> None:
    """K6.5: both may use items, the round's starting player first, until both pass in a row."""
    s.phase = WINDOW
    s.after = after
    s.passes = 0
    s.actor = s.starter


def pass_window(s: State) -> None:
    s.passes += 1
    s.actor = 1 - s.actor


def held(s: State, seat: i64, item: i64) -> bool:
    return (s.items[seat] >> item) & 1 == 1


def repeatable(s: State, seat: i64, item: i64) -> bool:
    """K6.18: the USB Stick uses again what its owner has used before."""
    return held(s, seat, USB_STICK) and (s.used[seat] >> item) & 1 == 1


def can_use_any(s: State, seat: i64) -> bool:
    return s.items[seat] & timely(s) != 0 and len(usable(s, seat)) > 0


def timely(s: State) -> i64:
    """The items for which this could be a moment, as bits; a USB Stick can be any of them."""
    if s.phase != WINDOW:
        return TIMELY_ON_TURN
    return TIMELY_AFTER_REVEAL if revealed_now(s) else TIMELY_BEFORE_REVEAL


def usable(s: State, seat: i64) -> list[Action]:
    """What the seat can do with its items now. All of it follows from public facts.

    Chloroform is not among them: it is asked about when the tokens fall due (K6.11).
    """
    options: list[Action] = []
    moment = timely(s)
    for usb in range(2):
        if usb and not held(s, seat, USB_STICK):
            break
        ready: i64 = (s.used[seat] if usb else s.items[seat]) & moment
        for item in range(VESPER + 1):
            if (ready >> item) & 1:
                _uses(s, seat, item, usb, options)
    return options


def _uses(s: State, seat: i64, item: i64, usb: i64, options: list[Action]) -> None:
    if item == BALACLAVA:
        if s.tokens[seat] > 0:
            options.append(BALACLAVAS[usb])
    elif item == DRONE:
        for place in range(unrevealed(s), PLACES):
            if covered(s.stack(1 - seat, place)):
                options.append(DRONES[usb][place])
    elif item == GPS_TRACKER:
        if s.phase == DRAWING and len(s.stack(seat, s.place).cards) > 1:  # KR31
            options.append(GPS_TRACKERS[usb])
    elif item == JETPACK:
        for source in range(unrevealed(s), PLACES):
            for target in range(unrevealed(s), PLACES):
                if s.stack(seat, source).cards and not s.stack(seat, target).cards:
                    options.append(JETPACKS[usb][source][target])
    elif item == NEWSPAPER:
        for place in range(unrevealed(s), PLACES):
            if s.stack(1 - seat, place).cards:
                options.append(NEWSPAPERS[usb][place])
    elif item == NIGHT_VISION:
        if s.decks[seat].size() > 0:
            options.append(NIGHT_VISIONS[usb])
    elif item == STUN_GUN:
        for place in range(unrevealed(s), PLACES):
            stack = s.stack(1 - seat, place)
            for index in range(1, len(stack.cards)):
                if stack.face_down(index):
                    options.append(STUN_GUNS[usb][place][index])
    elif item == VESPER and s.stack(seat, s.place).cards:
        options.append(VESPERS[usb][0])
        options.append(VESPERS[usb][1])


def unrevealed(s: State) -> i64:
    """The first mission that is not revealed: all before it are done."""
    if s.phase != WINDOW:
        return 0
    return s.place if s.after == TURN_UP else s.place + 1


def revealed_now(s: State) -> bool:
    """Between a mission's reveal and its verdict (K6.19)."""
    return s.phase == WINDOW and (s.after == ACES or s.after == VERDICT)


def covered(stack: Stack) -> bool:
    return any(stack.face_down(index) for index in range(len(stack.cards)))


def use(s: State, seat: i64, action: UseItem, chance: Chance, tell: Tell) -> None:
    spent: i64 = 1 << (USB_STICK if action.usb else action.item)  # K6.4
    s.items[seat] &= ~spent
    s.used[seat] |= spent
    tell.used(seat, action.item, action.usb)
    match action:
        case Balaclava():  # K6.10
            s.tokens[seat] = max(0, s.tokens[seat] - 2)
            tell.tokens(seat, s.tokens[seat])
        case Chloroform():  # K6.11: the taker is spared, and the round goes on
            s.counter[s.place] = 0
            s.phase = AWARD
        case Drone():  # K6.12
            stack = s.stack(1 - seat, action.place)
            stack.turn_up()
            tell.turned_by_drone(seat, action.place, lying(stack))
        case GpsTracker():  # K6.13
            card = s.stack(seat, s.place).cards.pop()
            s.decks[seat].put_back(card)
            tell.took_back(seat, s.place, card)
        case Jetpack():  # K6.14
            fly(s, seat, action.source, action.target)
            tell.flew(seat, action.source, action.target)
        case Newspaper():  # K6.15
            s.newspapers[(1 - seat) * PLACES + action.place] += 1
            tell.laid_newspaper(seat, action.place)
        case NightVision():  # K6.16
            tell.looked(seat, s.decks[seat].look(5, chance))
        case StunGun():  # K6.17
            stack = s.stack(1 - seat, action.place)
            stack.gone |= 1 << action.index
            tell.stunned(seat, action.place, action.index, stack.cards[action.index])
        case Vesper():  # K6.19
            s.vesper[seat] += action.change * VESPER_HALVES
            tell.adjusted(seat, s.place, action.change)
        case _:
            raise ValueError(f"{action.name} uses no item")
    if s.phase == WINDOW:
        s.passes = 0
        s.actor = 1 - seat


def fly(s: State, seat: i64, source: i64, target: i64) -> None:
    """KR32: the whole stack as it lies. In the middle of an attempt, the attempt goes with it."""
    left, reached = seat * PLACES + source, seat * PLACES + target
    s.stacks[left], s.stacks[reached] = s.stacks[reached], s.stacks[left]
    if s.phase == DRAWING and s.place == source:
        s.place = target


def lying(stack: Stack) -> list[int]:
    """The cards that still lie in a stack, in order."""
    return [stack.cards[i] for i in range(len(stack.cards)) if not (stack.gone >> i) & 1]


def chloroforms(s: State, seat: i64) -> list[Action]:
    options: list[Action] = []
    if held(s, seat, CHLOROFORM):
        options.append(CHLOROFORMS[0])
    if repeatable(s, seat, CHLOROFORM):
        options.append(CHLOROFORMS[1])
    return options

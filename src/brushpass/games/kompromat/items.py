"""K6 Items: when they can be used, and what they do. Items are public, so their windows are too."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.kompromat.actions import (
    CHLOROFORMS,
    USES,
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
    LONGEST_STACK,
    NEWSPAPER,
    NIGHT_VISION,
    PLACES,
    STUN_GUN,
    USB_STICK,
    VESPER,
    VESPER_HALVES,
)
from brushpass.games.kompromat.scoring import AT_BALACLAVA
from brushpass.games.kompromat.state import (
    ACES,
    AWARD,
    DRAWING,
    TURN_UP,
    VERDICT,
    WINDOW,
    State,
)
from brushpass.games.kompromat.tell import Tell

# KR19, by the moments that it names.
EVERYWHERE: Final = 1 << BALACLAVA | 1 << USB_STICK
ON_COVERED: Final = 1 << DRONE | 1 << JETPACK | 1 << NEWSPAPER | 1 << STUN_GUN
TIMELY_ON_TURN: Final = EVERYWHERE | ON_COVERED | 1 << GPS_TRACKER | 1 << NIGHT_VISION  # KR31, KR35
TIMELY_BEFORE_REVEAL: Final = EVERYWHERE | ON_COVERED
TIMELY_AFTER_REVEAL: Final = EVERYWHERE | ON_COVERED | 1 << VESPER


def open_window(s: State, after: i64) -> None:
    """K6.5, KR19: both may use items, the round's starting player first, until both pass."""
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
    if s.items[seat] == 0:
        return False
    ready = to_hand(s, seat)
    item: i64 = 0
    while ready:
        if ready & 1 and targets(s, seat, item):
            return True
        ready >>= 1
        item += 1
    return False


def with_items(menu: tuple[Action, ...], s: State, seat: i64) -> tuple[Action, ...]:
    """These options, and what the seat can do with its items.

    Chloroform is not among them: it is asked about when the tokens fall due (K6.11).
    """
    if not can_use_any(s, seat):
        return menu
    uses: list[Action] = []
    add_uses(s, seat, s.items[seat], USES[0], uses)
    if held(s, seat, USB_STICK):
        add_uses(s, seat, s.used[seat], USES[1], uses)
    return menu + tuple(uses)


def add_uses(
    s: State, seat: i64, items: i64, actions: list[list[Action]], to: list[Action]
) -> None:
    items &= timely(s)
    item: i64 = 0
    while items:
        places: i64 = 0
        if items & 1:
            places = targets(s, seat, item)
        nth: i64 = 0
        while places:
            if places & 1:
                to.append(actions[item][nth])
            places >>= 1
            nth += 1
        items >>= 1
        item += 1


def to_hand(s: State, seat: i64) -> i64:
    """The items that the seat could use if there were anything to use them on, as bits."""
    items: i64 = s.items[seat]
    if (items >> USB_STICK) & 1:
        items |= s.used[seat]
    return items & timely(s)


def timely(s: State) -> i64:
    """The items for which this could be a moment, as bits; a USB Stick can be any of them."""
    if s.phase != WINDOW:
        return TIMELY_ON_TURN
    return TIMELY_AFTER_REVEAL if revealed_now(s) else TIMELY_BEFORE_REVEAL


def targets(s: State, seat: i64, item: i64) -> i64:
    """What the item can be used on, as bits of its actions. All of it follows from public facts."""
    if item == BALACLAVA:
        return 1 if s.tokens[seat] > 0 else 0  # KR28
    if item == GPS_TRACKER:
        return 1 if s.phase == DRAWING and len(s.stack(seat, s.place).cards) > 1 else 0  # KR31
    if item == NIGHT_VISION:
        return 1 if s.decks[seat].size() > 0 else 0
    if item == VESPER:
        return 0b11 if s.stack(seat, s.place).cards else 0
    if item == JETPACK:
        return flights(s, seat)
    places: i64 = 0
    for place in range(unrevealed(s), PLACES):
        theirs = s.stack(1 - seat, place)
        # KR22, KR34
        if (item == DRONE and theirs.covered()) or (item == NEWSPAPER and theirs.cards):
            places |= 1 << place
        elif item == STUN_GUN:
            places |= theirs.covered() << (place * LONGEST_STACK)  # KR29
    return places


def flights(s: State, seat: i64) -> i64:
    """K6.14: from where to where a stack can go, as bits."""
    free: i64 = 0
    for place in range(unrevealed(s), PLACES):
        if not s.stack(seat, place).cards:
            free |= 1 << place
    found: i64 = 0
    for place in range(unrevealed(s), PLACES):
        if s.stack(seat, place).cards:
            found |= free << (place * PLACES)
    return found


def unrevealed(s: State) -> i64:
    """The first mission that is not revealed: all before it are done."""
    if s.phase != WINDOW:
        return 0
    return s.place if s.after == TURN_UP else s.place + 1


def revealed_now(s: State) -> bool:
    """Between a mission's reveal and its verdict (K6.19, KR21)."""
    return s.phase == WINDOW and (s.after == ACES or s.after == VERDICT)


def use(s: State, seat: i64, action: UseItem, chance: Chance, tell: Tell) -> None:
    spent: i64 = 1 << (USB_STICK if action.usb else action.item)  # K6.4
    s.items[seat] &= ~spent
    s.used[seat] |= spent
    tell.used(seat, action.item, action.usb)
    if isinstance(action, Balaclava):  # K6.10, KR28
        s.tokens[seat] = max(0, s.tokens[seat] - 2)
        tell.tokens(seat, s.tokens[seat], AT_BALACLAVA)
    elif isinstance(action, Chloroform):  # K6.11: the taker is spared, and the round goes on
        s.counter[s.place] = 0
        s.phase = AWARD
    elif isinstance(action, Drone):  # K6.12; KR22: they stay up
        stack = s.stack(1 - seat, action.place)
        stack.turn_up()
        tell.turned_by_drone(seat, action.place, stack.lying())
    elif isinstance(action, GpsTracker):  # K6.13, KR31
        card = s.stack(seat, s.place).take_back()
        s.decks[seat].put_back(card)
        tell.took_back(seat, s.place, card)
    elif isinstance(action, Jetpack):  # K6.14
        fly(s, seat, action.source, action.target)
        tell.flew(seat, action.source, action.target)
    elif isinstance(action, Newspaper):  # K6.15; KR34: it stays in this place
        s.newspapers[(1 - seat) * PLACES + action.place] += 1
        tell.laid_newspaper(seat, action.place)
    elif isinstance(action, NightVision):  # K6.16; KR35: or as many as are left
        tell.looked(seat, s.decks[seat].look(5, chance))
    elif isinstance(action, StunGun):  # K6.17, KR33
        card = s.stack(1 - seat, action.place).stun(action.index)
        tell.stunned(seat, action.place, action.index, card)
    else:
        assert isinstance(action, Vesper)  # K6.19
        s.vesper[seat] += action.change * VESPER_HALVES
        tell.adjusted(seat, s.place, action.change)
    if s.phase == WINDOW:
        s.passes = 0
        s.actor = 1 - seat


def fly(s: State, seat: i64, source: i64, target: i64) -> None:
    """KR32: the whole stack as it lies. In the middle of an attempt, the attempt goes with it."""
    left, reached = seat * PLACES + source, seat * PLACES + target
    s.stacks[left], s.stacks[reached] = s.stacks[reached], s.stacks[left]
    if s.phase == DRAWING and s.place == source:
        s.place = target


def chloroforms(s: State, seat: i64) -> list[Action]:
    options: list[Action] = []
    if held(s, seat, CHLOROFORM):
        options.append(CHLOROFORMS[0])
    if repeatable(s, seat, CHLOROFORM):
        options.append(CHLOROFORMS[1])
    return options

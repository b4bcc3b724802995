"""Everything a player can do, made once. People count missions and cards from one."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brushpass.core.action import Action, numbered
from brushpass.games.kompromat.cards import (
    BALACLAVA,
    CHLOROFORM,
    DRONE,
    GPS_TRACKER,
    ITEMS,
    JETPACK,
    LONGEST_STACK,
    NEWSPAPER,
    NIGHT_VISION,
    PLACES,
    STUN_GUN,
    VESPER,
)


@final
class Draw(Action):
    def __init__(self) -> None:
        super().__init__("draw")


@final
class Attempt(Action):
    def __init__(self, place: int) -> None:
        super().__init__(f"attempt {place + 1}")
        self.place = place


@final
class Stop(Action):
    def __init__(self) -> None:
        super().__init__("stop")


@final
class Pass(Action):
    """Use no item in this window."""

    def __init__(self) -> None:
        super().__init__("pass")


@final
class CountElevens(Action):
    """Count so many of the 1/11 cards as eleven, the others as one."""

    def __init__(self, elevens: int) -> None:
        super().__init__(f"elevens {elevens}")
        self.elevens = elevens


@final
class DiscardToken(Action):
    def __init__(self) -> None:
        super().__init__("discard token")


@final
class KeepTokens(Action):
    def __init__(self) -> None:
        super().__init__("keep tokens")


@final
class TakeTokens(Action):
    """Take the counter-intelligence tokens rather than use Chloroform."""

    def __init__(self) -> None:
        super().__init__("take tokens")


@mypyc_attr(allow_interpreted_subclasses=False)
class UseItem(Action):
    """Use an item, or use it again with the USB Stick."""

    def __init__(self, words: str, item: int, usb: bool) -> None:
        super().__init__(f"usb {words}" if usb else words)
        self.item = item
        self.usb = usb


@final
class Balaclava(UseItem):
    def __init__(self, usb: bool) -> None:
        super().__init__("balaclava", BALACLAVA, usb)


@final
class Chloroform(UseItem):
    def __init__(self, usb: bool) -> None:
        super().__init__("chloroform", CHLOROFORM, usb)


@final
class Drone(UseItem):
    def __init__(self, place: int, usb: bool) -> None:
        super().__init__(f"drone {place + 1}", DRONE, usb)
        self.place = place


@final
class GpsTracker(UseItem):
    def __init__(self, usb: bool) -> None:
        super().__init__("gps tracker", GPS_TRACKER, usb)


@final
class Jetpack(UseItem):
    def __init__(self, source: int, target: int, usb: bool) -> None:
        super().__init__(f"jetpack {source + 1} {target + 1}", JETPACK, usb)
        self.source = source
        self.target = target


@final
class Newspaper(UseItem):
    def __init__(self, place: int, usb: bool) -> None:
        super().__init__(f"newspaper {place + 1}", NEWSPAPER, usb)
        self.place = place


@final
class NightVision(UseItem):
    def __init__(self, usb: bool) -> None:
        super().__init__("night vision", NIGHT_VISION, usb)


@final
class StunGun(UseItem):
    def __init__(self, place: int, index: int, usb: bool) -> None:
        super().__init__(f"stun gun {place + 1} {index + 1}", STUN_GUN, usb)
        self.place = place
        self.index = index


@final
class Vesper(UseItem):
    def __init__(self, change: int, usb: bool) -> None:
        super().__init__(f"vesper {change:+d}", VESPER, usb)
        self.change = change


DRAW: Final = Draw()
STOP: Final = Stop()
PASS: Final = Pass()
DISCARD_TOKEN: Final = DiscardToken()
KEEP_TOKENS: Final = KeepTokens()
TAKE_TOKENS: Final = TakeTokens()
ATTEMPT: Final = [Attempt(place) for place in range(PLACES)]
ELEVENS: Final = [CountElevens(n) for n in range(3)]

# Each use twice: [0] with the item itself, [1] again with the USB Stick.
TWICE: Final = [False, True]
BALACLAVAS: Final = [Balaclava(usb) for usb in TWICE]
CHLOROFORMS: Final = [Chloroform(usb) for usb in TWICE]
DRONES: Final = [[Drone(place, usb) for place in range(PLACES)] for usb in TWICE]
GPS_TRACKERS: Final = [GpsTracker(usb) for usb in TWICE]
JETPACKS: Final = [
    [[Jetpack(source, target, usb) for target in range(PLACES)] for source in range(PLACES)]
    for usb in TWICE
]
NEWSPAPERS: Final = [[Newspaper(place, usb) for place in range(PLACES)] for usb in TWICE]
NIGHT_VISIONS: Final = [NightVision(usb) for usb in TWICE]
STUN_GUNS: Final = [
    [[StunGun(place, index, usb) for index in range(LONGEST_STACK)] for place in range(PLACES)]
    for usb in TWICE
]
VESPERS: Final = [[Vesper(1, usb), Vesper(-1, usb)] for usb in TWICE]


def _all() -> list[Action]:
    actions: list[Action] = [DRAW, STOP, PASS, DISCARD_TOKEN, KEEP_TOKENS, TAKE_TOKENS]
    actions += ATTEMPT
    actions += ELEVENS
    for usb in range(2):
        actions += [BALACLAVAS[usb], CHLOROFORMS[usb], GPS_TRACKERS[usb], NIGHT_VISIONS[usb]]
        actions += DRONES[usb]
        actions += NEWSPAPERS[usb]
        actions += VESPERS[usb]
        for place in range(PLACES):
            actions += [jump for jump in JETPACKS[usb][place] if jump.target != place]
            actions += STUN_GUNS[usb][place][1:]  # the first card lies face up (K6.17, KR29)
    return actions


ACTIONS: Final = numbered(_all())


def _uses(usb: int) -> list[list[Action]]:
    """KR20: nothing in it repeats the USB Stick."""
    uses: list[list[Action]] = [[] for _ in range(ITEMS)]
    uses[BALACLAVA] += [BALACLAVAS[usb]]
    uses[DRONE] += DRONES[usb]
    uses[GPS_TRACKER] += [GPS_TRACKERS[usb]]
    for place in range(PLACES):
        uses[JETPACK] += JETPACKS[usb][place]
        uses[STUN_GUN] += STUN_GUNS[usb][place]
    uses[NEWSPAPER] += NEWSPAPERS[usb]
    uses[NIGHT_VISION] += [NIGHT_VISIONS[usb]]
    uses[VESPER] += VESPERS[usb]
    return uses


# By usb and item, in the order of the bits of `items.targets`.
USES: Final = [_uses(0), _uses(1)]

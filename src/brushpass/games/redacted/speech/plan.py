"""The embassy as text: three floors side by side in 77 columns, with everybody on them."""

from typing import Final

from brushpass.core.seats import letter
from brushpass.games.redacted.rules.cards import NONE, RECONSTRUCTED
from brushpass.games.redacted.rules.embassy import (
    DETECTOR,
    FLOORS,
    HELIPAD,
    LIT,
    LOCKED,
    NORMAL,
    ON_FLOOR,
    WALL,
    door,
)
from brushpass.games.redacted.speech.wire import View

SHORT: Final = [
    "X-ray", "Helipad", "Service",
    "Armoury", "Gallery", "Storage",
    "Stairs", "Sec. HQ", "Telex",
    "Kitchen", "Office", "Service",
    "Entry", "Ballrm", "Jamming",
    "Stairs", "C. Lock", "Infirm.",
    "Radio", "Comput.", "Service",
    "Vault", "Cellar", "Storage",
    "Stairs", "Breaker", "Tunnel",
]  # fmt: skip
WIDTH: Final = 7
SIDE: Final = 3
GAP: Final = " "
DARK: Final = "░"
LEGEND: Final = "x X-ray door  # locked  [A] you  A! injured  (a) knocked out"


def floor_plan(v: View) -> list[str]:
    floors = [_floor(v, floor) for floor in range(len(FLOORS))]
    lines = [GAP.join(parts) for parts in zip(*floors, strict=True)]
    legend = LEGEND
    if v.helicopter != NONE:
        legend += "  ^ helicopter"
    if v.guards:
        legend += "  G guard (G* with objective)"
    if v.vip != NONE:
        legend += "  V VIP"
    if v.dark:
        legend += f"  {DARK} dark (reconstructed: {RECONSTRUCTED['lit']})"
    legend += f"  plan reconstructed: {RECONSTRUCTED['plan']}"
    return [line.rstrip() for line in lines] + _wrapped(legend)


def _wrapped(legend: str) -> list[str]:
    """The legend in lines as wide as the plan."""
    lines = [""]
    for part in legend.split("  "):
        longer = f"{lines[-1]}  {part}" if lines[-1] else part
        if len(longer) <= 77:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _floor(v: View, floor: int) -> list[str]:
    name = FLOORS[floor] + (", locked" if v.lock == floor else "")
    lines = [name.ljust(SIDE * (WIDTH + 1) + 1)]
    lines.append("┌" + "┬".join(["─" * WIDTH] * SIDE) + "┐")
    for row in range(SIDE):
        rooms = [floor * ON_FLOOR + row * SIDE + column for column in range(SIDE)]
        lines.append("│" + "│".join(SHORT[room].ljust(WIDTH) for room in rooms) + "│")
        tokens = [_tokens(v, room) for room in rooms]
        doors = [_door(rooms[i], rooms[i + 1], "│") for i in range(SIDE - 1)]
        lines.append(f"│{tokens[0]}{doors[0]}{tokens[1]}{doors[1]}{tokens[2]}│")
        if row < SIDE - 1:
            walls = ["───" + _door(room, room + SIDE, "─") + "───" for room in rooms]
            lines.append("├" + "┼".join(walls) + "┤")
    lines.append("└" + "┴".join(["─" * WIDTH] * SIDE) + "┘")
    return lines


def _door(room: int, to: int, wall: str) -> str:
    kinds = (door(room, to), door(to, room))
    if WALL in kinds:
        return wall
    if LOCKED in kinds:
        return "#"
    if DETECTOR in kinds:
        return "x"
    return " " if NORMAL in kinds else wall


def _tokens(v: View, room: int) -> str:
    shown: list[str] = []
    for seat in range(len(v.agents)):
        agent = v.agents[seat]
        if agent.room != room:
            continue
        name = letter(seat) + ("!" if agent.injured else "")
        if agent.down:
            name = f"({name.lower()})"
        shown.append(f"[{name}]" if seat == v.seat else name)
    for guard in v.guards:
        if guard == room:
            shown.append("G*" if v.prize == room else "G")
    if v.vip == room:
        shown.append("V")
    if room == HELIPAD and v.helicopter != NONE:
        shown.append("^")
    text = " ".join(shown)
    if len(text) > WIDTH:
        text = "".join(shown)[:WIDTH]
    dark = v.dark and room not in LIT
    return text.ljust(WIDTH, DARK if dark else " ")

"""How a mission stands, in lines: what all see beside the plan, and what one seat has found out."""

from textwrap import wrap
from typing import Final

from brushpass.core.seats import called
from brushpass.core.words import Voice
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    COLOURS,
    DANGER_ZONE,
    DELIVERIES,
    FACTIONS,
    GUARDS,
    HELICOPTERS,
    ITEM_NAMES,
    LEVELS,
    NONE,
    RECONSTRUCTED,
    TWO_MAN_RULE,
)
from brushpass.games.redacted.rules.embassy import FLOORS
from brushpass.games.redacted.rules.state import NOT_OVER
from brushpass.games.redacted.speech import reading
from brushpass.games.redacted.speech.lexicon import AIMS
from brushpass.games.redacted.speech.wire import View

WIDTH: Final = 77  # columns, as wide as the plan


def affairs(v: View) -> list[str]:
    """What everybody sees."""
    lines = aim(v) + walk(v) + house(v)
    if v.mission == DANGER_ZONE:
        lines += danger(v)
    elif v.mission != TWO_MAN_RULE:
        lost = [f"{FACTIONS[f]} {v.lost[f]} of {HELICOPTERS}" for f in v.factions]
        lines.append(f"Helicopters destroyed: {', '.join(lost)}.")
    lines += cards_gone(v)
    return [part for line in lines for part in wrap(line, WIDTH)]


def aim(v: View) -> list[str]:
    text, rule = AIMS[v.mission]
    team = reading.team(v)
    return [f"Aim: {text} ({rule})"] + [f"You are of the {team}."] * bool(team)


def walk(v: View) -> list[str]:
    """How far the turn has come."""
    if v.ending != NOT_OVER:
        return []
    most = reading.most_steps(v)
    of = f" of {most}" if most != NONE else ""
    lines = [f"Rooms walked in this turn: {v.steps}{of}."] if v.steps or of else []
    lines += ["A Key was used: locked doors stand open."] * v.keyed
    return lines + [f"{Voice(v.seat).who(v.turn)}: another turn after this one."] * v.again


def house(v: View) -> list[str]:
    lines = []
    if v.helicopter != NONE:
        lines.append(f"On the Helipad: a {FACTIONS[v.helicopter]} helicopter.")
    if v.lock != NONE:
        lines.append(f"{FLOORS[v.lock]} locked by {Voice(v.seat).whom(v.locker)}.")
    if v.reception:
        lines.append("The reception is on: the Ballroom is safe.")
    if v.dark:
        lines.append("The lights are out.")
    if v.badge != NONE:
        lines.append(f"Interpol: {called(v.badge)}.")
    cleared = [called(seat) for seat in range(len(v.agents)) if v.cleared >> seat & 1]
    if cleared:
        lines.append(f"Arrested by mistake, not wanted: {', '.join(cleared)}.")
    if v.mission == BEDFELLOWS and v.letters:
        names = [FACTIONS[f] for f in range(len(FACTIONS)) if v.letters >> f & 1]
        lines.append(f"Alliance letters in the game: {', '.join(names)}.")
    return lines


def danger(v: View) -> list[str]:
    """R16.5, R16.6: how near the next guard is, and how far the two have come."""
    d = reading.danger(v)
    alert = f"Alert {d.level} of {d.limit or '?'} ({LEVELS[v.level]})"
    alert += "; the next card may bring a guard." if d.near else "."
    guards = f"Guards {len(v.guards)} of {GUARDS}"
    guards += ": one more loses the game." if d.full else "."
    delivered = f"Files delivered: {v.deliveries} of {DELIVERIES}."
    return [
        f"{alert} Alert cards reconstructed: {RECONSTRUCTED['alerts']}.",
        f"{guards} Objectives left: {d.objectives}. {delivered}",
        f"Jamming {'off' if v.unjammed else 'on'}.",
    ]


def cards_gone(v: View) -> list[str]:
    """The decks and what has left them."""
    left = f"Items left to draw: {v.deck}; weapons in the Armoury: {v.armoury}."
    lines = [f"{left} Counts reconstructed: {RECONSTRUCTED['counts']}."]
    for words, kinds in (
        ("Discarded face up", counted(v.discard)),
        ("Out of the game", counted(v.removed)),
    ):
        if kinds:
            lines.append(f"{words}: {', '.join(kinds)}.")
    return lines


def counted(counts: list[int]) -> list[str]:
    return [
        ITEM_NAMES[kind] if count == 1 else f"{count} × {ITEM_NAMES[kind]}"
        for kind, count in enumerate(counts)
        if count
    ]


def found_out(v: View, seat: int) -> list[str]:
    """What only this seat knows of the house, and what others may have seen of it."""
    lines = []
    for colour, (kind, dealt) in enumerate(zip(v.tiles, reading.read(v).dealt, strict=True)):
        if kind >= 0:
            lines.append(f"In the {COLOURS[colour]} briefcase: {ITEM_NAMES[kind]}.")
        elif dealt >= 0:
            lines.append(f"First in the {COLOURS[colour]} briefcase: {ITEM_NAMES[dealt]}.")
    buried = [ITEM_NAMES[kind] for kind in v.buried if kind >= 0]
    if buried:
        lines.append(f"Discarded face down, as you know: {', '.join(buried)}.")
    looks = [] if v.memory is None else v.memory.weapons.looks
    for other, look in enumerate(looks):
        if other == seat:
            continue
        if seat in look.arrested:
            lines.append(f"{called(other)} knows your loyalty.")
        elif look.asked[seat] or look.hacked[seat]:
            ways = [f"{look.asked[seat]} × one of three"] * bool(look.asked[seat])
            ways += [f"{look.hacked[seat]} × one of two"] * bool(look.hacked[seat])
            lines.append(f"{called(other)} may have seen your loyalty: {', '.join(ways)}.")
    return lines

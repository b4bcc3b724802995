"""The bot in the Danger Zone: what to do next, and how likely a guard is beaten.

The uninjured reach nearly every room in a turn, so a turn is worth what is done at its end. Guards
come every few turns and must be beaten as fast; points come from what they carry.
"""

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    FLOPPY,
    GOAL,
    GUARDS,
    HIDDEN_WEAPON,
    MICROFILM,
    NONE,
    WEAPONS,
    beats,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import (
    BASEMENT_STORAGE,
    HELIPAD,
    INFIRMARY,
    JAMMING,
    NEXT,
    RADIO,
    TERRACE_STORAGE,
    distance,
)
from brushpass.games.redacted.rules.objectives import DECRYPT_POINTS, DELIVER_POINTS, UPLOAD_POINTS
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.errands import Mind


def guard_cards_left(v: View) -> list[int]:
    """R16.9: a guard plays each weapon once before they are shuffled."""
    played = v.guard_cards if len(v.guard_cards) < WEAPONS else []
    return [weapon for weapon in range(WEAPONS) if weapon not in played]


def odds(mind: Mind, weapon: i64) -> float:
    """How likely this weapon beats the next guard, with the Hidden Weapons in hand."""
    helps = mind.items.count(HIDDEN_WEAPON)
    left = guard_cards_left(mind.v)
    won = 0
    for other in left:
        short = 0 if beats(weapon, other) else 1 if weapon == other else 2
        if short <= helps:
            won += 1
    return won / len(left)


def danger_goals(mind: Mind, wanted: list[int]) -> None:
    v = mind.v
    mine = v.agents[mind.me]
    guards = len(v.guards)
    if mine.injured:
        _near_points(mind, wanted)
        wanted.append(INFIRMARY)
    if guards >= GUARDS - 1:
        if _points_now(mind) + mine.points >= GOAL:
            _score(mind, wanted)
        _fight(mind, wanted)
    _score(mind, wanted)
    if not mind.items and not mine.injured:
        _search(mind, wanted)  # who has nothing to lose to a guard is injured (R16.11)
    if v.vip != NONE:
        _fetch_vip(mind, wanted)
    if v.prize != NONE:
        wanted.append(v.prize)
    _prepare(mind, wanted)
    _fight(mind, wanted)
    _search(mind, wanted)
    _avoid_the_other(mind, wanted)


def _search(mind: Mind, wanted: list[int]) -> None:
    if distance(mind.room, TERRACE_STORAGE) < distance(mind.room, BASEMENT_STORAGE):
        wanted += [TERRACE_STORAGE, BASEMENT_STORAGE]
    else:
        wanted += [BASEMENT_STORAGE, TERRACE_STORAGE]


def _avoid_the_other(mind: Mind, wanted: list[int]) -> None:
    """A meeting costs a turn and helps the guards only."""
    for seat in range(len(mind.v.agents)):
        agent = mind.v.agents[seat]
        while seat != mind.me and not agent.down and agent.room in wanted:
            wanted.remove(agent.room)


def _near_points(mind: Mind, wanted: list[int]) -> None:
    """The injured come two rooms far."""
    goals: list[int] = []
    _score(mind, goals)
    for room in goals:
        if distance(mind.room, room) <= 2:
            wanted.append(room)


def _points_now(mind: Mind) -> i64:
    """What one action in the right room is worth."""
    most: i64 = 0
    for kind in mind.items:
        if is_intel(kind) and mind.v.helicopter != NONE:
            most = DELIVER_POINTS
        elif most == 0 and FLOPPY <= kind < MICROFILM and mind.v.unjammed:
            most = UPLOAD_POINTS
        elif most == 0 and kind >= MICROFILM:
            most = DECRYPT_POINTS
    return most


def _score(mind: Mind, wanted: list[int]) -> None:
    hideout = mind.v.agents[mind.me].hideout
    for kind in mind.items:
        if is_intel(kind) and mind.v.helicopter != NONE:
            wanted.append(HELIPAD)
    for kind in mind.items:
        if kind >= MICROFILM or (kind >= FLOPPY and mind.v.unjammed):
            wanted.append(hideout)


def _prepare(mind: Mind, wanted: list[int]) -> None:
    for kind in mind.items:
        if is_intel(kind):
            wanted.append(RADIO)
        elif FLOPPY <= kind < MICROFILM:
            wanted.append(JAMMING)


def _fetch_vip(mind: Mind, wanted: list[int]) -> None:
    """To the VIP; from there, first the guard in the way."""
    v = mind.v
    hideout = v.agents[mind.me].hideout
    if mind.room != v.vip:
        wanted.append(v.vip)
        return
    for room in NEXT[mind.room]:
        if distance(room, hideout) < distance(mind.room, hideout) and room in v.guards:
            wanted.append(room)


def _fight(mind: Mind, wanted: list[int]) -> None:
    """The guard with the objective, else the nearest."""
    v = mind.v
    if v.prize != NONE:
        wanted.append(v.prize)
    rooms = v.guards[:]
    while rooms:
        best = rooms[0]
        for room in rooms:
            if distance(mind.room, room) < distance(mind.room, best):
                best = room
        rooms.remove(best)
        wanted.append(best)

"""What the bot wants next in its mission: rooms to go to, and what to do there."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BEDFELLOWS,
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    DANGER_ZONE,
    FIRST_AID,
    FLOPPY,
    GOGGLES,
    HELICOPTERS,
    HIDDEN,
    HIDDEN_WEAPON,
    INTEL,
    INTERPOL,
    KEY,
    LETTER,
    NONE,
    VEST,
    VIRUS,
    faction_of,
    is_intel,
    is_wanted,
)
from brushpass.games.redacted.rules.embassy import (
    COMPUTER,
    HELIPAD,
    RADIO,
    SECURITY_HQ,
    distance,
)
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.belief import alliances, deals
from brushpass.games.redacted.thought.routes import is_taken

PATIENT: Final = 0.9  # in the first half of the game
SURE: Final = 0.6  # an intel of a faction that is an enemy with this likelihood is worth flying for


@final
class Mind:
    """What a seat makes of its view."""

    def __init__(self, v: View, me: i64) -> None:
        self.v = v
        self.me = me
        mine = v.agents[me]
        self.items = mine.items
        self.room: i64 = mine.room
        self.faction = NONE if mine.loyalty == NONE else faction_of(mine.loyalty)
        self.interpol = mine.loyalty == INTERPOL
        self.friend = [0.0] * len(v.agents)  # how likely each other seat is a friend
        self.wanted = [0.0] * len(v.agents)  # and is wanted
        self.enemy = [0.0] * 4  # how likely each faction is an enemy
        if v.mission != DANGER_ZONE:
            self._judge()

    def _judge(self) -> None:
        pairs = alliances(self.v)
        share = 1.0 / len(pairs)
        for letters in pairs:
            for faction in self.v.factions:
                if faction != self.faction and not self._allied(faction, letters):
                    self.enemy[faction] += share
        total = 0.0
        for deal in deals(self.v):
            ways = float(deal.ways)
            total += ways
            for seat in range(len(self.friend)):
                loyalty = deal.loyalties[seat]
                if is_wanted(loyalty) and not self.v.agents[seat].arrested:
                    self.wanted[seat] += ways
                if loyalty != INTERPOL and not self.interpol:
                    self.friend[seat] += ways * (1.0 - self.enemy[faction_of(loyalty)])
        for seat in range(len(self.friend)):
            self.friend[seat] /= total
            self.wanted[seat] /= total

    def _allied(self, faction: i64, letters: i64) -> bool:
        if self.v.mission != BEDFELLOWS or self.faction == NONE:
            return False
        return (letters >> faction) & 1 == 1 and (letters >> self.faction) & 1 == 1

    def holds(self, kind: i64) -> bool:
        return kind in self.items

    def carries_prize(self) -> bool:
        """Intel worth flying out with, in hand or in a briefcase that was looked into."""
        found = 0
        enough = PATIENT if self.v.round * 2 < self.v.rounds else SURE
        for faction in self.v.factions:
            if faction != self.faction and self.carries(INTEL + faction):
                found += 1
                if self.enemy[faction] >= enough:
                    return True
        return found == 2  # R15.5: one of the two is an enemy's

    def carries(self, kind: i64) -> bool:
        if self.holds(kind):
            return True
        for colour in range(2):
            if self.holds(BRIEFCASE + colour) and self.v.tiles[colour] == kind:
                return True
        return False

    def worst_enemy(self) -> i64:
        """A faction to bomb: an enemy with a helicopter left, the more damaged the better."""
        best: i64 = NONE
        for faction in self.v.factions:
            if self.enemy[faction] < SURE or self.v.lost[faction] == HELICOPTERS:
                continue
            if best == NONE or self.v.lost[faction] > self.v.lost[best]:
                best = faction
        return best

    def floppy(self) -> i64:
        return VIRUS if self.faction == self.v.factions[0] else ANTIVIRUS


def worth(mind: Mind, kind: i64) -> i64:
    """What an item is worth to keep."""
    if kind == HIDDEN:
        return 20
    if is_intel(kind):
        if mind.v.mission == DANGER_ZONE:
            return 70
        return 100 if mind.enemy[kind - INTEL] >= SURE else 60
    if kind == BOMB:
        return 80
    if kind == CODE_CRACKER:
        return 20
    if kind in (VIRUS, ANTIVIRUS):
        return 100 if kind == mind.floppy() else 70
    if kind >= FLOPPY:
        return 60
    if kind == HIDDEN_WEAPON:
        return 40
    if kind == VEST:
        return 35
    if kind == BRIEFCASE or kind == BRIEFCASE + 1:
        return 90 if mind.carries_prize() else 25
    if kind == FIRST_AID:
        return 30 if mind.v.agents[mind.me].injured else 15
    if kind == KEY:
        return 12
    if LETTER <= kind < VIRUS:
        return 10
    return 8 if kind == GOGGLES else 1


def flight_goals(mind: Mind, wanted: list[int]) -> None:
    v = mind.v
    target = mind.worst_enemy()
    if mind.carries_prize() and v.lost[mind.faction] < HELICOPTERS:
        if v.helicopter == mind.faction:
            wanted.append(HELIPAD)
        elif v.helicopter == NONE:
            wanted.append(RADIO)
        elif mind.holds(BOMB):
            wanted.append(HELIPAD)
    elif mind.holds(BOMB) and target != NONE:
        if v.helicopter == NONE:
            wanted.append(RADIO)
        elif mind.enemy[v.helicopter] >= SURE:
            wanted.append(HELIPAD)


def training_goals(mind: Mind, wanted: list[int]) -> None:
    if mind.holds(mind.floppy()):
        if is_taken(mind.v, SECURITY_HQ, mind.me):
            wanted.append(COMPUTER)
        return
    other = VIRUS + ANTIVIRUS - mind.floppy()
    if mind.holds(other) or mind.v.deck < 6:
        wanted.append(SECURITY_HQ)  # for the partner's sake: the enemy's floppy is in safe hands


def hunt(mind: Mind, wanted: list[int]) -> None:
    """Interpol goes after whoever is most likely wanted."""
    best: i64 = NONE
    for seat in range(len(mind.wanted)):
        agent = mind.v.agents[seat]
        if seat == mind.me or agent.room == NONE or agent.down or mind.wanted[seat] <= 0.0:
            continue
        if best == NONE or mind.wanted[seat] > mind.wanted[best]:
            best = seat
        elif mind.wanted[seat] == mind.wanted[best]:
            there = distance(mind.room, mind.v.agents[best].room)
            if distance(mind.room, agent.room) < there:
                best = seat
    if best != NONE:
        wanted.append(mind.v.agents[best].room)

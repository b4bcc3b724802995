"""What one seat makes of a state at a glance: errands.Mind for imagined games, without a view."""

from typing import final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BEDFELLOWS,
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    DANGER_ZONE,
    DOUBLE_BLIND,
    FIRST_AID,
    FLOPPY,
    GOGGLES,
    HELICOPTERS,
    HIDDEN_WEAPON,
    INTEL,
    INTERPOL,
    KEY,
    LETTER,
    NONE,
    TWO_MAN_RULE,
    VEST,
    VIRUS,
    faction_of,
    is_intel,
    is_wanted,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.thought.errands import PATIENT, SURE


@final
class Glance:
    def __init__(self, s: State, me: i64) -> None:
        self.s = s
        self.me = me
        self.items = s.hands[me].kinds
        self.room: i64 = s.room[me]
        self.interpol = s.loyalty[me] == INTERPOL
        self.faction: i64 = NONE if s.loyalty[me] == NONE else faction_of(s.loyalty[me])

    def hostile(self, faction: i64) -> float:
        """How likely a faction is an enemy."""
        s = self.s
        if faction == self.faction:
            return 0.0
        if s.mission != BEDFELLOWS:
            return 1.0
        seen = s.letters_seen[self.me]
        pairs: i64 = 0
        against: i64 = 0
        for spared in s.factions:
            if not (seen >> spared) & 1:
                pairs += 1
                if spared == faction or spared == self.faction:
                    against += 1
        return float(against) / float(pairs)

    def friend(self, other: i64) -> float:
        """How likely a seat is a friend: as many friends as are left, shared by the unknown."""
        s = self.s
        if s.mission == DANGER_ZONE or self.interpol:
            return 0.0
        learnt = s.learnt[self.me]
        if (learnt >> other) & 1:
            loyalty = s.loyalty[other]
            return 0.0 if loyalty == INTERPOL else 1.0 - self.hostile(faction_of(loyalty))
        unknown: i64 = 0
        friends = float(s.seats // 2 - 1)
        if s.mission == BEDFELLOWS:
            friends = 0.0
            for faction in s.factions:
                if faction != self.faction:
                    friends += 1.0 - self.hostile(faction)
        for seat in range(s.seats):
            if seat == self.me:
                continue
            if not (learnt >> seat) & 1:
                unknown += 1
            elif s.loyalty[seat] != INTERPOL:
                friends -= 1.0 - self.hostile(faction_of(s.loyalty[seat]))
        return friends / float(unknown)

    def wanted(self, other: i64) -> float:
        """The same of being wanted."""
        s = self.s
        if s.mission != DOUBLE_BLIND or (s.arrested >> other) & 1 or (s.cleared >> other) & 1:
            return 0.0
        learnt = s.learnt[self.me] | 1 << self.me
        if (learnt >> other) & 1:
            return 1.0 if is_wanted(s.loyalty[other]) else 0.0
        left = len(s.factions)
        unknown: i64 = 0
        for seat in range(s.seats):
            if (s.arrested >> seat) & 1:
                left -= 1
            elif (learnt >> seat) & 1:
                left -= 1 if is_wanted(s.loyalty[seat]) else 0
            elif not (s.cleared >> seat) & 1:
                unknown += 1
        return float(left) / float(unknown)

    def holds(self, kind: i64) -> bool:
        return kind in self.items

    def knows_tile(self, colour: i64) -> bool:
        """Whether it is known what lies under a tile, be it nothing."""
        tile = self.s.tiles[colour]
        return not tile.kinds or (tile.known[0] >> self.me) & 1 == 1

    def carries(self, kind: i64) -> bool:
        if kind in self.items:
            return True
        for colour in range(2):
            inside = self.s.tiles[colour].kinds
            if BRIEFCASE + colour in self.items and self.knows_tile(colour) and kind in inside:
                return True
        return False

    def carries_prize(self) -> bool:
        """Intel worth flying out with, in hand or in a briefcase that was looked into."""
        s = self.s
        found: i64 = 0
        enough = PATIENT if s.round * 2 < s.rounds else SURE
        for faction in s.factions:
            if faction != self.faction and self.carries(INTEL + faction):
                found += 1
                if self.hostile(faction) >= enough:
                    return True
        return found == 2  # R15.5: one of the two is an enemy's

    def worst_enemy(self) -> i64:
        """A faction to bomb: an enemy with a helicopter left, the more damaged the better."""
        s = self.s
        best: i64 = NONE
        for faction in s.factions:
            if s.lost[faction] == HELICOPTERS or self.hostile(faction) < SURE:
                continue
            if best == NONE or s.lost[faction] > s.lost[best]:
                best = faction
        return best

    def floppy(self) -> i64:
        """R13: the one that wins."""
        s = self.s
        if s.mission != TWO_MAN_RULE:
            return NONE
        return VIRUS if self.faction == s.factions[0] else ANTIVIRUS

    def worth(self, kind: i64) -> i64:
        """What an item is worth to keep."""
        if is_intel(kind):
            if self.s.mission == DANGER_ZONE:
                return 70
            return 100 if self.hostile(kind - INTEL) >= SURE else 60
        if kind == BOMB:
            return 80
        if kind == CODE_CRACKER:
            return 20
        if kind in (VIRUS, ANTIVIRUS):
            return 100 if kind == self.floppy() else 70
        if kind >= FLOPPY:
            return 60
        if kind == HIDDEN_WEAPON:
            return 40
        if kind == VEST:
            return 35
        if kind == BRIEFCASE or kind == BRIEFCASE + 1:
            return 90 if self.carries_prize() else 25
        if kind == FIRST_AID:
            return 30 if self.s.is_injured(self.me) else 15
        if kind == KEY:
            return 12
        if LETTER <= kind < VIRUS:
            return 10
        return 8 if kind == GOGGLES else 1

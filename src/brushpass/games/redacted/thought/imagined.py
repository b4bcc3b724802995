"""The questions answered from a state, quickly: for imagined games, where views cost too much.

It uses what its seat would know: the own cards, whose loyalty it has learnt, what it has seen of
others' cards. Where seen.py counts deals, a share must do; nobody concludes who has which weapon.
"""

from typing import final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    DOUBLE_BLIND,
    HIDDEN,
    INTERPOL,
    NONE,
    WEAPONS,
    faction_of,
    is_wanted,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.thought.questions import Questions


@final
class Imagined(Questions):
    def __init__(self, s: State, me: i64) -> None:
        self.s = s
        self.me = me
        frame = s.top()
        self.kind = frame.kind
        self.other = frame.other if frame.seat == me else frame.seat
        self.lead = frame.lead if frame.seat == me else -frame.lead
        self.vest = frame.vest
        self.colour = frame.colour
        self.items = s.hands[me].kinds
        self.faction = NONE if s.loyalty[me] == NONE else faction_of(s.loyalty[me])
        self.interpol = s.loyalty[me] == INTERPOL
        self.mission = s.mission
        self.seats = s.seats
        self.factions = s.factions
        self.round = s.round
        self.rounds = s.rounds
        self.rooms = s.room
        self.room = s.room[me]
        self.injured = s.injured
        self.down = s.down
        self.barred = s.barred
        self.keyed = s.keyed
        self.locked = NONE if s.locker == me else s.lock
        self.reception = s.reception
        self.dark = s.dark
        self.helicopter = s.helicopter
        self.lost = s.lost
        self.deck = s.items.size()
        self.points = s.points
        self.hideouts = s.hideouts
        self.guards = s.guards
        self.prize = s.prize
        self.vip = s.vip
        self.unjammed = s.unjammed

    def enemy(self, faction: i64) -> float:
        s = self.s
        if faction == self.faction or s.mission == DANGER_ZONE:
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
        """As many friends as are left, shared by the unknown."""
        s = self.s
        if s.mission == DANGER_ZONE or self.interpol:
            return 0.0
        learnt = s.learnt[self.me]
        if (learnt >> other) & 1:
            loyalty = s.loyalty[other]
            return 0.0 if loyalty == INTERPOL else 1.0 - self.enemy(faction_of(loyalty))
        unknown: i64 = 0
        friends = float(s.seats // 2 - 1)
        if s.mission == BEDFELLOWS:
            friends = 0.0
            for faction in s.factions:
                if faction != self.faction:
                    friends += 1.0 - self.enemy(faction)
        for seat in range(s.seats):
            if seat == self.me:
                continue
            if not (learnt >> seat) & 1:
                unknown += 1
            elif s.loyalty[seat] != INTERPOL:
                friends -= 1.0 - self.enemy(faction_of(s.loyalty[seat]))
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

    def knows_loyalty(self, other: i64) -> bool:
        return (self.s.learnt[self.me] >> other) & 1 == 1

    def inside(self, colour: i64) -> i64:
        tile = self.s.tiles[colour]
        if not tile.kinds:
            return NONE
        return tile.kinds[0] if (tile.known[0] >> self.me) & 1 else HIDDEN

    def items_of(self, other: i64) -> list[int]:
        hand = self.s.hands[other]
        found: list[int] = []
        for nth in range(len(hand.kinds)):
            if (hand.known[nth] >> self.me) & 1:
                found.append(hand.kinds[nth])
        return found

    def weapons_of(self, other: i64) -> list[int]:
        return []

    def in_hand(self, weapon: i64) -> i64:
        return self.s.weapons[self.me * WEAPONS + weapon]

    def owned(self, weapon: i64) -> i64:
        return self.in_hand(weapon) + self.s.spent[self.me * WEAPONS + weapon]

    def guard_weapons(self) -> list[int]:
        played = self.s.guard_cards
        left: list[int] = []
        for weapon in range(WEAPONS):
            gone = False
            for nth in range(len(played.kinds)):
                if played.kinds[nth] == weapon and (played.known[nth] >> self.me) & 1:
                    gone = True
            if len(played.kinds) == WEAPONS or not gone:
                left.append(weapon)
        return left

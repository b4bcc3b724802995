"""The questions answered from a view, exactly: likelihoods count every deal that it allows."""

from typing import final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    HIDDEN,
    INTERPOL,
    NONE,
    WEAPONS,
    faction_of,
    is_wanted,
)
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.belief import alliances, deals
from brushpass.games.redacted.thought.imagine import imagine_frame
from brushpass.games.redacted.thought.questions import Questions


@final
class Seen(Questions):
    def __init__(self, v: View) -> None:
        assert v.seat is not None
        self.v = v
        self.me = v.seat
        mine = v.agents[self.me]
        frame = imagine_frame(v.frames[-1])
        self.kind = frame.kind
        self.other = frame.other if frame.seat == self.me else frame.seat
        self.lead = frame.lead if frame.seat == self.me else -frame.lead
        self.vest = frame.vest
        self.colour = frame.colour
        self.items = mine.items
        self.faction = NONE if mine.loyalty == NONE else faction_of(mine.loyalty)
        self.interpol = mine.loyalty == INTERPOL
        self.mission = v.mission
        self.seats = len(v.agents)
        self.factions = v.factions
        self.round = v.round
        self.rounds = v.rounds
        self.rooms = [agent.room for agent in v.agents]
        self.room = mine.room
        self.injured = 0
        self.down = 0
        for seat in range(self.seats):
            self.injured |= (1 << seat) if v.agents[seat].injured else 0
            self.down |= (1 << seat) if v.agents[seat].down else 0
        self.barred = v.barred
        self.keyed = v.keyed
        self.locked = NONE if v.locker == self.me else v.lock
        self.reception = v.reception
        self.dark = v.dark
        self.helicopter = v.helicopter
        self.lost = v.lost
        self.deck = v.deck
        self.points = [agent.points for agent in v.agents]
        self.hideouts = [agent.hideout for agent in v.agents]
        self.guards = v.guards
        self.prize = v.prize
        self.vip = v.vip
        self.unjammed = v.unjammed
        self.enemies = [0.0] * 4  # by faction
        self.friends = [0.0] * self.seats
        self.wanted_ones = [0.0] * self.seats
        if v.mission != DANGER_ZONE:
            self.count_alliances()
            self.count_deals()

    def count_alliances(self) -> None:
        pairs = alliances(self.v)
        for letters in pairs:
            for faction in self.factions:
                if faction != self.faction and not self.allied(faction, letters):
                    self.enemies[faction] += 1.0 / len(pairs)

    def allied(self, faction: i64, letters: i64) -> bool:
        if self.mission != BEDFELLOWS:
            return False
        return (letters >> faction) & 1 == 1 and (letters >> self.faction) & 1 == 1

    def count_deals(self) -> None:
        total = 0.0
        for deal in deals(self.v):
            ways = float(deal.ways)
            total += ways
            for seat in range(self.seats):
                loyalty = deal.loyalties[seat]
                if is_wanted(loyalty) and not self.v.agents[seat].arrested:
                    self.wanted_ones[seat] += ways
                if loyalty != INTERPOL and not self.interpol:
                    self.friends[seat] += ways * (1.0 - self.enemies[faction_of(loyalty)])
        for seat in range(self.seats):
            self.friends[seat] /= total
            self.wanted_ones[seat] /= total

    def enemy(self, faction: i64) -> float:
        return self.enemies[faction]

    def friend(self, other: i64) -> float:
        return self.friends[other]

    def wanted(self, other: i64) -> float:
        return self.wanted_ones[other]

    def knows_loyalty(self, other: i64) -> bool:
        return self.v.agents[other].loyalty >= 0

    def inside(self, colour: i64) -> i64:
        return self.v.tiles[colour]

    def items_of(self, other: i64) -> list[int]:
        return [kind for kind in self.v.agents[other].items if kind != HIDDEN]

    def weapons_of(self, other: i64) -> list[int]:
        return [weapon for weapon in self.v.agents[other].weapons if weapon != HIDDEN]

    def in_hand(self, weapon: i64) -> i64:
        return self.v.agents[self.me].weapons.count(weapon)

    def owned(self, weapon: i64) -> i64:
        return self.in_hand(weapon) + self.v.agents[self.me].spent.count(weapon)

    def guard_weapons(self) -> list[int]:
        played = self.v.guard_cards if len(self.v.guard_cards) < WEAPONS else []
        return [weapon for weapon in range(WEAPONS) if weapon not in played]

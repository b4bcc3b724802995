"""Who may be who: every deal of identities that a view allows. All of them are equally likely."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules.cards import HITMAN, IDENTITIES, NATIONS, NONE
from brushpass.games.microfilms.speech.wire import View

PATIENCE: Final = 100


@final
class Suspects:
    """What is left of the identities, and the places they belong to."""

    def __init__(self, v: View) -> None:
        self.identity: list[int] = [player.identity for player in v.players]
        self.second: list[int] = [player.second for player in v.players]
        self.denied: list[int] = [player.denied for player in v.players]
        self.agents: list[int] = [nation for nation in range(NATIONS) if nation != v.absent]
        self.freelancers: list[int] = []
        for freelancer in range(NATIONS, IDENTITIES):
            if not (v.duel and freelancer == HITMAN):
                self.freelancers.append(freelancer)
        for identity in self.identity + self.second:
            self.strike(identity)
        self.places: list[int] = []  # whose first identity is unknown
        self.second_places: list[int] = []
        for place in range(len(v.players)):
            if self.identity[place] < 0:
                self.places.append(place)
            if self.second[place] < NONE:
                self.second_places.append(place)
        # Freelancers among the unknown first identities.
        self.extra = len(self.places) - len(self.agents)
        wanted = self.extra if not v.duel else len(self.second_places)
        if self.extra < 0 or (v.duel and self.extra) or wanted > len(self.freelancers):
            raise ValueError("no deal fits this view: its identities were never dealt together")

    def strike(self, identity: i64) -> None:
        if identity < 0:
            return
        left = self.agents if identity < NATIONS else self.freelancers
        if identity not in left:
            raise ValueError("no deal fits this view: an identity is seen twice")
        left.remove(identity)

    def allowed(self, place: i64, identity: i64) -> bool:
        """MR17."""
        return identity >= NATIONS or not (self.denied[place] >> identity) & 1


def draw_some(cards: list[int], count: i64, chance: Chance) -> list[int]:
    """Some of these, in random order."""
    left = cards[:]
    return [left.pop(chance.pick(len(left))) for _ in range(count)]


def deal(who: Suspects, chance: Chance) -> tuple[list[int], list[int]]:
    """First and second identities by place, for one deal."""
    second = who.second[:]
    dealt = draw_some(who.freelancers, len(who.second_places), chance)
    for nth in range(len(dealt)):
        second[who.second_places[nth]] = dealt[nth]
    for _ in range(PATIENCE):
        pool = who.agents + draw_some(who.freelancers, who.extra, chance)
        first = place_all(who, draw_some(pool, len(pool), chance))
        if first:
            return first, second
    ways = deals(who)
    if not ways:
        raise ValueError("no deal fits this view: everybody was found not to be some agent")
    return ways[chance.pick(len(ways))], second


def place_all(who: Suspects, order: list[int]) -> list[int]:
    """These identities in the unknown places, or nothing if one of them cannot be there."""
    first = who.identity[:]
    for nth in range(len(order)):
        if not who.allowed(who.places[nth], order[nth]):
            return []
        first[who.places[nth]] = order[nth]
    return first


def deals(who: Suspects) -> list[list[int]]:
    """Every deal of first identities."""
    ways: list[list[int]] = []
    fill(who, 0, who.identity[:], who.agents, who.extra, ways)
    return ways


def fill(
    who: Suspects, nth: i64, first: list[int], agents: list[int], extra: i64, ways: list[list[int]]
) -> None:
    if nth == len(who.places):
        ways.append(first[:])
        return
    place = who.places[nth]
    for agent in agents:
        if who.allowed(place, agent):
            first[place] = agent
            fill(who, nth + 1, first, [left for left in agents if left != agent], extra, ways)
    if extra > 0:
        for freelancer in who.freelancers:
            if freelancer not in first:
                first[place] = freelancer
                fill(who, nth + 1, first, agents, extra - 1, ways)
    first[place] = who.identity[place]

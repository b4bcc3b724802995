"""What somebody takes for possible who has only just come to the table and sees it as it is."""

from math import comb

from mypy_extensions import i64

from brushpass.games.redacted.memory.groups import BEGINNING, GUARDS, SPENT, UNKNOWN, Group, Held
from brushpass.games.redacted.memory.ledger import NOTHING_DEALT, Case
from brushpass.games.redacted.memory.unknowns import BAG, DRAWN, OBJECTIVE, spot
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    HIDDEN,
    INTEL,
    KINDS,
    VIP_FILE,
    WEAPONS,
    objective_counts,
)
from brushpass.games.redacted.rules.places import DROPPED, OBJECTIVES, SPOILS
from brushpass.games.redacted.speech.wire import View


def cases_at_first_sight(v: View) -> list[Case]:
    """Only the Danger Zone has two decks: objectives come from theirs, and never go into the other
    (R16.2, RR50). The VIP's file is shown when it is drawn."""
    if v.mission != DANGER_ZONE:
        return []
    left = objective_counts(v.factions)
    left[INTEL + v.factions[1]] += 1
    seen = [v.bottom, v.prize_kind, *v.dropped]
    for agent in v.agents:
        seen += agent.items
    for kind in seen:
        if kind >= 0 and left[kind]:
            left[kind] -= 1
    spots = [spot(SPOILS, v.prize_kind)] if v.prize_kind >= 0 else []
    bag: list[int] = []
    for kind in range(KINDS):
        if left[kind] and not v.removed[kind]:
            if kind == VIP_FILE:
                spots.append(spot(OBJECTIVES, kind))
            else:
                bag.append(kind)
    spots += [spot(BAG + 1, kind) for kind in bag]
    deck = v.objectives - (0 if v.removed[VIP_FILE] else 1)
    places = [OBJECTIVES] * deck + [SPOILS] * (v.prize_kind == HIDDEN)
    places += [DROPPED] * v.dropped.count(HIDDEN)
    for seat in range(len(v.agents)):
        places += [seat] * v.agents[seat].items.count(HIDDEN)
    for nth, place in enumerate(places):
        if nth < len(bag):
            if place != OBJECTIVES:
                spots.append(spot(place, DRAWN - 1))
        elif place == OBJECTIVES:
            spots.append(spot(place, OBJECTIVE))
    return [Case(1, NOTHING_DEALT, sorted(spots))]


def supposed(v: View, viewer: i64) -> list[Group]:
    """All know with which weapons everybody began (R1.3); the rest came from the Armoury."""
    groups: list[Group] = []
    for owner in range(len(v.agents)):
        if owner != viewer:
            agent = v.agents[owner]
            groups.append(Group([owner], spread(len(agent.weapons), len(agent.spent))))
    if v.mission == DANGER_ZONE:
        drawn = len(v.guard_cards) % WEAPONS
        groups.append(Group([GUARDS], spread(WEAPONS - drawn, drawn)))
    return groups


def spread(in_hand: int, spent: int) -> list[Held]:
    """All ways to have so many cards in hand and spent, three of them known."""
    unknown = in_hand + spent - WEAPONS
    found: list[Held] = []
    for bits in range(1 << WEAPONS):
        cards = BEGINNING[:]
        need = in_hand
        for weapon in range(WEAPONS):
            cards[weapon] = (bits >> weapon) & 1
            cards[SPENT + weapon] = 1 - cards[weapon]
            need -= cards[weapon]
        if 0 <= need <= unknown:
            cards[UNKNOWN] = need
            cards[SPENT + UNKNOWN] = unknown - need
            found.append(Held(comb(unknown, need), cards))
    return found

"""A whole truth that a view allows, each as likely as the deal makes it.

What a viewer cannot see are alignments, discards, cards passed between others, and sealed choices.
Alignments are drawn as they were dealt. Discards and passed cards are choices, so any that fit are
equally likely; with the public table they settle every hand. Sealed choices are any legal ones.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.core.piles import Pile
from brushpass.games.spy_tactics.cards import (
    ALL_CODES,
    CODES,
    COPIES,
    HIDDEN,
    NONE,
    NOTHING,
    TEAMS,
)
from brushpass.games.spy_tactics.choices import aim_answers, aim_kind, banned
from brushpass.games.spy_tactics.discards import Proof, Ring, size
from brushpass.games.spy_tactics.first_round import receiver
from brushpass.games.spy_tactics.setup import empty_table
from brushpass.games.spy_tactics.state import DISCARD, State
from brushpass.games.spy_tactics.wire import View


def imagine(v: View, chance: Chance) -> State:
    s = public_facts(v)
    imagine_teams(s, v, chance)
    if s.phase != DISCARD:
        imagine_discards(s, v, chance)
    for seat in range(s.seats):
        fill_hand(s, v, seat)
    for seat in range(s.seats):
        imagine_choices(s, v, seat, chance)
    return s


def public_facts(v: View) -> State:
    s = empty_table(len(v.agents))
    s.round = v.round
    s.phase = v.phase
    s.waiting = v.waiting
    s.played = [codes[:] for codes in v.played]
    for seat in range(s.seats):
        agent = v.agents[seat]
        s.teams[seat] = agent.team
        s.seen[seat] = agent.seen
        s.points[seat] = agent.points
        s.out[seat] = agent.out
        s.discards[seat] = agent.discard
        s.missed[seat] = agent.missed
        s.passed[seat] = agent.passed
        s.named[seat] = agent.named
        s.face_down[seat] = agent.face_down
        s.aim[seat] = agent.aim
        s.guess[seat] = agent.guess
        for code in range(CODES):
            s.face_up[seat * CODES + code] = agent.face_up[code]
        if agent.exposed:
            s.exposed |= 1 << seat
    return s


def imagine_teams(s: State, v: View, chance: Chance) -> None:
    """S2.1, S2.2, S2.3, given the alignments that the viewer knows."""
    copies: list[int] = [COPIES if s.seats > 7 else COPIES - 1] * TEAMS
    if s.seats == 7:
        extra = chance_of_extra(s.teams)
        total: i64 = 0
        for team in range(TEAMS):
            total += extra[team]
        if total == 0:
            raise ValueError("no deal fits this view: its alignments were never dealt together")
        copies[chance.draw(extra, total)] += 1
    pile = Pile(copies)
    for seat in range(s.seats):
        if s.teams[seat] != HIDDEN:
            pile.remove(s.teams[seat])
    for seat in range(s.seats):
        if s.teams[seat] == HIDDEN:
            s.teams[seat] = pile.draw(chance)


def chance_of_extra(teams: list[int]) -> list[int]:
    """How likely each agency is to have the seventh card: by the ways to deal what is known."""
    weights: list[int] = [0] * TEAMS
    for extra in range(TEAMS):
        weight: i64 = 1
        for team in range(TEAMS):
            left: i64 = COPIES if team == extra else COPIES - 1
            for known in teams:
                if known == team:
                    weight *= left
                    left -= 1
        weights[extra] = weight
    return weights


def imagine_discards(s: State, v: View, chance: Chance) -> None:
    for seat in range(s.seats):
        if s.passed[seat] == NONE:
            fitting = Proof(v, seat).discards(NONE, NONE)
            s.discards[seat] = pick_bit(fitting, chance)
    for seat in range(s.seats):
        if v.agents[seat].passed != NONE:
            imagine_ring(s, Ring(v, seat), chance)
            return


def imagine_ring(s: State, ring: Ring, chance: Chance) -> None:
    """The last card out is the first one in; then seat by seat, by the ways that are left."""
    seats: i64 = len(ring.seats)
    ways_from = ring.ways_from()
    weights: list[int] = [ways_from[0][code * CODES + code] for code in range(CODES)]
    if not any(weights):
        raise ValueError("no deal fits this view: the passed cards contradict what was shown")
    last = pick_weighted(weights, chance)
    received = last
    for place in range(seats):
        table = ring.discards[place]
        for passed in range(CODES):
            ways = ways_from[place + 1][passed * CODES + last]
            weights[passed] = size(table[received * CODES + passed]) * ways
        passed = pick_weighted(weights, chance)
        seat = ring.seats[place]
        s.passed[seat] = passed
        s.discards[seat] = pick_bit(table[received * CODES + passed], chance)
        received = passed


def pick_bit(bits: i64, chance: Chance) -> i64:
    if bits == 0:
        raise ValueError("no deal fits this view: a hand contradicts what was shown")
    ticket = chance.pick(size(bits))
    place: i64 = 0
    while True:
        if (bits >> place) & 1:
            if ticket == 0:
                return place
            ticket -= 1
        place += 1


def fill_hand(s: State, v: View, seat: i64) -> None:
    """All that the seat began with or received, and that is no longer anywhere else."""
    cards: i64 = 0
    giver = NONE
    for other in range(s.seats):
        if s.passed[other] >= 0 and receiver(s.played[0], other) == seat:
            giver = other
    for code in range(CODES):
        held: i64 = 1 - s.face_up[seat * CODES + code]
        if s.discards[seat] == code:
            held -= 1
        if s.passed[seat] == code:
            held -= 1
        if giver != NONE and s.passed[giver] == code:
            held += 1
        own = v.agents[seat].hand
        if held < 0 or (own and own[code] != held):
            raise ValueError("no deal fits this view: its cards do not add up to a set of codes")
        s.hands[seat * CODES + code] = held
        cards += held
    if cards != v.agents[seat].cards:
        raise ValueError("no deal fits this view: a hand has another number of cards")


def imagine_choices(s: State, v: View, seat: i64, chance: Chance) -> None:
    if s.face_down[seat] == HIDDEN:
        if s.phase == DISCARD:
            s.face_down[seat] = chance.pick(CODES)
        else:
            codes = s.hand(seat) & ~banned(s, seat)
            s.face_down[seat] = pick_bit(codes, chance) if codes else NOTHING
    if s.aim[seat] == HIDDEN:
        s.aim[seat] = pick_bit(aim_answers(s, seat, aim_kind(s, seat)), chance)
    if s.guess[seat] == HIDDEN:
        s.guess[seat] = pick_bit(ALL_CODES, chance)

"""What a seat observes, as numbers. Agents come in the order of their letters, because actions name
them; the first part says which of them is the viewer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.about import Options
from brushpass.core.observation import Asked, Observer, Part, write_bits
from brushpass.core.seats import called
from brushpass.games.spy_tactics.belief import ODD_TEAMS
from brushpass.games.spy_tactics.cards import (
    CODE_NAMES,
    CODES,
    MOST_SEATS,
    NONE,
    ROUNDS,
    TEAM_NAMES,
    TEAMS,
)
from brushpass.games.spy_tactics.first_round import receiver
from brushpass.games.spy_tactics.state import AIM, GUESS, OVER, PHASE_NAMES, State

BELOW: Final = 10  # points can fall below nothing
PLAYED: Final = CODES + 2  # a code, nothing, or out of the game

CODE: Final = tuple(CODE_NAMES)
TEAM: Final = tuple(TEAM_NAMES)
ROUND: Final = tuple([f"round {number + 1}" for number in range(ROUNDS)])


def parts_for(seats: int) -> tuple[Part, ...]:
    agent = tuple([called(seat) for seat in range(seats)])
    looked_at = tuple([f"at {name}" for name in agent])
    return (
        Part("seat", "that is me", (agent,)),
        Part("phase", "the moment of the game", (tuple(PHASE_NAMES),)),
        Part("round", "the round; 0 while codes are discarded", high=ROUNDS),
        Part("waiting", "has still to decide", (agent,)),
        Part("hand", "copies in my hand", (CODE,), 2),
        Part("face down", "the code that I laid face down", ((*CODE, "nothing"),)),
        Part("played", "0 not yet, 1 out, else the code, counted from 2", (ROUND, agent), PLAYED),
        Part("seen", "has looked at this agent's alignment", (agent, looked_at)),
        Part("team", "the alignment, if I know it", (agent, TEAM)),
        Part("points", f"points, and {BELOW}", (agent,), 127),
        Part("out", "the round that eliminated the agent; 0 none", (agent,), ROUNDS),
        Part("cards", "cards in hand", (agent,), CODES),
        Part("chosen", "a code lies face down", (agent,)),
        Part("discarded", "a code was discarded", (agent,)),
        Part("exposed", "the discard was guessed", (agent,)),
        Part(
            "aim", "0 none or unknown, else a seat or a code, counted from 1", (agent,), MOST_SEATS
        ),
        Part("aimed", "an aim was chosen", (agent,)),
        Part("guess", "0 none or unknown, else the code, counted from 1", (agent,), CODES),
        Part("guessed", "a guess was made", (agent,)),
        Part("passed on", "a card was passed in round one", (agent,)),
        Part("passed", "this one, if I gave or got it", (agent, CODE)),
        Part("discard", "the discard, if I know it", (agent, CODE)),
        Part("missed", "was wrongly guessed as the discard", (agent, CODE)),
        Part("face up", "copies on the table", (agent, CODE), 2),
        Part("named", "the others may not activate it this round", (agent, CODE)),
    )


PARTS: Final = [parts_for(seats) for seats in range(MOST_SEATS + 1)]


class SpyTacticsObserver(Observer[State]):
    def parts(self, options: Options) -> tuple[Part, ...]:
        return PARTS[options.seats]

    def points(self, s: State, seat: i64) -> float:
        return float(s.points[seat])

    def questions(self, options: Options) -> tuple[Asked, ...]:
        asked: list[Asked] = []
        for seat in range(options.seats):
            asked.append(Asked(f"{called(seat)}'s alignment", TEAM))
            asked.append(Asked(f"{called(seat)}'s discard", CODE))
        if options.seats in ODD_TEAMS:
            asked.append(Asked(ODD_TEAMS[options.seats][0], TEAM))
        return tuple(asked)

    def write(self, s: State, seat: i64, to: vec[u8], at: i64) -> None:
        at = write_moment(s, seat, to, at)
        at = write_past(s, to, at)
        at = write_teams(s, seat, to, at)
        at = write_agents(s, seat, to, at)
        write_codes(s, seat, to, at)


def write_moment(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    to[at + seat] = 1
    at += s.seats
    to[at + s.phase] = 1
    at += len(PHASE_NAMES)
    to[at] = u8(s.round)
    at += 1
    write_bits(s.waiting, to, at)
    at += s.seats
    for code in range(CODES):
        to[at + code] = u8(s.hands[seat * CODES + code])
    at += CODES
    if s.face_down[seat] != NONE:
        to[at + i64(s.face_down[seat])] = 1
    return at + CODES + 1


def write_past(s: State, to: vec[u8], at: i64) -> i64:
    place = at
    for codes in s.played:
        for code in codes:
            to[place] = u8(i64(code) + 2)
            place += 1
    return at + ROUNDS * s.seats


def write_teams(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    n = s.seats
    known: i64 = (1 << n) - 1 if s.phase == OVER else i64(s.seen[seat]) | 1 << seat
    for agent in range(n):
        write_bits(s.seen[agent], to, at + agent * n)
        if (known >> agent) & 1:
            to[at + n * n + agent * TEAMS + i64(s.teams[agent])] = 1
    return at + n * n + n * TEAMS


def write_agents(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    """All that is a number or a yes of each agent."""
    n = s.seats
    sealed = s.phase == AIM or s.phase == GUESS
    for agent in range(n):
        to[at + agent] = u8(i64(s.points[agent]) + BELOW)
        to[at + n + agent] = u8(s.out[agent])
        if s.face_down[agent] != NONE:
            to[at + 3 * n + agent] = 1
        to[at + 5 * n + agent] = u8((s.exposed >> agent) & 1)
        aim: i64 = s.aim[agent]
        if aim != NONE:
            to[at + 7 * n + agent] = 1
            if agent == seat or not sealed:
                to[at + 6 * n + agent] = u8(aim + 1)
        guess: i64 = s.guess[agent]
        if guess != NONE:
            to[at + 9 * n + agent] = 1
            if agent == seat or not sealed:
                to[at + 8 * n + agent] = u8(guess + 1)
    return at + 11 * n


def write_codes(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    """All that is about codes; and how many cards each agent holds, which follows from it."""
    n = s.seats
    numbers = at - 11 * n
    width = n * CODES
    face_up = s.face_up
    for agent in range(n):
        cards: i64 = CODES
        for code in range(CODES):
            lying: i64 = face_up[agent * CODES + code]
            if lying:
                to[at + 3 * width + code] = u8(lying)
                cards -= lying
        discard: i64 = s.discards[agent]
        if discard != NONE:
            cards -= 1
            to[numbers + 4 * n + agent] = 1
            if agent == seat or (s.exposed >> agent) & 1:
                to[at + width + discard] = 1
        to[numbers + 2 * n + agent] = u8(cards)
        passed: i64 = s.passed[agent]
        if passed != NONE:
            to[numbers + 10 * n + agent] = 1
            if agent == seat or receiver(s.played[0], agent) == seat:  # SR9
                to[at + passed] = 1
        write_bits(s.missed[agent], to, at + 2 * width)
        named: i64 = s.named[agent]
        if named != NONE:
            to[at + 4 * width + named] = 1
        at += CODES

"""The table as one viewer sees it: the agents, and the two services."""

from typing import Final

from brushpass.core.seats import called
from brushpass.core.words import Block
from brushpass.games.double_agent import wire as w
from brushpass.games.double_agent.cards import AGENT_NAMES, AGENTS, BACK_NAMES, HIDDEN, NONE
from brushpass.games.double_agent.scoring import points
from brushpass.games.double_agent.spoken import (
    LEGEND,
    SEEN,
    backs_word,
    card_name,
    files_word,
    lying_at,
    named,
    token_word,
    track_word,
    whose_word,
)
from brushpass.games.double_agent.state import OVER, PLACING

RECONSTRUCTED: Final = "The row of agents (DR3) and their tracks (DR5) are reconstructed."


def board(v: w.View) -> list[Block]:
    if v.phase == PLACING:
        return [placing(v)]
    return [agents(v), services(v)]


def placing(v: w.View) -> Block:
    rows = []
    for agent in range(AGENTS):
        tokens = [token_word(v, seat, agent) for seat in seats_of(v)]
        rows.append([AGENT_NAMES[agent], tokens[0], track_word(v, agent), tokens[1]])
    them, you = names_of(v)
    return Block("Loyalty", ["Agent", them, "Influence", you], rows, [RECONSTRUCTED])


def agents(v: w.View) -> Block:
    rows = []
    them, you = seats_of(v)
    for agent in range(AGENTS):
        if v.delivered >> agent & 1:
            state, files = "delivered", ["", ""]
        else:
            state = f"{lying_at(v, agent)} of {v.needed[agent]}"
            files = [files_word(v, seat, agent) for seat in (them, you)]
        rows.append(
            [
                AGENT_NAMES[agent],
                state,
                token_word(v, them, agent),
                files[0],
                track_word(v, agent),
                files[1],
                token_word(v, you, agent),
            ]
        )
    left, right = names_of(v)
    head = ["Agent", "Files", left, "", "Influence", "", right]
    ends = ("A", "B") if v.seat is None else (called(them), "you")
    lines = [f"Influence: left end +1 for {ends[0]}, right end +1 for {ends[1]}; ● active."]
    lines.append(RECONSTRUCTED)
    if any(SEEN in cell for row in rows for cell in row):
        lines.append(f"{SEEN} your opponent has seen it.")
    return Block("Agents", head, rows, lines)


def services(v: w.View) -> Block:
    rows = []
    for seat, name in zip(seats_of(v), names_of(v), strict=True):
        side = v.sides[seat]
        row = [name, str(points(side.scored)), str(len(side.scored)), str(len(side.hand))]
        rows.append([*row, str(side.deck)])
        if v.open_backs:  # DR7
            rows[-1][-2:] = [backs_word(side.backs) or "–", deck_word(side)]
    lines = []
    if v.seat is not None and v.phase != OVER:
        lines.append(f"Your hand: {named(v.sides[v.seat].hand) or 'empty'}.")
    for seat in seats_of(v):
        lines += gone(v, seat)
    lines.append(LEGEND)
    return Block("Services", ["", "Points", "Cards", "Hand", "Draw pile"], rows, lines)


def deck_word(side: w.Side) -> str:
    return "0" if side.top == NONE else f"{side.deck}, next a {BACK_NAMES[side.top]}"


def gone(v: w.View, seat: int) -> list[str]:
    """What is out of the game, and what is known of a hand."""
    side = v.sides[seat]
    own = seat == v.seat
    lines = []
    if side.discards:
        lines.append(f"{whose_word(seat, v.seat)} cards out: {named(side.discards)}.")
    if side.shredded.cards:
        gone = [
            card_name(card) if card != HIDDEN else f"a {BACK_NAMES[back]}"
            for card, back in zip(side.shredded.cards, side.shredded.backs, strict=True)
        ]
        lines.append(f"{whose_word(seat, v.seat)} files shredded: {', '.join(gone)}.")
    if not own and v.memory is not None:
        lines += in_hand(seat, v.memory.taken_back[seat])
    return lines


def in_hand(seat: int, taken: w.TakenBack) -> list[str]:
    if taken.card != NONE:
        laid = "among the files laid since"
        where = "in hand"
        if taken.left:
            where = laid
        elif any(taken.maybe) or taken.maybe_shredded:
            where = f"in hand or {laid}"
        return [f"{called(seat)} has {card_name(taken.card)} {where} (DR33)."]
    if taken.shown != NONE:
        return [f"{called(seat)} has a {BACK_NAMES[taken.shown]} in hand (DR33)."]
    return []


def seats_of(v: w.View) -> list[int]:
    """The other first, so that the viewer's own side is on the right and below."""
    return [0, 1] if v.seat is None else [1 - v.seat, v.seat]


def names_of(v: w.View) -> list[str]:
    return [f"You ({called(seat)})" if seat == v.seat else called(seat) for seat in seats_of(v)]

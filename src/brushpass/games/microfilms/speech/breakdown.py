"""Who won and why, once all cards are turned up (MR40): there are no points to add up."""

from typing import Final

from brushpass.core.words import Score
from brushpass.games.microfilms.rules import ending as e
from brushpass.games.microfilms.rules.cards import (
    IDENTITY_NAMES,
    LETTER,
    NATION_NAMES,
    NATIONS,
    NONE,
)
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.speech.wire import Player, View

WRONG: Final = "attempted a win and was wrong"
# What a freelancer was right about, and the rule by which that wins.
RIGHT: Final = {
    e.EXPOSED: ("named the agent of a microfilm", "M7.6"),
    e.SHOT: ("found the Ace of Spades", "M7.7"),
    e.LOCATED: ("located both letters", "M7.8"),
    e.ARRESTED: ("arrested a Suspect with a bloodstained card", "M7.10"),
}


def breakdown(v: View) -> list[Score]:
    if v.phase != OVER:
        return []
    seats = range(v.seats)
    lone = v.box - LETTER
    nothing = [0.0 for _ in seats]
    won = [float(v.winners >> seat & 1) for seat in seats]
    return [
        Score("Identity", "M2.3", nothing, [identity(v.players[seat]) for seat in seats]),
        Score("Side", "M2.4", nothing, [side(v, v.players[seat], lone) for seat in seats]),
        Score("What decided it", rule(v, lone), won, [decided(v, seat) for seat in seats]),
    ]


def identity(player: Player) -> str:
    both = [one for one in (player.identity, player.second) if one != NONE]
    return " and ".join(IDENTITY_NAMES[one] for one in both)


def side(v: View, player: Player, lone: int) -> str:
    """M8.13: in a duel an agent's ally may be the Croupier."""
    nation = player.identity
    if nation >= NATIONS:
        return "for themselves"
    if nation == lone:
        return "stood alone"
    (ally,) = [n for n in range(NATIONS) if n not in (v.absent, lone, nation)]
    return f"allied with {NATION_NAMES[ally]}"


def rule(v: View, lone: int) -> str:
    """Of the way in which it was decided."""
    if v.ending == e.MICROFILM_SHOWN:
        if not v.winners >> v.active & 1:
            return "M7.5"
        return "M7.4" if v.players[v.active].identity == lone else "M7.3"
    if v.ending == e.CLAIMED:
        return "M8.18" if not v.winners else "M8.17" if v.winners >> v.active & 1 else "M8.19"
    if v.ending in RIGHT:
        return RIGHT[v.ending][1]
    return {e.FAILED: "M8.12", e.TEN_FRANCS: "M8.11"}.get(v.ending, "MR31")


def decided(v: View, seat: int) -> str:
    """What this player had to do with the end."""
    won = v.winners >> seat & 1 == 1
    if v.players[seat].out:
        return f"{WRONG}: out"
    if v.ending in (e.TEN_FRANCS, e.FORTY_TURNS, e.CROUPIER_WON):
        return ""
    if seat == v.active:
        if v.ending == e.MICROFILM_SHOWN:
            return "showed a microfilm of the other side" if won else "showed the wrong microfilm"
        if v.ending == e.CLAIMED:
            return "claimed a microfilm with the Croupier" if won else WRONG
        return WRONG if v.ending == e.FAILED else RIGHT[v.ending][0]
    if won and v.ending == e.MICROFILM_SHOWN:
        return "on the winning side"
    return ""

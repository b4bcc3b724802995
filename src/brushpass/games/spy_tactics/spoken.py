"""Words for single things: a score, a hand, and what each code does."""

from typing import Final

from brushpass.games.spy_tactics import wire as w
from brushpass.games.spy_tactics.cards import (
    CODE_NAMES,
    DARKWIND,
    DREAMFALL,
    ELECTRUM,
    HYDROCLUSTER,
    JACKKNIFE,
    ROUNDS,
    STARFROST,
    STORMSABRE,
)

SHORT: Final = ["DW", "DF", "El", "HC", "JK", "SF", "SS", "TL"]

# What is given up with a code, for those who discard one.
GIST: Final = [
    "2 points; later takes a code back",
    "a look; later 3 points if others join in",
    "steals from HydroCluster; later shares 6 points",
    "4 points unless robbed; later guesses a discard",
    "5 points alone; later as many as the round's number",
    "bars the others from a code; 6 points at the end",
    "1 point per code; later 10 points, or elimination",
    "2 points or more; later a look; a block at the end",
]


def number(halves: int) -> str:
    sign = "-" if halves < 0 else ""
    return f"{sign}{abs(halves) // 2}" + (".5" if halves % 2 else "")


def listed(words: list[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def in_hand(agent: w.Agent) -> list[str]:
    return [name for code, name in enumerate(CODE_NAMES) for _ in range(agent.hand[code])]


def effect(code: int, nth: int) -> tuple[str, str, str]:
    """What a code does in a round, what may go wrong, and the rule."""
    first, last = nth == 1, nth == ROUNDS
    # S6.2: in the last round ThornLily spoils every other promise of points.
    blocked = "nothing if ThornLily is played" if last else ""
    or_blocked = " or ThornLily is played" if last else ""
    also_blocked = "; no points with ThornLily" if last else ""
    if code == DARKWIND:
        if first:
            return "gain 2", "", "S4.1"
        return "take back an earlier code", "no points", "S5.3"
    if code == DREAMFALL:
        if first:
            return "look at an alignment", "no points", "S4.2"
        return "gain 3", f"nothing if alone{or_blocked}", "S5.4"
    if code == ELECTRUM:
        if first:
            return "take 1 from each HydroCluster", "", "S4.3"
        return "share 6 with all who play it", blocked, "S5.5"
    if code == HYDROCLUSTER:
        if first:
            return "gain 4", "or lose 1 to each Electrum", "S4.4"
        return "guess a discard to eliminate", "no points", "S5.6"
    if code == JACKKNIFE:
        if first:
            return "gain 5", "if not alone, pass on a card", "S4.6"
        return f"gain {nth}", f"nothing if another does{or_blocked}", "S5.8"
    if code == STARFROST:
        if last:
            return "gain 6", blocked, "S6.1"
        return "bar the others from a code", "no points", "S5.1"
    if code == STORMSABRE:
        if first:
            return "gain 1 for each different code", "", "S4.8"
        return "gain 10", f"all out if an even number do{also_blocked}", "S5.9"
    if first:
        return "gain 2, and 1 for each other who does", "", "S4.9"
    if last:
        return "gain 2, nobody else scores", "nothing if another does", "S6.2"
    return "look at an alignment", "no points", "S5.11"

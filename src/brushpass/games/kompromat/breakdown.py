"""What a player's points are made of, in words."""

from brushpass.core.words import Score
from brushpass.games.kompromat.cards import (
    CODE,
    DOCUMENT,
    FIRST_ITEM,
    ITEM_POINTS,
    MISSION_NAMES,
    SET_POINTS,
    TARGET_POINTS,
)
from brushpass.games.kompromat.spoken import plural
from brushpass.games.kompromat.wire import View


def breakdown(v: View) -> list[Score]:
    """Only what somebody has."""
    won = [side.won for side in v.sides]
    targets = [[mission for mission in one if mission < FIRST_ITEM] for one in won]
    items = [[mission for mission in one if FIRST_ITEM <= mission < CODE] for one in won]
    rows = [
        Score(
            "Targets",
            "K6.1",
            [sum(TARGET_POINTS[mission] for mission in one) for one in targets],
            [", ".join(f"{MISSION_NAMES[m]} {TARGET_POINTS[m]}" for m in one) for one in targets],
        ),
        Score(
            "Items",
            "K6.3",
            [ITEM_POINTS * len(one) for one in items],
            [", ".join(MISSION_NAMES[mission] for mission in one) for one in items],
        ),
        a_set(won, CODE, "Codes"),
        a_set(won, DOCUMENT, "Documents"),
        Score(
            "Notoriety",
            "K7.3",
            [side.tokens for side in v.sides],
            [plural(side.tokens, "token") if side.tokens else "" for side in v.sides],
        ),
    ]
    return [row for row in rows if any(row.points)]


def a_set(won: list[list[int]], kind: int, text: str) -> Score:
    """K6.2: a set is worth more than its cards, so what one more would bring is said too."""
    counts = [one.count(kind) for one in won]
    return Score(
        text,
        "K6.2",
        [SET_POINTS[count] for count in counts],
        [worth_of(count) if count else "" for count in counts],
    )


def worth_of(count: int) -> str:
    next_one = f", {SET_POINTS[count + 1]} with one more" if count + 1 < len(SET_POINTS) else ""
    return f"{plural(count, 'card')} of the set{next_one}"

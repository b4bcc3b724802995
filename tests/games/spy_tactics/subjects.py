"""What a rule of Spy Tactics must speak of to be cited, for tests/conformity."""

from typing import Final

from brushpass.games.spy_tactics import actions as a
from brushpass.games.spy_tactics import wire as w
from brushpass.games.spy_tactics.cards import (
    CODE_NAMES,
    DARKWIND,
    HYDROCLUSTER,
    JACKKNIFE,
    NOTHING,
    ROUNDS,
    STARFROST,
    THORNLILY,
)
from brushpass.games.spy_tactics.state import CHOOSE, DISCARD, GUESS, OVER
from tests.conformity.citations import Subject

FACTS: Final[dict[type, Subject]] = {
    w.Dealt: "know their own alignment",
    w.Discarded: "secretly discards",
    w.Began: "has six rounds",
    w.Revealed: "revealed together",
    w.Scored: "What a code does",
    w.Examined: "sees who looks at whom",
    w.Passed: "JackKnife.*passes one card",
    w.Received: "Giver and receiver",
    w.TookBack: "^DarkWind.*returns to your hand",
    w.Named: "^StarFrost.*name a code",
    w.Guessed: "^HydroCluster.*guess",
    w.Eliminated: "^An eliminated agent loses",
    w.Finished: "highest score wins",
}


def activation(v: w.View, action: a.Activate) -> str:
    """The line of a code begins with its name, and says for which rounds it holds."""
    if action.code == NOTHING:
        return "activates nothing"
    name = CODE_NAMES[action.code]
    if v.round == 1 and action.code != STARFROST:
        return f"^{name}:"
    if v.round == ROUNDS and action.code in (STARFROST, THORNLILY):
        return f"^{name} in round six:"
    return f"^{name}, (from round two|rounds)"


def look(v: w.View, action: a.Examine) -> str:
    assert v.seat is not None
    if v.agents[action.aim].out:
        return "eliminated.*looked at|looked at.*eliminated"
    return f"^{CODE_NAMES[v.played[-1][v.seat]]}.*look at"


ANSWERS: Final[dict[type, Subject]] = {
    a.Discard: "secretly discards",
    a.Activate: activation,
    a.Examine: look,
    a.Name: "StarFrost may name",
    a.Pass: "Passing a card",
    a.TakeBack: "^DarkWind takes back",
    a.Target: "^HydroCluster.*guess",
    a.Guess: "^A guess names",
}

AIMED: Final = {
    STARFROST: "^StarFrost.*name a code",
    JACKKNIFE: "JackKnife.*passes one card",
    DARKWIND: "^DarkWind.*returns",
    HYDROCLUSTER: "^HydroCluster.*guess",
}


def question(v: w.View, asked: bool) -> str:
    if v.phase == OVER:
        return "highest score wins"
    if v.phase == DISCARD:
        return "secretly discards"
    if v.seat is not None and v.agents[v.seat].out:
        return "^An eliminated agent still wins"
    if v.phase == CHOOSE:
        return "choose a code|whose entire hand is banned" if asked else "choose a code"
    if not asked:
        return "something more to choose"
    if v.phase == GUESS:
        return AIMED[HYDROCLUSTER]
    code = v.played[-1][v.seat or 0]
    return AIMED.get(code, f"^{CODE_NAMES[code]}.*look at")

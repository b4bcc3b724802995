"""A table chosen by OpenSpiel's parameters: `mode`, `players`, and every setting by its name."""

from typing import Final

from brushpass.core.about import About, Options, Value
from brushpass.core.refusal import Refusal, unknown
from brushpass.core.result import HONEST, ZERO_SUM
from brushpass.research.openspiel.opening import Opening

EXPLICIT: Final = "explicit"  # every pick is a chance node
SAMPLED: Final = "sampled"  # rules draw their luck themselves: quicker, but nothing can be counted
OURS: Final = ("chance", "returns", "seed", "mode", "players", "opening")
WORD: Final = -1  # a parameter has one type: this stands for a word among the figures of a setting

Params = dict[str, Value]


def defaults(about: About) -> Params:
    """OpenSpiel asks for one default of the right type; 0 and "" leave it to the mode."""
    params: Params = {"chance": EXPLICIT, "returns": ZERO_SUM}
    params |= {"seed": 0, "mode": "", "players": 0, "opening": ""}
    for mode in about.modes:
        for setting in mode.settings:
            default = setting.default
            params[setting.name] = default if isinstance(default, bool) else type(default)()
    return params


def chosen(about: About, given: Params, opening: Opening = ()) -> Options:
    """An opening has its own table, which may be said once more."""
    if given["chance"] not in (EXPLICIT, SAMPLED):
        raise unknown("kind of chance", str(given["chance"]), [EXPLICIT, SAMPLED])
    if given["returns"] not in (ZERO_SUM, HONEST):
        raise unknown("kind of returns", str(given["returns"]), [ZERO_SUM, HONEST])
    unsaid = defaults(about)
    settings = {
        name: words(about).get(name, value) if value == WORD else value
        for name, value in given.items()
        if name not in OURS and value != unsaid.get(name)
    }
    mode, players = str(given["mode"]), int(given["players"])
    if not opening:
        return about.options(mode or None, players or None, settings)
    table = opening[0].options
    said = about.options(mode or table.mode, players or table.seats, {**table.settings, **settings})
    if said != table:
        raise Refusal("the opening was played at another table: leave out mode, players, settings")
    return table


def written(options: Options, given: Params) -> Params:
    """Nothing left open, so that the text of a game loads the same game."""
    return {
        "chance": given["chance"],
        "returns": given["returns"],
        "seed": given["seed"],
        "opening": given["opening"],
        "mode": options.mode,
        "players": options.seats,
        **{
            name: WORD if isinstance(value, str) and isinstance(given[name], int) else value
            for name, value in options.settings.items()
        },
    }


def words(about: About) -> dict[str, str]:
    """By setting: what is written among its figures."""
    return {
        setting.name: value
        for mode in about.modes
        for setting in mode.settings
        for value in setting.values
        if isinstance(value, str) and not isinstance(setting.default, str)
    }

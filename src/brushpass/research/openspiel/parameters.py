"""A table chosen by OpenSpiel's parameters: `mode`, `players`, and every setting by its name."""

from typing import Final

from brushpass.core.about import About, Options, Value
from brushpass.core.refusal import unknown

EXPLICIT: Final = "explicit"  # every pick is a chance node
SAMPLED: Final = "sampled"  # rules draw their luck themselves: quicker, but nothing can be counted
OURS: Final = ("chance", "seed", "mode", "players")

Params = dict[str, Value]


def defaults(about: About) -> Params:
    """OpenSpiel asks for one default of the right type; 0 and "" leave it to the mode."""
    params: Params = {"chance": EXPLICIT, "seed": 0, "mode": "", "players": 0}
    for mode in about.modes:
        for setting in mode.settings:
            default = setting.default
            params[setting.name] = default if isinstance(default, bool) else type(default)()
    return params


def chosen(about: About, given: Params) -> Options:
    if given["chance"] not in (EXPLICIT, SAMPLED):
        raise unknown("kind of chance", str(given["chance"]), [EXPLICIT, SAMPLED])
    unsaid = defaults(about)
    settings = {
        name: value
        for name, value in given.items()
        if name not in OURS and value != unsaid.get(name)
    }
    mode, players = str(given["mode"]), int(given["players"])
    return about.options(mode or None, players or None, settings)


def written(options: Options, given: Params) -> Params:
    """Nothing left open, so that the text of a game loads the same game."""
    return {
        "chance": given["chance"],
        "seed": given["seed"],
        "mode": options.mode,
        "players": options.seats,
        **options.settings,
    }

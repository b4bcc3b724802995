"""A bot in one function. Try it: brushpass play kompromat --bots examples/my_bot.py

`view` is all that your seat knows and `options` all that it may do, both as plain data. Return one
of the options, or its name, or a list with a probability for each. `table` and `rng` are extras
that you get by naming them; docs/bot_protocol.md lists them all.
"""


def play(view, options, table, rng):
    if table["game"] != "kompromat":
        return rng.choice(options)
    names = [option["name"] for option in options]
    if names == ["draw", "stop"]:
        return draw_or_stop(view)
    attempts = [name for name in names if name.startswith("attempt")]
    if attempts:
        return min(attempts, key=lambda name: marks(view, name))
    return "discard token" if "discard token" in names else rng.choice(options)


def draw_or_stop(view):
    """The more notorious, the more careful. Card 0 counts a half, card 1 counts one."""
    me = view["sides"][view["seat"]]
    total = sum(card or 0.5 for card in me["stacks"][view["place"]]["cards"])
    return "draw" if total < 14 - me["tokens"] else "stop"


def marks(view, name):
    """How much notoriety comes with the mission in "attempt 3"."""
    return view["counter"][int(name.split()[1]) - 1]

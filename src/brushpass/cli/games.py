"""`brushpass games`: what can be played."""

from brushpass.cli.arguments import AsJson
from brushpass.cli.screen import indented, print_json, screen
from brushpass.cli.sheet import grid
from brushpass.core.about import About, write
from brushpass.core.catalogue import games as catalogue


def games(as_json: AsJson = False) -> None:
    """What can be played."""
    abouts = [game.about for game in catalogue().values()]
    if as_json:
        print_json([row for about in abouts for row in as_data(about)])
        return
    console = screen()
    rows = [
        [about.name, mode.name, span(mode.seats), "–".join(map(str, mode.minutes))]
        for about in abouts
        for mode in about.modes
    ]
    console.print(grid(["Game", "Mode", "Seats", "Minutes"], rows))
    for about in abouts:
        console.print()
        console.print(f"{about.title}, by {about.authors}", style="bold")
        indented(console, about.pitch)
        indented(console, f"Hidden: {about.hidden}.")
        for mode in about.modes:
            for setting in mode.settings:
                values = ", ".join(map(write, setting.values))
                indented(console, f"{mode.name} --option {setting.name}={values}: {setting.words}")


def span(numbers: tuple[int, ...]) -> str:
    """'3–6' for a run without gaps; '4, 6' for others."""
    least, most = min(numbers), max(numbers)
    if len(numbers) > 1 and len(numbers) == most - least + 1:
        return f"{least}–{most}"
    return ", ".join(map(str, numbers))


def as_data(about: About) -> list[dict[str, object]]:
    """One object for each mode, with what its game is."""
    return [
        {
            **mode,
            "game": about.name,
            "title": about.title,
            "mode_title": mode["title"],
            "hidden": about.hidden,
        }
        for mode in about.describe()["modes"]
    ]

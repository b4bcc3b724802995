"""`brushpass games`: what can be played."""

from brushpass.cli.arguments import AsJson
from brushpass.cli.screen import indented, print_json, screen
from brushpass.cli.sheet import grid
from brushpass.core.about import About, Mode, write
from brushpass.core.catalogue import games as catalogue


def games(as_json: AsJson = False) -> None:
    """What can be played."""
    abouts = [game.about for game in catalogue().values()]
    if as_json:
        print_json([row for about in abouts for row in as_data(about)])
        return
    console = screen()
    rows = [
        [about.name, mode.name, span(mode.seats), span(mode.minutes), about.hidden]
        for about in abouts
        for mode in about.modes
    ]
    console.print(grid(["Game", "Mode", "Seats", "Minutes", "Hidden"], rows))
    for about in abouts:
        console.print()
        console.print(f"{about.title}, by {about.authors}", style="bold")
        indented(console, about.pitch)
        for mode in about.modes:
            for setting in mode.settings:
                values = ", ".join(map(write, setting.values))
                indented(console, f"{mode.name} --option {setting.name}={values}: {setting.words}")


def span(numbers: tuple[int, ...]) -> str:
    least, most = min(numbers), max(numbers)
    if list(numbers) == list(range(least, most + 1)) or len(numbers) == 2:
        return str(least) if least == most else f"{least}–{most}"
    return ", ".join(map(str, numbers))


def as_data(about: About) -> list[dict[str, object]]:
    return [
        {"game": about.name, "title": about.title, **mode_data(about, mode)} for mode in about.modes
    ]


def mode_data(about: About, mode: Mode) -> dict[str, object]:
    return {
        "mode": mode.name,
        "mode_title": mode.title,
        "seats": list(mode.seats),
        "minutes": list(mode.minutes),
        "longest": mode.longest,
        "roles": list(mode.roles),
        "hidden": about.hidden,
        "options": [
            {
                "option": setting.name,
                "words": setting.words,
                "values": list(setting.values),
                "default": setting.default,
            }
            for setting in mode.settings
        ],
    }

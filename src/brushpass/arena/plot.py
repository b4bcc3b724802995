"""The results as a picture: gains with their intervals, and ratings, on a sheet of the dossier."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as Xml

from brushpass.arena.axis import Axis
from brushpass.arena.ink import style
from brushpass.arena.results import Results
from brushpass.core.catalogue import find_game

WIDTH: Final = 840
MARGIN: Final = 36
LEFT: Final = 312  # the names end here
RIGHT: Final = 624  # the figures begin behind this
ROW: Final = 30
LONGEST_NAME: Final = 14
UNSURE: Final = 2  # sigmas on each side of a rating


@dataclass(frozen=True)
class Row:
    name: str
    aside: str
    low: float
    mean: float
    high: float
    figures: str
    sure: bool


def draw(results: Results) -> str:
    """An SVG that follows the reader's light or dark theme."""
    sheet = Sheet(results.plan.game)
    plan = results.plan
    sheet.title(
        f"{find_game(plan.game).about.title}: who plays better",
        f"{plan.mode.replace('_', ' ')}, {plan.seats} seats · {results.deals:,} mirrored deals · "
        f"{results.games:,} games",
    )
    two = plan.seats == 2
    sheet.panel(
        "GAIN AGAINST THE OTHER BOT" if two else "GAIN IN PLACE OF ANOTHER BOT",
        "what a seat wins more, with its 95 % interval; a hollow dot is not sure to differ from 0",
        gains(results),
        mark_zero=True,
    )
    sheet.panel(
        "RATING",
        "openskill, from all chairs that two bots have both played; the bar is two sigmas each way",
        ratings(results),
        mark_zero=False,
    )
    return sheet.text()


def gains(results: Results) -> list[Row]:
    among = "against" if results.plan.seats == 2 else "among"
    return [
        Row(
            short(comparison.pair[0]),
            f"{among} {short(comparison.pair[1])}",
            gain.low,
            gain.mean,
            gain.high,
            f"{gain.mean:+.2f}  ({gain.low:+.2f} to {gain.high:+.2f})",
            gain.low > 0 or gain.high < 0,
        )
        for comparison in results.apart()
        for gain in [comparison.gain]
    ]


def ratings(results: Results) -> list[Row]:
    return [
        Row(
            short(rating.bot),
            "",
            rating.mu - UNSURE * rating.sigma,
            rating.mu,
            rating.mu + UNSURE * rating.sigma,
            f"{rating.mu:.1f}  (± {UNSURE * rating.sigma:.1f})",
            True,
        )
        for rating in results.ratings
    ]


def short(name: str) -> str:
    """The end of a path tells more than its beginning."""
    name = name.replace("_", " ")
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


class Sheet:
    def __init__(self, game: str) -> None:
        self._svg = Xml.Element("svg", xmlns="http://www.w3.org/2000/svg", role="img")
        Xml.SubElement(self._svg, "style").text = style(game)
        self._paper = self._put("rect", "paper", x=0.5, y=0.5, width=WIDTH - 1, rx=2)
        self._put("rect", "edge", x=0.5, y=0.5, width=WIDTH - 1, height=5)
        self._y = 0.0

    def _put(self, tag: str, kind: str, text: str = "", **where: float | str) -> Xml.Element:
        places = {
            name.replace("_", "-"): value if isinstance(value, str) else f"{value:.2f}"
            for name, value in where.items()
        }
        element = Xml.SubElement(self._svg, tag, {"class": kind, **places})
        element.text = text or None
        return element

    def title(self, words: str, aside: str) -> None:
        Xml.SubElement(self._svg, "title").text = f"{words}. {aside}"
        self._put("text", "title", words, x=MARGIN, y=54)
        self._put("text", "aside", aside, x=MARGIN, y=78)
        self._y = 78

    def panel(self, heading: str, aside: str, rows: Sequence[Row], mark_zero: bool) -> None:
        self._put("text", "heading", heading, x=MARGIN, y=self._y + 44)
        self._put("text", "small", aside, x=MARGIN, y=self._y + 64)
        top = self._y + 82
        foot = top + ROW * len(rows)
        values = [value for row in rows for value in (row.low, row.high)]
        values += [0.0] if mark_zero else []
        axis = Axis(values, LEFT + 24, RIGHT - 20, signed=mark_zero)
        for value, words in axis.ticks:
            x = axis.place(value)
            kind = "zero" if mark_zero and value == 0 else "line"
            self._put("line", kind, x1=x, x2=x, y1=top, y2=foot)
            self._put("text", "tick", words, x=x, y=foot + 17)
        for number, row in enumerate(rows):
            self._row(row, top + ROW * (number + 0.5), axis)
        self._y = foot + 22

    def _row(self, row: Row, y: float, axis: Axis) -> None:
        self._put("line", "rule", x1=MARGIN, x2=WIDTH - MARGIN, y1=y + ROW / 2, y2=y + ROW / 2)
        label = self._put("text", "name", row.name, x=LEFT, y=y + 5)
        if row.aside:
            Xml.SubElement(label, "tspan", {"class": "quiet"}).text = f" {row.aside}"
        low, mean, high = (axis.place(value) for value in (row.low, row.mean, row.high))
        self._put("line", "whisker", x1=low, x2=high, y1=y, y2=y)
        for end in (low, high):
            self._put("line", "whisker", x1=end, x2=end, y1=y - 4, y2=y + 4)
        self._put("circle", "sure" if row.sure else "unsure", cx=mean, cy=y, r=5.5)
        self._put("text", "figure", row.figures, x=WIDTH - MARGIN, y=y + 5)

    def text(self) -> str:
        height = self._y + MARGIN
        self._paper.set("height", f"{height - 1:.2f}")
        self._svg.set("viewBox", f"0 0 {WIDTH} {height:.0f}")
        self._svg.set("width", str(WIDTH))
        self._svg.set("height", f"{height:.0f}")
        Xml.indent(self._svg)
        return Xml.tostring(self._svg, encoding="unicode") + "\n"

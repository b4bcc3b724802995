"""`make screenshots`: every page and every table at its moments, at desk and phone sizes, in both
themes. Each game is played once; at each moment the window takes all sizes."""

import argparse
import random
import tempfile
from pathlib import Path
from typing import Final, Protocol

from playwright.sync_api import Page, sync_playwright

from tests.browser.browser import launch
from tests.browser.person import Person
from tests.server.process import Process

SIZES: Final = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
}
WALL: Final = {"width": 1920, "height": 1080}  # the shared screen
THEMES: Final = ["paper", "night"]
PAGES: Final = {
    "front": "/",
    "rules": "/rules/kompromat",
    "settings": "/settings",
    "nowhere": "/nothing",
}
TABLES: Final = {
    "kompromat": ("kompromat", "standard", 2),
    "double_agent": ("double_agent", "standard", 2),
    "microfilms": ("microfilms", "standard", 5),
    "croupier": ("microfilms", "croupier", 2),
    "spy_tactics": ("spy_tactics", "standard", 7),
    "redacted": ("redacted", "mission_diplomatique", 4),
    "danger_zone": ("redacted", "danger_zone", 2),
    "microfilms_six": ("microfilms", "standard", 6),
    "spy_tactics_nine": ("spy_tactics", "standard", 9),
    "redacted_six": ("redacted", "mission_diplomatique", 6),
}
MOMENTS: Final = [1, 8, 20]  # decisions before which a table is looked at


class Shoot(Protocol):
    def __call__(self, name: str, screen: bool = False) -> None: ...


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    asked.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    asked.add_argument("--tables", nargs="*", choices=TABLES, default=list(TABLES))
    wanted = asked.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Process(str(Path(data) / "tables.db"), Path(data) / "log") as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        with (
            Person(browser, house.address, "Mara") as mara,
            Person(browser, house.address, "Wall", WALL) as wall,
        ):

            def both_themes(page: Page, name: str) -> None:
                for theme in wanted.themes:
                    page.evaluate("to => document.documentElement.dataset.theme = to", theme)
                    page.wait_for_timeout(250)
                    page.screenshot(path=wanted.folder / f"{name}-{theme}.png")

            def shoot(name: str, screen: bool = False) -> None:
                for size in wanted.sizes:
                    mara.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
                    both_themes(mara.page, f"{name}-{size}")
                mara.page.set_viewport_size(SIZES["desk"])  # type: ignore[arg-type]
                if screen:
                    both_themes(wall.page, f"{name}-screen")

            look_around(mara, shoot)
            for name in wanted.tables:
                follow(mara, wall, name, shoot)
            mara.faults.clear()  # the page that does not exist is reported by the browser
        browser.close()


def look_around(mara: Person, shoot: Shoot) -> None:
    for name, path in PAGES.items():
        mara.visit(path)
        mara.page.wait_for_selector("main")
        shoot(name)
    mara.visit("/")
    mara.page.get_by_role("button", name="Set a table of Kompromat").click()
    shoot("set-table")


def follow(mara: Person, wall: Person, name: str, shoot: Shoot) -> None:
    """A table from the waiting room to its replay."""
    game, mode, seats = TABLES[name]
    code = mara.set_table(game, mode, seats)
    wall.visit(f"/t/{code}/screen")
    wall.page.wait_for_selector(".who")
    shoot(f"{name}-waiting", screen=True)
    mara.start_with_bots()
    luck = random.Random(11)
    for decisions in range(1, MOMENTS[-1] + 1):
        mara.wait_to_be_asked()
        if mara.over:
            break
        if decisions in MOMENTS:
            shoot(f"{name}-{decisions:02}", screen=True)
        mara.decide(luck)
    mara.play_to_the_end(luck)
    wall.page.wait_for_selector(".result")
    shoot(f"{name}-end", screen=True)
    mara.page.get_by_role("link", name="Declassified replay").click()
    steps = mara.page.get_by_label("Step", exact=True)
    steps.fill(str(int(steps.get_attribute("max") or 0) * 3 // 5))
    mara.page.wait_for_selector(".could:not(:has([role=status]))")  # until it is counted
    shoot(f"{name}-replay")
    mara.page.get_by_role("button", name="Full truth").click()
    shoot(f"{name}-truth")


if __name__ == "__main__":
    main()

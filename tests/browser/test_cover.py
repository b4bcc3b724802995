"""A covered page: what everybody may see, and nothing of the seat behind it."""

import random
from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from brushpass.core.catalogue import games
from tests.browser.browser import PATIENCE
from tests.browser.person import DESK, PHONE, Person
from tests.browser.secrets import frames, views
from tests.server.process import Process

DECISIONS: Final = {"double_agent": 8}  # beyond what both place at once
FEW: Final = 3
NOTE: Final = "Ben holds the seven of zinc"
DRAFT: Final = "I never trusted the barmaid"
A_MOMENT: Final = 20  # ms
TABLES: Final = {"redacted": 4, "spy_tactics": 5, "microfilms": 4}

# Every word that stands on the page, drawn or not: text, names for readers, titles, values.
WORDS: Final = """() => {
  const found = [document.title];
  for (const one of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'data-v', 'data-option'])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    if ('value' in one && typeof one.value === 'string') found.push(one.value);
    if (['SCRIPT', 'STYLE', 'TIME'].includes(one.tagName)) continue;
    for (const child of one.childNodes) if (child.nodeType === 3) found.push(child.data);
  }
  return found.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""


SIDE: Final = "track: top is"  # Double Agent says from which side it is looked at


def words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WORDS)
    aloud = page.locator("body").aria_snapshot().splitlines()
    return [one for one in [*found, *aloud] if not one.startswith(SIDE) and "- time: " not in one]


def board(page: Page) -> list[str]:
    """What lies on the table, from whichever side it is looked at."""
    found: list[str] = page.evaluate(
        f"({WORDS})()".replace("'body *'", "'.table > :first-child *'").replace(
            "[document.title]", "[]"
        )
    )
    return sorted(one for one in found if not one.startswith(SIDE))


def on(found: list[str], text: str) -> bool:
    return any(text in one for one in found)


def told(person: Person) -> set[str]:
    """What a seat is told in words: its lines, its question, each of its answers."""
    (*_, view) = views(person.heard)
    lines = {frame["text"] for frame in frames(person.heard) if frame.get("type") == "news"}
    answers = {one["text"] for one in (view["request"] or {"options": []})["options"]}
    return (lines | answers | {view["prompt"]["text"]}) - {""}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(games()))
def test_a_covered_page_is_a_spectators(
    chromium: Browser, house: Process, game: str, size: dict[str, int]
) -> None:
    luck = random.Random(8)
    with (
        Person(chromium, house.address, "Ada", size) as ada,
        Person(chromium, house.address, "Eve", size) as eve,
    ):
        code = ada.set_table(game, seats=TABLES.get(game))
        ada.start_with_bots()
        eve.visit(f"/t/{code}")
        eve.page.get_by_role("button", name="Only watch").click()
        eve.page.wait_for_selector(".stage .answer")
        for _ in range(DECISIONS.get(game, FEW)):
            ada.wait_to_be_asked()
            ada.decide(luck)
        ada.wait_to_be_asked()
        while not ada.answers.count():
            ada.decide(luck)  # ends a break
            ada.wait_to_be_asked()
        eve.page.reload()  # both pages have just come to the table
        settled(ada, eve)
        write(ada)
        before, drawn = words(ada.page), ada.page.screenshot()
        public = words(eve.page)
        secrets = {text for text in told(ada) if on(before, text) and not on(public, text)}
        assert secrets, "there is something to cover"
        ada.page.keyboard.press("c")
        cover = ada.page.get_by_role("button", name="Cover what only you may see")
        expect(cover).to_have_attribute("aria-pressed", "true")
        for _ in range(PATIENCE // A_MOMENT):
            if board(ada.page) == board(eve.page):
                break
            ada.page.wait_for_timeout(A_MOMENT)  # till the covered page is told, and drawn
        after = words(ada.page)
        for text in [*secrets, NOTE, DRAFT, "●"]:
            assert not on(after, text), text
        assert ada.page.locator(".only, .mine, .press, [data-option]").count() == 0
        assert board(ada.page) == board(eve.page)
        # Whatever stands on the page now, everybody may read: names of its own buttons apart.
        more = Counter(after) - Counter(public)
        assert {one for one in more if "Cover" not in one} == set()
        assert ada.page.screenshot() != drawn
        ada.page.keyboard.press("c")
        expect(ada.page.locator(".prompt[data-request]")).to_be_visible()
        write(ada, kept=True)


def settled(ada: Person, eve: Person) -> None:
    """Both pages show the moment at which Ada, in the first seat, is the last to be waited for."""
    for _ in range(PATIENCE // A_MOMENT):
        (*_, asked), (*_, seen) = views(ada.heard), views(eve.heard)
        alone = asked["waiting"] == seen["waiting"] == [0]
        if alone and seen["prompt"]["text"] in eve.page.inner_text(".prompt"):
            return
        eve.page.wait_for_timeout(A_MOMENT)  # till her page is told
    raise AssertionError("the spectator's page never came to the same moment")


def write(ada: Person, kept: bool = False) -> None:
    """Notes and a sentence not yet said, on the sheets that show them; or find them there."""
    phone = ada.page.locator(".tabbar").is_visible()
    if phone:
        ada.page.locator(".tabbar").get_by_role("button", name="Dossier").click()
    ada.page.get_by_role("tab", name="Notes").click()
    notes = ada.page.get_by_label("Your notes")
    expect(notes).to_have_value(NOTE) if kept else notes.fill(NOTE)
    if phone:
        ada.page.locator(".tabbar").get_by_role("button", name="Talk").click()
    else:
        ada.page.get_by_role("tab", name="Talk").click()
    draft = ada.page.get_by_label("Say something to the table")
    expect(draft).to_have_value(DRAFT) if kept else draft.fill(DRAFT)
    ada.page.evaluate("document.activeElement.blur()")

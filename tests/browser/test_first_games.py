"""Learning a game in five minutes: the guided first game in a browser, at desk and phone size."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from brushpass.core.brief import brief
from brushpass.core.first_game import first_game
from tests.browser.axe import complaints, sideways
from tests.browser.person import ANSWERS, DESK, GAMES, PHONE, Person
from tests.browser.secrets import frames
from tests.server.process import Process

LOW: Final = {"width": 360, "height": 640}
READ: Final = ".guide footer button:visible"
LOOKED_AT: Final = {1, 6, 11}  # pages on which everything is checked


def guide(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your first game")


def card(person: Person, game: str) -> Locator:
    return person.page.locator(f"article[data-game={game}]")


def open_first(person: Person, game: str) -> None:
    person.visit("/")
    card(person, game).get_by_role("button", name="guided first game").click()
    expect(guide(person)).to_be_visible()


def pages_read(person: Person) -> int:
    return int(guide(person).get_attribute("data-page") or 0)


def to_the_answers(person: Person) -> None:
    """A phone shows them once the page was read."""
    person.page.wait_for_selector(f"{READ}, {ANSWERS}:visible, .ending")
    if person.page.locator(READ).count():
        person.page.locator(READ).click()


def take(person: Person) -> None:
    """The answer that is ringed; where none is, the first. What lies beneath something else cannot
    be pressed."""
    to_the_answers(person)
    person.wait_to_be_asked()
    if person.over:
        return
    before = person.request
    ringed = person.page.locator(".prompt [data-ringed]")
    (ringed if ringed.count() else person.answers).first.click()
    person.wait_for_another(before)


def look(person: Person) -> None:
    assert sideways(person) <= 0
    assert complaints(person) == []
    expect(guide(person).get_by_role("paragraph").first).to_be_in_viewport()
    to_the_answers(person)
    expect(person.page.locator(".prompt [data-ringed]")).to_be_in_viewport()
    assert complaints(person) == []


@pytest.mark.parametrize("size", [DESK, LOW], ids=["desk", "low"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_from_the_card_to_a_real_one(
    chromium: Browser, house: Process, game: str, size: dict[str, int]
) -> None:
    first = first_game(game)
    assert first is not None
    with Person(chromium, house.address, "Ada", size) as ada:
        open_first(ada, game)
        for page in range(1, len(first.lessons) + 1):
            expect(guide(ada)).to_have_attribute("data-page", str(page))
            lesson = first.lessons[page - 1]
            expect(guide(ada).get_by_role("heading")).to_contain_text(lesson.title)
            expect(guide(ada)).to_contain_text(lesson.text[-1])
            if page in LOOKED_AT:
                look(ada)
            if lesson.otherwise:
                take(ada)
        while not ada.over:
            take(ada)
        expect(guide(ada)).to_contain_text(first.end.text[0])
        assert sideways(ada) <= 0
        assert complaints(ada) == []
        expect(ada.page.get_by_role("link", name="Read the rules")).to_be_visible()
        ada.page.get_by_role("button", name="A real one").click()
        expect(guide(ada)).to_have_count(0)
        ada.wait_to_be_asked()
        (*_, table) = (one for one in frames(ada.heard) if one.get("type") == "table")
        assert table["settings"]["guided"] is False
        assert {seat["bot"] for seat in table["seats"]} == {None, "clerk"}


def test_whoever_leaves_resumes_where_they_were(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address, "Ada") as ada:
        open_first(ada, "microfilms")
        for _ in range(3):
            take(ada)
        expect(guide(ada)).to_have_attribute("data-page", "4")
        guide(ada).get_by_role("link", name="Leave, and resume later").click()
        card(ada, "microfilms").get_by_role("button", name="Resume").click()
        expect(guide(ada)).to_have_attribute("data-page", "4")
        take(ada)
        expect(guide(ada)).to_have_attribute("data-page", "5")
        ada.visit("/rules/microfilms")
        ada.page.get_by_role("button", name="Resume your first game").click()
        expect(guide(ada)).to_have_attribute("data-page", "5")


def test_earlier_pages_are_read_again_and_the_guide_is_folded_away(
    chromium: Browser, house: Process
) -> None:
    first = first_game("kompromat")
    assert first is not None
    with Person(chromium, house.address, "Ada", PHONE) as ada:
        open_first(ada, "kompromat")
        take(ada)
        expect(guide(ada)).to_have_attribute("data-page", "2")
        guide(ada).get_by_role("button", name="Read the page before again").click()
        expect(guide(ada)).to_contain_text(first.lessons[0].text[0])
        guide(ada).get_by_role("button", name="On to the next page").click()
        expect(guide(ada)).to_contain_text(first.lessons[1].text[0])
        guide(ada).get_by_role("button", name="Fold the guide away").click()
        expect(guide(ada).get_by_role("paragraph")).to_have_count(0)
        guide(ada).get_by_role("button", name="Unfold the guide").click()
        expect(guide(ada).get_by_role("paragraph").first).to_be_visible()
        take(ada)
        expect(guide(ada)).to_contain_text(first.lessons[2].text[0])  # a new page unfolds it


def test_another_answer_is_declined_kindly(chromium: Browser, house: Process) -> None:
    first = first_game("spy_tactics")
    assert first is not None
    with Person(chromium, house.address, "Ada", PHONE) as ada:
        open_first(ada, "spy_tactics")
        to_the_answers(ada)
        ada.page.locator(".prompt [data-option]:not([data-ringed])").first.click()
        expect(ada.page.get_by_role("alert")).to_contain_text(first.lessons[0].otherwise)
        expect(guide(ada)).to_have_attribute("data-page", "1")
        take(ada)
        expect(guide(ada)).to_have_attribute("data-page", "2")


def test_it_is_played_by_keyboard_and_read_aloud(chromium: Browser, house: Process) -> None:
    first = first_game("kompromat")
    assert first is not None
    with Person(chromium, house.address, "Ada", confirm=True) as ada:
        open_first(ada, "kompromat")
        spoken = guide(ada).locator("[aria-live=polite]")
        for lesson in first.lessons[:4]:
            expect(spoken).to_contain_text(lesson.text[0])
            key = ada.page.locator(".prompt [data-ringed] .keycap").inner_text()
            ada.page.keyboard.press(key)
            ada.page.keyboard.press("Enter")
        expect(guide(ada)).to_have_attribute("data-page", "5")
        for _ in range(30):
            ada.page.keyboard.press("Tab")
            if spoken.evaluate("words => words === document.activeElement"):
                return
        raise AssertionError("the keyboard does not reach the guide")


def offer(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="New to")


NEW: Final[dict[str, Any]] = {"first": {}}


def test_who_never_played_is_offered_it_once(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address, "Ada", PHONE, **NEW) as ada:
        ada.visit("/")
        ada.page.get_by_role("button", name="Play [redacted] against bots").click()
        expect(offer(ada)).to_be_visible()
        assert complaints(ada) == []
        assert sideways(ada) <= 0
        offer(ada).get_by_role("button", name="No, deal me in").click()
        expect(ada.page.get_by_role("dialog", name="Play [redacted]")).to_be_visible()
        ada.visit("/")
        ada.page.get_by_role("button", name="Play [redacted] against bots").click()
        expect(ada.page.get_by_role("dialog", name="Play [redacted]")).to_be_visible()
        expect(offer(ada)).to_have_count(0)


def test_who_accepts_the_offer_gets_the_guided_game(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address, "Ada", **NEW) as ada:
        ada.visit("/")
        ada.page.get_by_role("button", name="Play now").click()
        offer(ada).get_by_role("button", name="Guided first game").click()
        expect(guide(ada)).to_be_visible()
        ada.visit("/")
        expect(card(ada, "kompromat").get_by_role("button", name="Resume")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_rules_begin_with_the_aim_and_a_turn(
    chromium: Browser, house: Process, game: str
) -> None:
    said = brief(game)
    with Person(chromium, house.address, "Ada", PHONE) as ada:
        ada.visit("/")
        for text in [said.aim, *said.turn]:
            expect(card(ada, game)).to_contain_text(text)
        ada.visit(f"/rules/{game}")
        told = ada.page.locator(".pages header").first
        for text in [said.aim, *said.turn]:
            expect(told).to_contain_text(text)
        assert complaints(ada) == []
        told.get_by_role("button", name="guided first game").click()
        expect(guide(ada)).to_be_visible()

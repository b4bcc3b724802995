"""The end of a game: who stood with whom, and each score once."""

import itertools
import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import complaints, sideways
from tests.browser.person import DESK, PHONE, SMALL, Person
from tests.browser.secrets import frames
from tests.server.process import Process


def test_a_teams_score_stands_once_beside_all_its_agents(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.set_table("spy_tactics", "standard", 6)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(3))
        (end,) = [frame for frame in frames(ada.heard) if frame.get("type") == "end"]
        (table, *_) = reversed([one for one in frames(ada.heard) if one.get("type") == "table"])
        names = [seat["name"] for seat in table["seats"]]
        rows = ada.page.locator(".standings li")
        teams = [str(row.get_attribute("data-team")) for row in rows.all()]
        assert sorted(teams) == sorted(set(teams)), "each team once"
        assert 2 <= len(teams) <= 3
        listed = []
        for row in rows.all():
            members = row.locator(".members").inner_text().split(", ")
            scores = {end["points"][names.index(name)] for name in members}
            assert len(scores) == 1
            assert float(row.locator(".num").inner_text()) == scores.pop()
            won = {names.index(name) in end["winners"] for name in members}
            assert won == {row.get_by_text("won:").count() > 0}
            listed += members
        assert sorted(listed) == sorted(names)


def test_where_points_only_say_who_won_none_are_shown(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.set_table("microfilms", "standard", 3)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(3))
        assert ada.page.locator(".standings li").count() == 3
        assert ada.page.locator(".standings .num").count() == 0


class Passes(random.Random):
    """Always the first answer, which is to pass."""

    def randrange(self, *among: int) -> int:  # type: ignore[override]
        return 0


def test_what_both_lose_to_the_croupier_is_told_as_a_defeat(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada, Person(chromium, house.address, "Ben") as ben:
        code = ada.set_table("microfilms", "croupier", 2)
        ben.join(code)
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        view = next(one["view"] for one in frames(ada.heard) if one.get("type") == "view")
        for person in itertools.cycle([ben, ada] if view["starter"] else [ada, ben]):
            person.wait_to_be_asked()
            if person.over:
                break
            person.decide(Passes())
        for person in (ada, ben):
            stamp = person.page.locator(".ending .stamp")
            expect(stamp).to_have_text("You both lost to the Croupier")
            expect(person.page.locator(".stage .verdict")).to_have_text("Won")
        ada.visit(f"/replay/{code}")
        expect(ada.page.get_by_text("Both lost to the Croupier").first).to_be_visible()


def test_the_page_of_a_table_becomes_its_replay(chromium: Browser, house: Process) -> None:
    """For whoever opens it after the end, with a seat or without; who saw the end stays there."""
    with Person(chromium, house.address) as ada, Person(chromium, house.address, "Eve") as eve:
        code = ada.set_table("spy_tactics", "standard", 4)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(3))
        assert ada.page.url.endswith(f"/t/{code}")
        ada.page.reload()
        ada.page.wait_for_url(f"**/replay/{code}*")
        eve.visit(f"/t/{code}")
        eve.page.wait_for_url(f"**/replay/{code}*")
        eve.page.get_by_role("button", name="Full truth").wait_for()


def test_the_replay_offers_the_next_game_to_who_had_a_seat(
    chromium: Browser, house: Process
) -> None:
    """And leads the others there; who has only the link to the replay is offered nothing."""
    with (
        Person(chromium, house.address) as ada,
        Person(chromium, house.address, "Ben") as ben,
        Person(chromium, house.address, "Eve") as eve,
    ):
        code = ada.set_table("kompromat")
        ben.join(code)
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        luck = random.Random(3)
        while not (ada.over and ben.over):
            ada.decide(luck)
            ben.decide(luck)
            ada.page.wait_for_timeout(20)
        for person in (ada, ben):
            person.page.reload()
            person.page.wait_for_url(f"**/replay/{code}*")
        eve.visit(f"/replay/{code}")
        eve.page.get_by_role("button", name="Full truth").wait_for()
        assert eve.page.get_by_role("button", name="Play again").count() == 0
        ada.page.get_by_role("button", name="Play again").click()
        for person, seat in ((ada, "B"), (ben, "A")):
            person.page.get_by_role("link", name="To the next game").click()
            person.page.wait_for_selector(".seatlist")
            assert not person.page.url.endswith(code)
            row = person.page.locator(f".seatlist [data-seat={seat}]")
            expect(row).to_contain_text(person.name)
        assert eve.page.get_by_role("link", name="To the next game").count() == 0


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("microfilms", "standard", 4), ("redacted", "mission_diplomatique", 4)],
)
def test_where_points_only_say_who_won_the_end_says_who_stood_where_and_why(
    chromium: Browser, house: Process, game: str, mode: str, seats: int
) -> None:
    with Person(chromium, house.address, "Ada", PHONE) as ada:
        ada.set_table(game, mode, seats)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(3))
        (end,) = [frame for frame in frames(ada.heard) if frame.get("type") == "end"]
        scores = [one for one in frames(ada.heard) if one.get("type") == "view"][-1]["scores"]
        account = ada.page.locator(".ending .account")
        rows = account.locator("tbody tr")
        assert rows.count() == seats
        for seat in range(seats):
            told = rows.nth(seat).locator("td").all_inner_texts()
            assert told == [row["notes"][seat] or "–" for row in scores]
            won = rows.nth(seat).get_by_text("won", exact=True).count() > 0
            assert won == (seat in end["winners"])
        assert account.locator("thead .ruleref").count() == len(scores)
        for size in (PHONE, SMALL, DESK):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert sideways(ada) <= 0
            assert complaints(ada) == []


@pytest.mark.parametrize(("game", "seats"), [("kompromat", 2), ("spy_tactics", 4)])
def test_the_end_shows_what_the_points_are_made_of_and_what_decided_it(
    chromium: Browser, house: Process, game: str, seats: int
) -> None:
    with Person(chromium, house.address, "Ada", PHONE) as ada:
        code = ada.set_table(game, "standard", seats)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(3))
        (end,) = [frame for frame in frames(ada.heard) if frame.get("type") == "end"]
        scores = ada.page.locator(".ending .scores")
        totals = [float(text) for text in scores.locator("tfoot td").all_inner_texts()]
        assert totals == end["points"]
        assert scores.locator("tbody tr").count() >= 1
        assert scores.locator("tbody .ruleref").count() == scores.locator("tbody tr").count()
        moments = ada.page.get_by_role("region", name="What decided it").get_by_role("link")
        expect(moments.first).to_have_attribute(
            "href", re.compile(f"^/replay/{code}\\?seat=A&step=")
        )
        for size in (PHONE, SMALL, DESK):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert sideways(ada) <= 0
            assert complaints(ada) == []
        moments.first.click()
        ada.page.wait_for_selector(".scrub")

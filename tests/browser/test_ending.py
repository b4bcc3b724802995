"""The end of a game: who stood with whom, and each score once."""

import random

from playwright.sync_api import Browser, expect

from tests.browser.person import Person
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
        eve.page.get_by_role("button", name="Only watch").click()
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

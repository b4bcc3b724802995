"""The declassified replay: what a seat saw, what it could have known, what was true."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from brushpass.core.catalogue import games
from tests.browser.axe import complaints, sideways
from tests.browser.person import DESK, PHONE, SMALL, Person
from tests.server.process import Process


def percent(part: float) -> str:
    if 0 < part < 0.005:
        return "<1 %"
    if 0.995 < part < 1:
        return ">99 %"
    return f"{int(part * 100 + 0.5)} %"


def test_the_replay_draws_how_sure_a_seat_could_be_of_the_truth(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada:
        code = ada.set_table("microfilms", "standard", 4)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(6))
        ada.page.get_by_role("link", name="Declassified replay").click()
        answer = ada.page.request.get(f"{ada.address}/api/tables/{code}/replay/beliefs?seat=A")
        steps: list[dict[str, Any]] = [json.loads(line) for line in answer.text().splitlines()]
        # The last step of the first half at which this seat did not know everything.
        open_still = [
            (step["number"], question)
            for step in steps[: len(steps) // 2 + 1]
            for question in step["belief"]["questions"]
            if len(question["counts"]) > 1
        ]
        at, question = open_still[-1]
        truth = steps[at]["truths"][question["about"]]
        share = question["counts"].get(truth, 0) / sum(question["counts"].values())
        ada.page.get_by_label("Step", exact=True).fill(str(at))
        ada.page.get_by_label("Question").select_option(question["about"])
        expect(ada.page.locator(".belief .was b")).to_have_text(truth)
        expect(ada.page.locator(".belief .was")).to_contain_text(
            re.compile(rf"for Ada [a-z ]+: {percent(share)}".replace(" %", r"\s%"))
        )
        expect(ada.page.locator(".true")).to_contain_text(f"{question['about']}: {truth}")
        expect(ada.page.locator(".could")).to_contain_text(question["about"])
        assert ada.page.locator(".belief svg path.mine").get_attribute("d")
        # The same for readers, as a table: a row wherever somebody learnt something.
        rows = ada.page.get_by_role("table").get_by_role("row")
        assert {"Step", "Was true", "Ada"} <= set(rows.first.inner_text().split("\t"))
        assert rows.count() >= 2
        assert rows.nth(1).inner_text().startswith("0")
        for size in (DESK, SMALL):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert sideways(ada) <= 0
            assert complaints(ada) == []
        ada.page.get_by_role("button", name="Full truth").click()
        for about, answered in steps[at]["truths"].items():
            expect(ada.page.locator(".true")).to_contain_text(f"{about}: {answered}")
        assert complaints(ada) == []


@pytest.mark.parametrize("game", sorted(games()))
def test_the_board_shows_what_was_true_while_that_layer_is_shown(
    chromium: Browser, house: Process, game: str
) -> None:
    """And in full truth nothing is left to be laid over what is seen."""
    with Person(chromium, house.address) as ada:
        code = ada.set_table(game)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(6))
        tags = ada.page.locator(".table .layertag.true")
        ada.visit(f"/replay/{code}?seat=A")
        ada.page.get_by_role("button", name="Full truth").wait_for()
        # What a second seat could know is fetched when all have been looked through.
        expect(ada.page.locator(".whole .lines bdi").nth(1)).to_be_visible()
        last = int(ada.page.get_by_label("Step", exact=True).get_attribute("max") or 0)
        for step in range(last // 3, last):
            ada.page.get_by_label("Step", exact=True).fill(str(step))
            expect(ada.page).to_have_url(re.compile(rf"step={step}$"))
            if tags.count():
                break
        expect(tags.first).to_be_visible()
        for size in (DESK, PHONE, SMALL):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert sideways(ada) <= 0
            assert complaints(ada) == []
        layer = ada.page.get_by_role("button", name="was true", exact=True)
        layer.click()
        expect(tags).to_have_count(0)
        layer.click()
        expect(tags.first).to_be_visible()
        ada.page.get_by_role("button", name="Full truth").click()
        expect(tags).to_have_count(0)


def test_the_log_of_the_film_is_told_in_full_and_leads_to_each_step(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada:
        code = ada.set_table("spy_tactics")
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(6))
        ada.visit(f"/replay/{code}?seat=A")
        ada.page.get_by_role("tab", name="Log").click()
        answer = ada.page.request.get(f"{ada.address}/api/tables/{code}/replay?seat=A")
        frames = [json.loads(line) for line in answer.text().splitlines()]
        told = [one["text"] for one in frames if one["type"] == "news" and one["text"]]
        lines = ada.page.locator(".moments li")
        assert lines.locator("span").all_inner_texts() == told
        lines.last.get_by_role("button").click()
        expect(lines.last).to_have_class(re.compile(r"\bon\b"))


def test_the_film_has_speeds_typed_marks_and_layers(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(6))
        ada.page.get_by_role("link", name="Declassified replay").click()
        ada.page.wait_for_selector(".whole path.mine")
        kinds = ada.page.locator(".mk").evaluate_all("all => all.map((one) => one.classList[1])")
        assert {"won", "turn"} <= set(kinds)
        assert len(kinds) <= 41, "none lies on another"
        speed = ada.page.get_by_label("Speed")
        assert speed.locator("option").all_inner_texts() == ["0.5×", "1×", "2×", "4×"]
        speed.select_option("4×")
        for layer, panel in (("saw", ".saw"), ("could know", ".could"), ("was true", ".true")):
            ada.page.get_by_role("button", name=layer, exact=True).click()
            expect(ada.page.locator(f".three {panel}")).to_be_hidden()
            ada.page.get_by_role("button", name=layer, exact=True).click()
            expect(ada.page.locator(f".three {panel}")).to_be_visible()
        chart = ada.page.locator(".whole svg")
        box = chart.bounding_box()
        assert box is not None
        chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
        last = int(ada.page.get_by_label("Step", exact=True).get_attribute("max") or 0)
        ada.page.wait_for_function(
            "middle => Math.abs(new URLSearchParams(location.search).get('step') - middle) < 3",
            arg=last / 2,
        )
        about = ada.page.get_by_label("Question")
        if about.count():
            expect(ada.page.locator(".belief .about")).to_have_text(about.input_value())
        for size in (DESK, SMALL):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert sideways(ada) <= 0
            assert complaints(ada) == []


def test_whoever_leaves_the_replay_while_it_loads_is_followed_by_nothing(
    chromium: Browser, house: Process
) -> None:
    """What is still on its way arrives at no page, the rest is not asked for, nothing complains."""
    with Person(chromium, house.address) as ada:
        code = ada.set_table("spy_tactics", "standard", 4)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(3))
        asked: list[str] = []
        held: list[Route] = []

        def hold(route: Route) -> None:
            asked.append(route.request.url)
            if "seat=C" in route.request.url:
                held.append(route)
            else:
                route.continue_()

        ada.page.route(f"**/api/tables/{code}/replay*", hold)
        with ada.page.expect_request(lambda request: "seat=C" in request.url):
            ada.visit(f"/replay/{code}")
        ada.page.get_by_role("link", name="Front page").click()
        ada.page.wait_for_selector("article[data-game=spy_tactics]")
        with ada.page.expect_response(lambda response: "seat=C" in response.url) as late:
            held[0].continue_()
        late.value.finished()
        ada.page.wait_for_load_state("networkidle")
        assert not [url for url in asked if "seat=D" in url]

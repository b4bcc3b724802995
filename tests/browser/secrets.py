"""What a browser was told at a table of Kompromat, and which of it nobody else may know."""

import json
from collections.abc import Iterable
from typing import Any

from tests.browser.person import Person


def frames(heard: Iterable[str]) -> list[dict[str, Any]]:
    read = [json.loads(line) for text in heard for line in text.splitlines() if line]
    return [frame for frame in read if isinstance(frame, dict)]


def facts(heard: Iterable[str]) -> list[dict[str, Any]]:
    return [frame for frame in frames(heard) if frame.get("type") == "news"]


def drawn(heard: Iterable[str], seat: int) -> list[dict[str, Any]]:
    """Cards that this seat drew and laid face down, as it alone was told."""
    return [
        fact
        for fact in facts(heard)
        if fact["fact"]["fact"] == "drew"
        and fact["fact"]["seat"] == seat
        and fact["fact"]["place"] >= 0
        and fact["fact"]["card"] >= 0
    ]


def told(fact: dict[str, Any]) -> str:
    """As it crosses the line."""
    return json.dumps(fact["fact"], separators=(",", ":"))


def covered_cards(view: dict[str, Any], seat: int) -> list[int]:
    """A seat's cards that lie face down, in its hand or on its deck, as a view gives them: negative
    where the viewer does not know them."""
    side = view["sides"][seat]
    down = [
        card
        for stack in side["stacks"]
        for place, card in enumerate(stack["cards"])
        if not (stack["up"] | stack["gone"]) >> place & 1
    ]
    return [*down, side["hand"], *side["top"]]


def views(heard: Iterable[str]) -> list[dict[str, Any]]:
    return [frame for frame in frames(heard) if frame.get("type") == "view"]


def token(person: Person) -> str:
    kept = json.loads(person.page.evaluate("localStorage.getItem('brushpass.tickets')"))
    return str(next(iter(kept.values()))[0]["token"])

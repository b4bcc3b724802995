"""What axe-core finds serious on a page, and how far the page scrolls sideways."""

from typing import Any, Final

from tests.architecture.tree import ROOT
from tests.browser.person import Person

AXE: Final = (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
SERIOUS: Final = {"serious", "critical"}


def complaints(person: Person) -> list[str]:
    person.page.evaluate(AXE)
    found: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def sideways(person: Person) -> int:
    wide: int = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide

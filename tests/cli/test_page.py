import pytest

from brushpass.cli.environments import PLACE as BENCH
from brushpass.cli.page import Place
from brushpass.cli.strength import PLACE as STRENGTH
from brushpass.core.refusal import Refusal
from tests.architecture.tree import ROOT

BEGIN, END = "<!-- figures: written by `make figures` -->", "<!-- end of figures -->"


def test_only_what_stands_between_the_marks_changes() -> None:
    place = Place("figures", "make figures")
    page = f"# Bots\n\nProse.\n\n{BEGIN}\nold\n{END}\n\nMore prose.\n"
    once = place.fill(page, "new")
    assert once == f"# Bots\n\nProse.\n\n{BEGIN}\n\nnew\n\n{END}\n\nMore prose.\n"
    assert place.fill(once, "new") == once
    for broken in ("no marks", BEGIN, f"{END}{BEGIN}"):
        with pytest.raises(Refusal, match="no place for the table"):
            place.fill(broken, "new")


@pytest.mark.parametrize(("place", "page"), [(STRENGTH, "bots"), (BENCH, "research")])
def test_our_pages_have_a_place_for_what_is_measured(place: Place, page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
    assert place.fill(text, "new") != text

"""The page comes with the licences of all parts of others that it is made of."""

import json
import re
from pathlib import Path

import pytest

from brushpass.server.web.pages import STATIC

CLIENT = Path(__file__).parents[2] / "client"


def test_every_part_of_the_page_has_its_licence_beside_it() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built into what is tested")
    text = (STATIC / "licences.txt").read_text()
    parts = json.loads((CLIENT / "package.json").read_text())["devDependencies"]
    fonts = [name for name in parts if name.startswith("@fontsource/")]
    for name in (*fonts, "svelte", "qrcode-generator"):
        assert re.search(rf"^{name} \d", text, re.MULTILINE), name
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") == 2
    assert "Apache License" in text
    assert list(STATIC.rglob("*.woff2"))

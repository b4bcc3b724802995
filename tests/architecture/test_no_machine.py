"""Nothing in the repository names the machine or the registry it was made with."""

import re
from typing import Final

from tests.architecture.tree import ROOT, files

# In pieces, so that this file does not name them either.
PATTERNS: Final = [
    "/" + "work/",
    "/" + "root/",
    "/" + "home/[a-z]",
    "/" + "Users/",
    "pypi" + r"\.org",
    "pythonhosted" + r"\.org",
    "registry" + r"\.npmjs",
    r"index-url\s*[= ]\s*http",
]
MACHINE: Final = re.compile("|".join(PATTERNS))


def test_no_absolute_path_and_no_registry_host() -> None:
    found = []
    for file in files():
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # not a text
        for number, line in enumerate(text.splitlines(), 1):
            if MACHINE.search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert found == []

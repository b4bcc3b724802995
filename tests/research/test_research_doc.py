"""The page about research is true: its Python runs."""

import re
import subprocess
import sys

from tests.architecture.tree import ROOT


def test_the_example_plays_a_game_of_double_agent() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout in ("[1.0, -1.0]\n", "[-1.0, 1.0]\n", "[0.0, 0.0]\n")

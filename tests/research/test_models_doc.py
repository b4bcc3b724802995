"""The page about language models is true: its Python runs, and its observation is one."""

import re
import subprocess
import sys

from brushpass.research.text import TextTable
from tests.architecture.tree import ROOT

PAGE = (ROOT / "docs" / "models.md").read_text("utf-8")


def block(language: str, holds: str) -> str:
    found = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    (text,) = [text for text in found if holds in text]
    return str(text)


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_table_in_words_is_played_to_the_end() -> None:
    assert re.match(r"(six rounds|nine tokens) \(\d,\) Tally\(", run(block("python", "TextTable")))


def test_the_observation_is_what_is_read_there() -> None:
    table = TextTable("kompromat", bots="clerk")
    table.reset(1)
    assert table.observe(0) + "\n" == block("text", "Since the deal")

"""Every numbered rule is obeyed by code and proved by a test; every number cited is a rule.

So a search for a number finds all three: the rule, the code, the test. Rules that only memories
follow stand in docs/memory.md, numbered like the rulings of their game.
"""

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import Final

from brushpass.core.rulebook import sections
from tests.architecture.tree import ROOT, game_folders

# test_K5_3_... cites K5.3, test_KR7_... cites KR7, test_K4_4_KR13_... cites both.
CITATION: Final = re.compile(r"(?<=_)([A-Z]+\d+)(?:_(\d+))?(?=_|$)")


MEMORY: Final = (ROOT / "docs" / "memory.md").read_text("utf-8")


def rules_of(game: str) -> list[str]:
    rules = [rule.number for section in sections(game) for rule in section.rules]
    rulings = rules[-1].rstrip("0123456789")
    return rules + re.findall(rf"^- \*\*({rulings}\d+)\*\* ", MEMORY, re.MULTILINE)


def cited(name: str, rules: list[str]) -> list[str]:
    """The rules that the name of a test cites; a number of no rule comes back as it is."""
    numbers = []
    for match in CITATION.finditer(name):
        first, second = match.groups()
        numbers.append(f"{first}.{second}" if second and first not in rules else first)
    return numbers


def remarks(text: str) -> str:
    """The comments and docstrings of a source file."""
    tree = ast.parse(text)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docs = [ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, documented)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return "\n".join([*filter(None, docs), *comments])


def citations(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]+\d+(?:\.\d+)?\b", text))


def names_of_tests(game: str) -> list[str]:
    return [
        node.name
        for file in (ROOT / "tests" / "games" / game).rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and node.name.startswith("test_")
    ]


def test_a_name_can_cite_several_rules() -> None:
    rules = ["K4.4", "K5.3", "KR7", "KR13"]
    assert cited("test_K5_3_tie_goes_to_more_cards", rules) == ["K5.3"]
    assert cited("test_K4_4_KR13_half_points", rules) == ["K4.4", "KR13"]
    assert cited("test_KR7_3_tokens_are_enough", rules) == ["KR7"]
    assert cited("test_K9_9_does_not_exist", rules) == ["K9.9"]


def test_every_rule_has_one_number(folder: Path) -> None:
    rules = rules_of(folder.name)
    assert rules
    assert sorted(rules) == sorted(set(rules))


def test_rules_that_memories_follow_are_rules_of_their_game() -> None:
    assert "MR41" in rules_of("microfilms")
    assert "RR57" in rules_of("redacted")
    found = [number for folder in game_folders() for number in rules_of(folder.name)]
    assert set(re.findall(r"^- \*\*(\w+)\*\*", MEMORY, re.MULTILINE)) <= set(found)


def test_a_number_in_a_string_is_no_remark() -> None:
    text = '"""K1.1"""\n\n\ndef f() -> None:\n    """K1.2, KR3"""\n    print("K1.4")  # K1.5\n'
    assert citations(remarks(text)) == {"K1.1", "K1.2", "KR3", "K1.5"}


def test_every_rule_is_cited_where_code_obeys_it(folder: Path) -> None:
    obeyed = {
        number
        for file in folder.rglob("*.py")
        for number in citations(remarks(file.read_text("utf-8")))
    }
    assert [number for number in rules_of(folder.name) if number not in obeyed] == []


def test_no_rule_is_cited_as_part_of_a_range(folder: Path) -> None:
    between = re.compile(r"\b[A-Z]+\d+(?:\.\d+)?(?: to |[-–…]| ?\.\. ?)[A-Z]*\d")
    found = [
        f"{file.name}: {match.group()}"
        for file in folder.rglob("*.py")
        for match in between.finditer(remarks(file.read_text("utf-8")))
    ]
    assert found == []


def test_every_rule_is_cited_by_a_test(folder: Path) -> None:
    rules = rules_of(folder.name)
    proved = {number for name in names_of_tests(folder.name) for number in cited(name, rules)}
    assert [number for number in rules if number not in proved] == []


def test_every_rule_that_a_test_cites_exists(folder: Path) -> None:
    rules = rules_of(folder.name)
    names = names_of_tests(folder.name)
    assert [name for name in names if not set(cited(name, rules)) <= set(rules)] == []


def test_every_rule_that_the_game_cites_exists(folder: Path) -> None:
    rules = rules_of(folder.name)
    titles = {section.title.split()[0] for section in sections(folder.name)}
    letters = {number.rstrip("0123456789.") for number in rules}
    number = re.compile(rf"\b(?:{'|'.join(letters)})\d+(?:\.\d+)?\b")
    for file in [*folder.rglob("*.py"), *folder.rglob("*.md")]:
        found = set(number.findall(file.read_text("utf-8")))
        assert found <= {*rules, *titles}, f"{file.name} cites {found - {*rules, *titles}}"

"""Numbered rules, read from the game's own texts."""

import re
from string import ascii_uppercase

import pytest

from brushpass.core.brief import brief
from brushpass.core.catalogue import game_text, games
from brushpass.core.refusal import Refusal
from brushpass.core.rulebook import Part, Rule, Section, parts, read, rule, sections


def test_sections_of_the_rulebook_come_before_those_of_the_rulings() -> None:
    titles = [section.title for section in sections("kompromat")]
    assert titles[0] == "K1 Components"
    assert "Reveal" in titles
    assert titles.index("K7 The end of the game") < titles.index("Components and set-up")


def test_a_rule_over_several_lines_is_one_sentence() -> None:
    found = rule("kompromat", "K3.3")
    assert found.number == "K3.3"
    assert "\n" not in found.text
    assert "  " not in found.text
    assert not found.reconstructed


def test_reconstructed_rules_say_so() -> None:
    text = "\n".join(
        [
            "# A game",
            "",
            "Some words that are",
            "no rule.",
            "",
            "## X1 Beginning",
            "",
            "- **X1.1** First",
            "  and more of it.",
            "- **X1.2** (reconstructed) Second.",
            "",
            "## Rulings",
            "",
            "- **XR3** Third (reconstructed) not.",
        ]
    )
    first = (Rule("X1.1", "First and more of it.", False), Rule("X1.2", "Second.", True))
    third = (Rule("XR3", "Third (reconstructed) not.", False),)
    assert read(text) == Part(
        "A game",
        "Some words that are no rule.",
        (Section("X1 Beginning", first), Section("Rulings", third)),
    )


def test_what_is_neither_preface_nor_section_nor_rule_is_not_dropped_in_silence() -> None:
    with pytest.raises(ValueError, match="neither a section nor a rule: '- a remark'"):
        read("# A game\n\n## X1 Beginning\n\n- **X1.1** First.\n- a remark\n")


@pytest.mark.parametrize("name", games())
def test_the_rulebook_begins_with_the_aim_in_one_sentence_and_a_turn_in_three(name: str) -> None:
    preface, what_was_decided = [part.preface for part in parts(name)]
    said = brief(name)
    assert len(re.findall(r"\.(?= |$)", preface)) == 4
    assert re.search(r"\bwins?\b", said.aim)
    assert len(said.turn) == 3
    assert " ".join([said.aim, *said.turn]) == preface
    assert "reconstruct" in what_was_decided


@pytest.mark.parametrize("name", games())
def test_every_numbered_line_of_a_game_is_a_rule_and_no_number_comes_twice(name: str) -> None:
    texts = game_text(name, "rulebook.md") + game_text(name, "rulings.md")
    numbers = re.findall(r"\*\*([A-Z]+[\d.]+)\*\*", texts)
    read = [rule.number for section in sections(name) for rule in section.rules]
    assert read == numbers
    assert len(set(read)) == len(read)
    assert all(
        text.strip() for section in sections(name) for text in [r.text for r in section.rules]
    )


@pytest.mark.parametrize("name", games())
def test_the_numbers_of_a_section_count_up(name: str) -> None:
    for section in sections(name):
        if match := re.match(r"([A-Z]+\d+) ", section.title):
            assert all(rule.number.startswith(match[1] + ".") for rule in section.rules)
            counted = [int(rule.number.split(".")[1]) for rule in section.rules]
            assert counted == sorted(counted)


@pytest.mark.parametrize("name", games())
def test_rulings_stand_in_the_order_of_their_numbers(name: str) -> None:
    rulings = parts(name)[1].sections
    numbers = [int(rule.number.lstrip(ascii_uppercase)) for s in rulings for rule in s.rules]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("name", games())
def test_every_rule_ends_like_a_sentence(name: str) -> None:
    for section in sections(name):
        for found in section.rules:
            assert found.text.endswith((".", ":", ")")), found


def test_an_unknown_rule_is_refused_with_the_nearest_number() -> None:
    with pytest.raises(Refusal, match=r"unknown rule of kompromat 'k4\.7': did you mean 'K4\.7'"):
        rule("kompromat", "k4.7")
    with pytest.raises(Refusal, match="unknown game 'komprimat': did you mean 'kompromat'"):
        rule("komprimat", "K4.7")

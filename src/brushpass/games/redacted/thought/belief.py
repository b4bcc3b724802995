"""Who is who: every deal of loyalties that a view allows, exactly counted."""

from typing import final

from mypy_extensions import i64

from brushpass.core.seats import called
from brushpass.core.wire import Belief, Question
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    FACTIONS,
    HIDDEN,
    INTERPOL,
    LETTER,
    LOYALTY_NAMES,
    is_letter,
    is_wanted,
    loyalty_counts,
)
from brushpass.games.redacted.rules.state import NOT_OVER, State
from brushpass.games.redacted.speech.wire import View


@final
class Deal:
    """One deal of loyalties, by seat, and in how many ways the cards give it."""

    def __init__(self, loyalties: list[int], ways: i64) -> None:
        self.loyalties = loyalties
        self.ways = ways


def deals(v: View) -> list[Deal]:
    """All deals that fit: what the viewer knows, and what arrests have told everybody."""
    known = [agent.loyalty for agent in v.agents]
    left = loyalty_counts(v.mission, v.factions, len(known))
    for loyalty in known:
        if loyalty >= 0:
            left[loyalty] -= 1
            if left[loyalty] < 0:
                raise ValueError("no deal fits this view: too many equal loyalty cards")
    found: list[Deal] = []
    _extend(v, known, left, 0, 1, found)
    if not found:
        raise ValueError("no deal fits this view: its loyalties cannot be")
    return found


def _extend(
    v: View, loyalties: list[int], left: list[int], seat: i64, ways: i64, found: list[Deal]
) -> None:
    if seat == len(loyalties):
        found.append(Deal(loyalties[:], ways))
        return
    if loyalties[seat] != HIDDEN:
        _extend(v, loyalties, left, seat + 1, ways, found)
        return
    arrested = v.agents[seat].arrested
    cleared = (v.cleared >> seat) & 1 == 1
    for loyalty in range(len(left)):
        count = left[loyalty]
        if count == 0 or (arrested and not is_wanted(loyalty)):
            continue
        if cleared and (is_wanted(loyalty) or loyalty == INTERPOL):
            continue
        loyalties[seat] = loyalty
        left[loyalty] = count - 1
        _extend(v, loyalties, left, seat + 1, ways * count, found)
        left[loyalty] = count
    loyalties[seat] = HIDDEN


def alliances(v: View) -> list[int]:
    """The pairs of letters that can be in the game, as bits; all equally likely (R15.1)."""
    if v.mission != BEDFELLOWS:
        return [0]
    seen = v.letters
    for kind in [*v.tiles, *v.buried, *[kind for agent in v.agents for kind in agent.items]]:
        if is_letter(kind):
            seen |= 1 << (kind - LETTER)
    pairs: list[int] = []
    for spared in v.factions:
        letters = 0
        for faction in v.factions:
            if faction != spared:
                letters |= 1 << faction
        if seen & ~letters == 0:
            pairs.append(letters)
    if not pairs:
        raise ValueError("no deal fits this view: three letters are in the game")
    return pairs


def believe(v: View) -> Belief | None:
    if v.mission == DANGER_ZONE or v.ending != NOT_OVER:
        return None
    found = deals(v)
    pairs = alliances(v)
    worlds = 0
    counts: list[dict[str, int]] = [{} for _ in v.agents]
    for deal in found:
        ways = int(deal.ways) * len(pairs)
        worlds += ways
        for seat in range(len(v.agents)):
            name = LOYALTY_NAMES[deal.loyalties[seat]]
            counts[seat][name] = counts[seat].get(name, 0) + ways
    questions = []
    for seat in range(len(v.agents)):
        if seat != v.seat:
            questions.append(Question(f"{called(seat)}'s loyalty", counts[seat]))
    if v.mission == BEDFELLOWS:
        answers: dict[str, int] = {}
        for letters in pairs:
            answers[allied(letters)] = worlds // len(pairs)
        questions.append(Question("the alliance", answers))
    return Belief(worlds, questions)


def truths(s: State) -> dict[str, str]:
    if s.mission == DANGER_ZONE:
        return {}
    found = {f"{called(seat)}'s loyalty": LOYALTY_NAMES[s.loyalty[seat]] for seat in range(s.seats)}
    if s.mission == BEDFELLOWS:
        found["the alliance"] = allied(s.letters)
    return found


def allied(letters: int) -> str:
    return " and ".join(name for f, name in enumerate(FACTIONS) if (letters >> f) & 1)

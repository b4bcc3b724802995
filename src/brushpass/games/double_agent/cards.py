"""The components (D1). The rulebook lists neither the cards nor the board: each card says whether
it is sourced from the published game, partly sourced, or our reconstruction (DR2).

An owner of the box can correct all of it here: the rules read this table, and name a card only to
carry out its text.
"""

from dataclasses import dataclass
from typing import Final

SOURCED: Final = 0
PARTLY: Final = 1
RECONSTRUCTED: Final = 2

# Backs (D1.4, D1.5)
ZERO_SEVEN: Final = 4
QUESTION: Final = 5
BACK_NAMES: Final = ["1", "2", "3", "4", "0/7", "?"]
BACK_COUNT: Final = 6


@dataclass(frozen=True)
class Card:
    name: str
    back: int
    value: int
    copies: int  # in one deck
    source: int
    note: str  # what the source is, or what of it is ours
    text: str = ""


CARDS: Final = [  # DR1
    Card("Minor Files", 0, 1, 2, RECONSTRUCTED, "name and number ours"),
    Card("Files", 1, 2, 3, RECONSTRUCTED, "name and number ours"),
    Card("Important Files", 2, 3, 3, PARTLY, "name and value published, number ours"),
    Card("Secret Files", 3, 4, 2, RECONSTRUCTED, "name and number ours"),
    Card("Top Secret Files", ZERO_SEVEN, 7, 2, PARTLY, "four 0/7 published, two of them the zeros"),
    # D1.6: the texts of these two are for the moment in which they are revealed
    Card("Personal Files", ZERO_SEVEN, 0, 1, SOURCED, "published", "+1 loyalty to you"),
    Card(
        "Booby-Trapped Case",
        ZERO_SEVEN,
        0,
        1,
        PARTLY,
        "value published, effect inferred from the rulebook",
        "destroys the best file",
    ),
    # D1.7: one in each deck, as there are two "+1 file" counters
    Card(
        "Nosy",
        QUESTION,
        1,
        1,
        PARTLY,
        "effect published, value ours",
        "one more file needed at an agent",
    ),
    Card("Clues", QUESTION, 2, 1, SOURCED, "published", "read the opposing files at an agent"),
    Card(
        "Surveillance",
        QUESTION,
        2,
        1,
        RECONSTRUCTED,
        "ours",
        "look at an opposing loyalty token",
    ),
    Card("Pressure", QUESTION, 3, 1, RECONSTRUCTED, "ours", "move an influence counter your way"),
    Card("Exfiltration", QUESTION, 3, 1, RECONSTRUCTED, "ours", "take one of your files back"),
    Card("Shredder", QUESTION, 4, 1, RECONSTRUCTED, "ours", "remove a face-down file unseen"),
    Card("Reassignment", QUESTION, 4, 1, RECONSTRUCTED, "ours", "swap two of your loyalty tokens"),
    Card("Turncoat", QUESTION, 5, 1, RECONSTRUCTED, "ours", "swap two opposing loyalty tokens"),
]
MINOR_FILES: Final = 0
FILES: Final = 1
IMPORTANT_FILES: Final = 2
SECRET_FILES: Final = 3
TOP_SECRET_FILES: Final = 4
PERSONAL_FILES: Final = 5
BOOBY_TRAPPED_CASE: Final = 6
NOSY: Final = 7
CLUES: Final = 8
SURVEILLANCE: Final = 9
PRESSURE: Final = 10
EXFILTRATION: Final = 11
SHREDDER: Final = 12
REASSIGNMENT: Final = 13
TURNCOAT: Final = 14

KINDS: Final = 15
NAMES: Final = [card.name for card in CARDS]
BACKS: Final = [card.back for card in CARDS]
VALUES: Final = [card.value for card in CARDS]  # DR6: fixed, also where the back leaves it open
DECK: Final = [card.copies for card in CARDS]  # D1.3: how many of each kind a player has

NONE: Final = -1  # no card, no agent
HIDDEN: Final = -2  # a card or token that the viewer does not know

AGENTS: Final = 6  # D1.1
AGENT_NAMES: Final = ["L", "B", "S", "A", "M", "P"]  # DR3
PEOPLE: Final = ["Ludovic", "Bruno", "Sonia", "Anton", "Mireille", "Pavel"]  # DR3
ALL_AGENTS: Final = 63  # as bits
TOKENS: Final = [0, 1, 2, 1, 1, 1]  # D1.2: how many tokens of each value
HAND: Final = 5
MOVES: Final = 3  # turns of a player with an influence move (D3.7)

# DR5: spaces 0 to 3 of a track; 0 is the end space of A, 3 that of B.
START: Final = [1, 2, 1, 2, 1, 2]
ENDS: Final = [0, 3]

ENOUGH: Final = 4  # files before an agent (D4.1)
ENOUGH_BESIDE: Final = 3  # with a delivered neighbour (D4.10)
MOST_FILES: Final = 4  # that can lie on one side while somebody decides: five are checked


def is_action(kind: int) -> bool:
    """D3.3: can be played as an action."""
    return BACKS[kind] == QUESTION

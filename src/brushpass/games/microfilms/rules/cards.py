"""The components (M1). All of it is the published game but BLOODSTAINED, which is reconstructed."""

from typing import Final

NATIONS: Final = 4
NATION_NAMES: Final = ["China", "UK", "USA", "USSR"]

# A card's kind: four microfilms and four letters by nation, the Ace, three kinds of action card.
MICROFILM: Final = 0
LETTER: Final = 4
ACE: Final = 8
STEAL: Final = 9
INTERROGATE: Final = 10
CASH_OUT: Final = 11
KINDS: Final = 12
COPIES: Final = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3]  # M1.2, M1.3
CARD_NAMES: Final = [
    "microfilm China",
    "microfilm UK",
    "microfilm USA",
    "microfilm USSR",
    "letter China",
    "letter UK",
    "letter USA",
    "letter USSR",
    "Ace of Spades",
    "Steal/Blackmail",
    "Interrogate/Blackmail",
    "Cash Out/Blowback",
]
# The same in the names of actions.
CARD_WORDS: Final = [
    "microfilm china",
    "microfilm uk",
    "microfilm usa",
    "microfilm ussr",
    "letter china",
    "letter uk",
    "letter usa",
    "letter ussr",
    "ace",
    "steal card",
    "interrogate card",
    "cash out card",
]
ACTION_KINDS: Final = 1 << STEAL | 1 << INTERROGATE | 1 << CASH_OUT  # as bits
BLOODSTAINED: Final = 1 << STEAL | 1 << INTERROGATE  # MR37: reconstructed

# An identity: the agent of a nation by its number, or one of the freelancers.
JOURNALIST: Final = 4
HITMAN: Final = 5
BROKER: Final = 6
INTERPOL: Final = 7
IDENTITIES: Final = 8  # M1.1
IDENTITY_NAMES: Final = [
    "agent of China",
    "agent of the UK",
    "agent of the USA",
    "agent of the USSR",
    "journalist",
    "hitman",
    "information broker",
    "Interpol officer",
]

NONE: Final = -1  # no card, nobody
HIDDEN: Final = -2  # a card or an identity that the viewer does not know

FRANCS: Final = 30  # M1.4
# M2.7: how many players begin with a franc, by the number of players; MR22: none of two
BEGIN_WITH_A_FRANC: Final = [0, 0, 0, 1, 2, 2, 3]
SUSPECT_LIMIT: Final = 1  # M6.1
CLEARED_LIMIT: Final = 2
ACE_PRICE: Final = 2  # M6.3
INTERROGATE_PRICE: Final = 1  # M5.4
BLACKMAIL_PRICE: Final = 2  # M5.7
HUSH_MONEY: Final = 2  # M5.8
CROUPIER_WINS: Final = 10  # M8.11
TURNS_A_SEAT: Final = 40  # MR31


def copies_in_play(absent: int, duel: bool) -> list[int]:
    """M2.1: how many cards of each kind a game is played with, the box's letter included."""
    copies = COPIES[:]
    copies[MICROFILM + absent] = 0
    copies[LETTER + absent] = 0
    if duel:
        copies[ACE] = 0  # M8.1; MR21: else it is in play, hitman or not
    return copies

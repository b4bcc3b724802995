"""What a rule of [microfilms] must speak of to be cited, for tests/conformity."""

from typing import Final

from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLACKMAIL_PRICE,
    BROKER,
    HITMAN,
    INTERPOL,
    JOURNALIST,
    NONE,
)
from brushpass.games.microfilms.rules.state import BLACKMAILED, BRIBED, DISCARD, OFFER, OVER
from brushpass.games.microfilms.speech import messages as m
from brushpass.games.microfilms.speech.wire import View
from tests.conformity.citations import Subject

AGENT: Final = "^An agent shows a microfilm"
CLAIM: Final = "^A player may show a microfilm from the Croupier's hand"
JOURNALIST_WINS: Final = "^The journalist shows a microfilm.*wins"
HITMAN_WINS: Final = "^The hitman names.*wins"
BROKER_WINS: Final = "^The information broker.*wins"
INTERPOL_WINS: Final = "^The Interpol officer.*wins"
FREELANCERS: Final = {
    JOURNALIST: JOURNALIST_WINS,
    HITMAN: HITMAN_WINS,
    BROKER: BROKER_WINS,
    INTERPOL: INTERPOL_WINS,
}
ENDINGS: Final = {
    "microfilm shown": AGENT,
    "agent exposed": JOURNALIST_WINS,
    "hit carried out": HITMAN_WINS,
    "letters located": BROKER_WINS,
    "suspect arrested": INTERPOL_WINS,
    "claim from the Croupier's hand": CLAIM,
    "failed attempt": "fails with a freelancer's loses",
    "ten francs": "Croupier collects ten francs",
    "forty turns": "forty turns",
}


def attempt(message: m.Attempted) -> str:
    if message.identity in FREELANCERS:
        return FREELANCERS[message.identity]
    return CLAIM if message.aims else AGENT


def refusal(message: m.Refused) -> str:
    if message.target == a.CROUPIER:
        return "^When blackmailed, he refuses"
    return "refuses holds no card" if message.card == NONE else "victim may refuse"


FACTS: Final[dict[type, Subject]] = {
    m.Began: "Three nations take part",
    m.Dealt: "dealt one identity",
    m.Turn: "take turns clockwise",
    m.Drew: "^Draw:",
    m.TookTop: "^Draw:",
    m.Passed: "^Pass:",
    m.Bribed: "^Bribe:",
    m.Offered: "^Bribe:",
    m.Accepted: lambda told: (
        "Croupier accepts" if told.target == a.CROUPIER else "other may accept"
    ),
    m.Declined: "other may decline",
    m.Spent: "with an action card",
    m.Paid: lambda told: "^Blackmail," if told.francs == BLACKMAIL_PRICE else "^Interrogate,",
    m.Stole: "^Steal,",
    m.CashedOut: "^Cash Out,",
    m.Interrogated: lambda told: (
        "interrogation of the Croupier" if told.target == a.CROUPIER else "^Interrogate,"
    ),
    m.Blackmailed: "^Blackmail,",
    m.PaidOff: "victim may pay",
    m.Blowback: "victim may defend",
    m.Refused: refusal,
    m.Discarded: lambda told: "Ace of Spades can be discarded" if told.francs else "^Excess.*go",
    m.Shuffled: "shuffled and becomes the draw deck",
    m.Attempted: attempt,
    m.Checked: "",  # what is right follows from the identity that attempts it
    m.SawIdentity: "checks that player's identity",
    m.SawCards: "^Whoever checks",
    m.Eliminated: "hand of an eliminated player",
    m.CroupierDrew: "he draws a card",
    m.CroupierPlayed: "takes one franc and is Cleared",
    m.Finished: lambda told: ENDINGS[told.ending],
}

ANSWERS: Final[dict[type, Subject]] = {
    a.Draw: "^Draw:",
    a.TakeTop: "^Draw:",
    a.Pass: "^Pass:",
    a.Bribe: lambda v, action: "Croupier accepts" if action.aim == a.CROUPIER else "^Bribe:",
    a.Offer: "^Bribe:",
    a.Accept: "other may accept",
    a.Decline: "other may decline",
    a.Steal: "^Steal,",
    a.CashOut: "^Cash Out,",
    a.Interrogate: lambda v, action: (
        "interrogation of the Croupier" if action.aim == a.CROUPIER else "^Interrogate,"
    ),
    a.Blackmail: "^Blackmail,",
    a.PayOff: "victim may pay",
    a.Blowback: "victim may defend",
    a.Refuse: lambda v, action: (
        "victim may refuse" if v.players[v.seat].hand.size else "refuses holds no card"
    ),
    a.Discard: lambda v, action: (
        "Ace of Spades can be discarded" if action.kind == ACE else "^Excess.*go"
    ),
    a.Reveal: AGENT,
    a.Expose: JOURNALIST_WINS,
    a.Shoot: HITMAN_WINS,
    a.Locate: BROKER_WINS,
    a.Arrest: INTERPOL_WINS,
    a.Claim: CLAIM,
}

TURN: Final = "take turns clockwise"
ASKED: Final = {
    OFFER: "^Bribe:",
    BRIBED: "^Bribe:",
    BLACKMAILED: "^Blackmail,",
    DISCARD: "active player's hand is checked",
}


def question(v: View, asked: bool) -> str:
    if v.phase == OVER:
        return "When the game ends"
    return ASKED.get(v.phase, TURN) if asked else TURN

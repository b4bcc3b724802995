"""What the rules of thumb ask: what lies before each agent, what it is worth, who wins it.

A `Seen` answers exactly, from a view; an `Imagined` quickly, from an imagined state. They differ in
what they make of covered files and tokens; whatever their seat knows for certain is the same.
"""

from typing import final

from mypy_extensions import i64

from brushpass.games.double_agent.cards import (
    AGENTS,
    BOOBY_TRAPPED_CASE,
    ENDS,
    HIDDEN,
    PERSONAL_FILES,
    QUESTION,
    TOKENS,
    VALUES,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.conduct import sign_of


@final
class Agent:
    """What the seat makes of one agent."""

    def __init__(self, waits: bool, space: i64, token: i64, theirs: i64, needed: i64) -> None:
        self.waits = waits  # has not delivered
        self.space = space
        self.token = token  # of the seat
        self.theirs = theirs  # the opponent's token, or HIDDEN
        self.needed = needed
        self.lying: i64 = 0
        self.question = False  # a question mark lies there (D3.4)
        self.trapped = False  # a Case is known to lie there
        self.pot = 0.0  # what the files are worth
        self.best = 0.0  # the best single file
        self.personal = False  # own Personal Files lie there
        self.helped = 0.0  # how likely the opponent's do
        self.sign = 0.0  # what the opponent's files say about their token
        self.unread: i64 = 0  # files of theirs that Clues would tell something about
        self.win = 0.0  # how likely the seat wins it as things stand


class Questions:
    agents: list[Agent]
    covered: list[float]  # what a card is worth whose face is unknown, by its back
    personal: float  # how likely a covered 0/7 of the opponent's is the Personal Files
    held_case: float  # how likely their hand has the Case, as far as open backs show (DR7)

    def __init__(self, seat: i64, phase: i64, filing: i64, using: i64) -> None:
        self.seat = seat
        self.opponent: i64 = 1 - seat
        self.phase = phase
        self.filing = filing  # the card chosen in FILING
        self.using = using  # the action played in AIMING

    def files(self, owner: i64, agent: i64) -> i64:
        """How many lie there."""
        raise NotImplementedError

    def back(self, owner: i64, agent: i64, index: i64) -> i64:
        raise NotImplementedError

    def card(self, owner: i64, agent: i64, index: i64) -> i64:
        """HIDDEN where the seat does not know it."""
        raise NotImplementedError

    def likely(self, agent: i64, value: i64) -> float:
        """The weight of this value, among others, for a token that the seat does not know."""
        raise NotImplementedError

    def value(self, owner: i64, agent: i64, index: i64) -> float:
        card = self.card(owner, agent, index)
        if card == HIDDEN:
            return self.covered[self.back(owner, agent, index)]
        return float(VALUES[card])

    def look(self) -> None:
        """At all that lies there."""
        for agent in range(AGENTS):
            at = self.agents[agent]
            if at.waits:
                for owner in range(2):
                    for index in range(self.files(owner, agent)):
                        card = self.card(owner, agent, index)
                        back = self.back(owner, agent, index)
                        self.look_at(at, owner, card, back)
                if at.trapped:
                    at.pot -= at.best

    def look_at(self, at: Agent, owner: i64, card: i64, back: i64) -> None:
        value = self.covered[back] if card == HIDDEN else float(VALUES[card])
        at.lying += 1
        at.pot += value
        at.best = max(at.best, value)
        at.question = at.question or back == QUESTION
        at.trapped = at.trapped or card == BOOBY_TRAPPED_CASE
        if owner == self.seat:
            at.personal = at.personal or card == PERSONAL_FILES
            return
        at.sign += sign_of(value)
        if card == PERSONAL_FILES:
            at.helped = 1.0
        elif card == HIDDEN and back >= ZERO_SEVEN:
            at.unread += 1
            if back == ZERO_SEVEN:
                at.helped = max(at.helped, self.personal)

    def weigh(self) -> None:
        for agent in range(AGENTS):
            at = self.agents[agent]
            if at.waits:
                at.win = self.winning(agent, agent, at.token, at.space, at.personal)

    def winning(self, agent: i64, token_of: i64, own: i64, space: i64, personal: bool) -> float:
        """How likely the seat wins an agent with this token, counter and Personal Files, if the
        opponent's token there were the one that is before another agent."""
        at = self.agents[agent]
        lead = own + (1 if personal else 0)  # against the opponent's token
        if space == ENDS[self.seat]:
            lead += 1
        elif space == ENDS[self.opponent]:
            lead -= 1
        if (space <= 1) != (self.seat == 0):
            lead -= 1  # D4.7: a tie is lost
        theirs = self.agents[token_of].theirs
        if theirs != HIDDEN:
            return against(lead - theirs, at.helped)
        won = 0.0
        total = 0.0
        for value in range(1, len(TOKENS)):
            likely = self.likely(token_of, value)
            won += likely * against(lead - value, at.helped)
            total += likely
        return won / total


def against(lead: i64, helped: float) -> float:
    """The chance to win with a lead that Personal Files may lessen by one; none is enough."""
    return 0.0 if lead < 0 else 1.0 if lead > 0 else 1.0 - helped

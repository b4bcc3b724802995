"""What a seat can conclude about who is who and who is allied: every world that fits, counted.

Identities and the letter in the box are dealt apart from each other, so a world is a deal of
identities and a letter; both are as likely as any other that fits (suspects.py, unseen.py).
"""

from brushpass.core.seats import called
from brushpass.core.wire import Belief, Question
from brushpass.games.microfilms.rules.cards import IDENTITY_NAMES, LETTER, NATION_NAMES, NATIONS
from brushpass.games.microfilms.rules.state import OVER, State
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought.suspects import Suspects, deals
from brushpass.games.microfilms.thought.unseen import Unseen


def belief(v: View) -> Belief | None:
    if v.phase == OVER:
        return None
    who = Suspects(v)
    first = deals(who)
    letters = Unseen(v).letters()
    # In a duel each player's freelancer is dealt apart: every one that is left, and then the rest.
    second = 1
    for nth in range(len(who.second_places)):
        second *= len(who.freelancers) - nth
    worlds = len(first) * second * len(letters)
    questions: list[Question] = []
    for place in range(len(v.players)):
        if place == v.seat:
            continue
        name = who_sits(place, v.seats)
        counts: dict[str, int] = {}
        for deal in first:
            answer = IDENTITY_NAMES[deal[place]]
            counts[answer] = counts.get(answer, 0) + second * len(letters)
        questions.append(Question(f"{name}'s identity", counts))
        if place in who.second_places:
            share = worlds // len(who.freelancers)
            counts = {IDENTITY_NAMES[other]: share for other in who.freelancers}
            questions.append(Question(f"{name}'s second identity", counts))
        elif who.second[place] >= 0:
            counts = {IDENTITY_NAMES[who.second[place]]: worlds}
            questions.append(Question(f"{name}'s second identity", counts))
    allied: dict[str, int] = {}
    for kind in letters:
        allied[alliance(v.absent, kind - LETTER)] = worlds // len(letters)
    questions.append(Question("the alliance", allied))
    return Belief(worlds, questions)


def truths(s: State) -> dict[str, str]:
    found = {"the alliance": alliance(s.absent, s.box - LETTER)}
    for place in range(len(s.identity)):
        name = who_sits(place, s.seats)
        found[f"{name}'s identity"] = IDENTITY_NAMES[s.identity[place]]
        if s.second[place] >= 0:
            found[f"{name}'s second identity"] = IDENTITY_NAMES[s.second[place]]
    return found


def who_sits(place: int, seats: int) -> str:
    return "the Croupier" if place == seats else called(place)


def alliance(absent: int, lone: int) -> str:
    """'China and USA', the two whose letters are in play."""
    pair = [
        NATION_NAMES[nation] for nation in range(NATIONS) if nation != absent and nation != lone
    ]
    return f"{pair[0]} and {pair[1]}"

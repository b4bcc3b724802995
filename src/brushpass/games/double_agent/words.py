"""How Double Agent speaks to people: news, questions and answers.

A letter alone is a seat; an agent is always "Agent A".
"""

from brushpass.core.action import Action
from brushpass.core.seats import called
from brushpass.core.wire import Message
from brushpass.core.words import Block, Choice, Prompt, Voice, Words
from brushpass.games.double_agent import actions as a
from brushpass.games.double_agent import citations
from brushpass.games.double_agent import wire as w
from brushpass.games.double_agent.board import board
from brushpass.games.double_agent.cards import (
    AGENT_NAMES,
    AGENTS,
    BACK_NAMES,
    BACKS,
    BOOBY_TRAPPED_CASE,
    CARDS,
    CLUES,
    ENDS,
    EXFILTRATION,
    HIDDEN,
    MOVES,
    NONE,
    NOSY,
    PERSONAL_FILES,
    PRESSURE,
    REASSIGNMENT,
    SHREDDER,
    SURVEILLANCE,
    TURNCOAT,
    VALUES,
)
from brushpass.games.double_agent.spoken import (
    agent_name,
    backs_word,
    card_name,
    files_word,
    is_open,
    lying_at,
    named,
    plural,
    token_word,
    track_word,
    whose_word,
)
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, OVER, PLACING


class DoubleAgentWords(Words[w.View]):
    def table(self, v: w.View) -> list[Block]:
        return board(v)

    # News

    def news(self, message: Message, seat: int | None) -> str:
        voice = Voice(seat)
        match message:
            case w.Placed(agent=agent, value=value):
                return f"Your {value} stands before {agent_name(agent)}."
            case w.Began(first=first):
                return f"All tokens are placed. {voice.does(first, 'begin')}."
            case w.Dealt(cards=cards, backs=backs):
                if message.seat == seat:
                    return f"You are dealt {named(cards)}."
                return f"{called(message.seat)} is dealt {backs_word(backs)}." if backs else ""
            case w.Drew(card=card, back=back):
                if card != HIDDEN:
                    return f"You draw {named([card])}."
                return "" if back == NONE else f"{called(message.seat)} draws a {BACK_NAMES[back]}."
            case w.Filed(agent=agent, back=back, card=card):
                what = f"a {BACK_NAMES[back]}" if card == HIDDEN else named([card])
                return f"{voice.does(message.seat, 'lay')} {what} before {agent_name(agent)}."
            case w.Played(card=card):
                return f"{voice.does(message.seat, 'play')} {card_name(card)}."
            case w.Moved(agent=agent, space=space):
                end = ", the end space: +1" if space == ENDS[message.seat] else ""
                moved = voice.does(message.seat, "move")
                return f"{moved} the counter of {agent_name(agent)} one space{end}."
            case w.Revealed(agent=agent, tokens=tokens, files=files):
                both = f"{called(0)} {tokens[0]}, {called(1)} {tokens[1]}"
                lines = [f"{agent_name(agent)} is checked: tokens {both}."]
                for owner in range(2):
                    lines.append(f"{called(owner)}: {named(files[owner]) or 'no files'}.")
                return " ".join(lines)
            case w.Trapped(agent=agent, owner=owner, card=card):
                lost = f"{voice.whose(owner)} {card_name(card)}"
                return f"The booby trap at {agent_name(agent)} destroys {lost}."
            case w.Delivered(agent=agent, winner=winner, loyalty=loyalty):
                odds = f"{called(0)} {loyalty[0]}, {called(1)} {loyalty[1]}"
                gain = plural(message.points, "point")
                taken = f"{voice.does(winner, 'take', inside=True)} {gain}"
                return f"{agent_name(agent)} delivers. Loyalty {odds}: {taken}."
            case w.Fizzled(card=card):
                return f"{card_name(card)} finds no target."
            case w.Nosed(agent=agent):
                return f"{agent_name(agent)} needs one more file."
            case w.Read(agent=agent, cards=cards):
                if message.seat == seat:
                    return f"{agent_name(agent)}, {voice.whose(1 - seat)} files: {named(cards)}."
                read = plural(len(cards), "file")
                whom = f"{voice.whose(1 - message.seat)} {read} at {agent_name(agent)}"
                return f"{voice.does(message.seat, 'read')} {whom}."
            case w.Watched(agent=agent, value=value):
                if message.seat == seat:
                    return f"{called(1 - seat)}'s token at {agent_name(agent)} is a {value}."
                looked = voice.does(message.seat, "look")
                return f"{looked} at {voice.whose(1 - message.seat)} token at {agent_name(agent)}."
            case w.TookBack(agent=agent, back=back, card=card):
                what = f"a {BACK_NAMES[back]}" if card == HIDDEN else card_name(card)
                return f"{voice.does(message.seat, 'take')} {what} back from {agent_name(agent)}."
            case w.Shredded(owner=owner, agent=agent, back=back, card=card):
                what = BACK_NAMES[back] if card == HIDDEN else card_name(card)
                return f"Shredded at {agent_name(agent)}: {voice.whose(owner)} {what}."
            case w.Swapped(owner=owner, one=one, other=other):
                both = f"{agent_name(one)} and {agent_name(other)}"
                return f"{voice.does(message.seat, 'swap')} {voice.whose(owner)} tokens at {both}."
            case w.Finished(winner=winner, points=totals, cards=cards):
                score = f"{totals[0]} : {totals[1]} points ({called(0)} : {called(1)})"
                if totals[0] == totals[1]:
                    score += f", {cards[0]} : {cards[1]} cards"
                if winner == NONE:
                    return f"The game ends in a draw, {score}."
                return f"The game ends: {voice.does(winner, 'win', inside=True)}, {score}."
        raise ValueError(f"no words for {message!r}")

    def rule(self, message: Message) -> str:
        return citations.of_fact(message)

    # Questions and answers

    def prompt(self, v: w.View) -> Prompt:
        rule = citations.of_question(v)
        if v.phase == OVER:
            return Prompt("The game is over.", rule)
        if v.phase == PLACING:
            placed = AGENTS if v.seat is None else len(v.sides[v.seat].tokens)
            if placed == AGENTS:
                return Prompt("Tokens are being placed.", "DR8")
            return Prompt(f"Which loyalty token for {agent_name(placed)}?", rule)
        if v.seat is None or v.seat != v.actor:
            return Prompt(f"{called(v.actor)} decides.", rule)
        if v.phase == FILING:
            return Prompt(f"{card_name(v.sides[v.seat].filing)}: before which agent?", rule)
        if v.phase == AIMING:
            question = "which two agents?" if v.using in (REASSIGNMENT, TURNCOAT) else "where?"
            return Prompt(f"{card_name(v.using)}, {CARDS[v.using].text}: {question}", rule)
        if v.phase == MOVING:
            nth = v.sides[v.seat].turns + 1
            return Prompt(f"Influence move {nth} of {MOVES}: which counter?", rule)
        return Prompt("Your turn: lay a file, or play an action?", rule)

    def choice(self, v: w.View, action: Action) -> Choice:
        match action:
            case a.PlaceToken(value=value):
                return Choice(f"Loyalty {value}", rule="D2.2")
            case a.LayFile(kind=kind):
                return self._lay(kind)
            case a.PlayAction(kind=kind):
                text = f"Play {card_name(kind)}: {CARDS[kind].text}"
                cost = f"gives up {plural(VALUES[kind], 'point')}"
                if not self._has_target(v, kind):
                    return Choice(text, f"no target, {cost}", "DR10")
                return Choice(text, cost, citations.CARDS[kind])
            case a.ChooseAgent(agent=agent):
                return self._choose_agent(v, agent)
            case a.ChooseFile(own=own, agent=agent, index=index):
                return self._choose_file(v, own, agent, index)
            case a.Swap(one=one, other=other):
                tokens = [self._target_token(v, agent) for agent in (one, other)]
                text = f"{agent_name(one)} ({tokens[0]}) and {agent_name(other)} ({tokens[1]})"
                return Choice(text, rule=citations.CARDS[v.using])
        raise ValueError(f"no words for {action!r}")

    def _lay(self, kind: int) -> Choice:
        back = f"its back shows {BACK_NAMES[BACKS[kind]]}"
        text = f"File {named([kind])}"
        if kind in (PERSONAL_FILES, BOOBY_TRAPPED_CASE):
            text += f": {CARDS[kind].text}"
        return Choice(text, back, citations.of_file(kind))

    def _choose_agent(self, v: w.View, agent: int) -> Choice:
        name = agent_name(agent)
        if v.phase == FILING:
            own = "" if v.seat is None else f", your token {v.sides[v.seat].tokens[agent]}"
            checked = self._set_off(v, agent)
            cost = f"{lying_at(v, agent)} of {v.needed[agent]} files{own}"
            cost += f"; {checked}" if checked else ""
            return Choice(name, cost, citations.of_place(v, agent))
        if v.phase == MOVING or v.using == PRESSURE:
            text = f"{name} ({track_word(v, agent)})"
            return Choice(text, self._push(v, agent), citations.of_question(v))
        if v.using == CLUES:
            assert v.seat is not None
            return Choice(f"{name}: {files_word(v, 1 - v.seat, agent)}", rule="D5.3")
        if v.using == SURVEILLANCE:
            assert v.seat is not None
            return Choice(f"{name}: {token_word(v, 1 - v.seat, agent)}", rule="DR25")
        lying, enough = lying_at(v, agent), v.needed[agent]
        return Choice(f"{name} ({lying} of {enough} files)", rule="D5.4")

    def _set_off(self, v: w.View, agent: int) -> str:
        """Who delivers if a file is laid before this agent."""
        chain = [AGENT_NAMES[other] for other in range(AGENTS) if v.set_off[agent] >> other & 1]
        if len(chain) < 2:
            return "loyalty is checked at once" if chain else ""
        return f"{', '.join(chain[:-1])} and {chain[-1]} are checked at once"

    def _push(self, v: w.View, agent: int) -> str:
        """What a counter means one space nearer to the viewer."""
        assert v.seat is not None
        space = v.influence[agent]
        after = space + (-1 if v.seat == 0 else 1)
        if after == ENDS[v.seat]:
            return "your end: +1 loyalty to you"
        if space == ENDS[1 - v.seat]:
            return f"{called(1 - v.seat)} loses the +1"
        return "your side: ties are yours"

    def _choose_file(self, v: w.View, own: bool, agent: int, index: int) -> Choice:
        assert v.seat is not None
        seat = v.seat if own else 1 - v.seat
        files = v.sides[seat].files[agent]
        card = files.cards[index]
        known = BACK_NAMES[files.backs[index]] if card == HIDDEN else named([card])
        text = f"{whose_word(seat, v.seat)} file {index + 1} at {agent_name(agent)}: {known}"
        return Choice(text, rule=citations.CARDS[v.using])

    def _target_token(self, v: w.View, agent: int) -> str:
        assert v.seat is not None
        owner = v.seat if v.using == REASSIGNMENT else 1 - v.seat
        return token_word(v, owner, agent)

    def _has_target(self, v: w.View, kind: int) -> bool:
        assert v.seat is not None
        left = [agent for agent in range(AGENTS) if is_open(v, agent)]
        mine = any(v.sides[v.seat].files[agent].cards for agent in left)
        theirs = any(v.sides[1 - v.seat].files[agent].cards for agent in left)
        match kind:
            case _ if kind == CLUES:
                return theirs
            case _ if kind == EXFILTRATION:
                return mine
            case _ if kind == SHREDDER:
                return mine or theirs
            case _ if kind == NOSY:
                return any(not v.extra >> agent & 1 for agent in left)
            case _ if kind == PRESSURE:
                return any(v.influence[agent] != ENDS[v.seat] for agent in left)
        return True

"""How Spy Tactics speaks to people: the table, news, questions and answers."""

from brushpass.core.action import Action
from brushpass.core.seats import called
from brushpass.core.wire import Message
from brushpass.core.words import Block, Choice, Prompt, Score, Voice, Words
from brushpass.games.spy_tactics import actions as a
from brushpass.games.spy_tactics import wire as w
from brushpass.games.spy_tactics.breakdown import breakdown
from brushpass.games.spy_tactics.cards import (
    CODE_NAMES,
    CODES,
    DARKWIND,
    DREAMFALL,
    HYDROCLUSTER,
    JACKKNIFE,
    NOTHING,
    ROUNDS,
    STARFROST,
    TEAM_NAMES,
    THORNLILY,
)
from brushpass.games.spy_tactics.discards import discard_ways
from brushpass.games.spy_tactics.first_round import receiver
from brushpass.games.spy_tactics.reading import shown_by
from brushpass.games.spy_tactics.scoring import LAST_AGENT, NOBODY_LEFT
from brushpass.games.spy_tactics.spoken import GIST, SHORT, effect, in_hand, listed, number
from brushpass.games.spy_tactics.state import CHOOSE, DISCARD, GUESS, OVER

RULES: dict[type[Message], str] = {
    w.Dealt: "S2.4",
    w.Discarded: "S2.6",
    w.Began: "S3.1",
    w.Revealed: "S3.2",
    w.Scored: "S3.4",
    w.Examined: "SR40",
    w.Passed: "S4.7",
    w.Received: "SR9",
    w.TookBack: "S5.3",
    w.Named: "S5.1",
    w.Guessed: "S5.6",
    w.Eliminated: "S7.1",
    w.Finished: "S8.1",
}
LOOKS: dict[int, str] = {DREAMFALL: "S4.2", THORNLILY: "S5.11"}


class SpyTacticsWords(Words[w.View]):
    def table(self, v: w.View) -> list[Block]:
        blocks = [self._agents(v)]
        if v.played:
            blocks.append(self._discards(v))
        if v.seat is not None:
            blocks.append(self._own(v, v.agents[v.seat]))
        return blocks

    def _agents(self, v: w.View) -> Block:
        rows = []
        for seat, agent in enumerate(v.agents):
            team = TEAM_NAMES[agent.team] if agent.team >= 0 else "?"
            cards = f"out in {agent.out}" if agent.out else str(agent.cards)
            rows.append(
                [Voice(v.seat).name(seat), team, str(agent.points), cards, *self._codes(v, seat)]
            )
        title = f"Round {v.round} of {ROUNDS}" if v.round else "Before the first round"
        if v.phase == OVER:
            title = "The end"
        rounds = [str(nth) for nth in range(1, ROUNDS + 1)]
        return Block(title, ["", "Agency", "Points", "Cards", *rounds], rows, self._notes(v))

    def _notes(self, v: w.View) -> list[str]:
        lines = []
        if v.played:
            legend = [f"{short} {name}" for short, name in zip(SHORT, CODE_NAMES, strict=True)]
            lines += [", ".join(legend[:4]) + ",", ", ".join(legend[4:]) + "."]
        if any("(" in code for seat in range(len(v.agents)) for code in self._codes(v, seat)):
            lines.append("Codes in brackets were taken back.")
        for seat, agent in enumerate(v.agents):
            if agent.named >= 0 and v.phase == CHOOSE:
                lines.append(f"{self._bans(v, seat)} {CODE_NAMES[agent.named]}.")
        return lines + (self._scores(v) if v.phase == OVER else [])

    def _codes(self, v: w.View, seat: int) -> list[str]:
        """What was activated in each round; in brackets what was taken back since."""
        cells = [""] * ROUNDS
        for shown in shown_by(v, seat):
            word = "–" if shown.code == NOTHING else SHORT[shown.code]
            cells[shown.round - 1] = f"({word})" if shown.back else word
        return cells

    def _bans(self, v: w.View, seat: int) -> str:
        if seat == v.seat:
            return "You bar the others from"
        others = "you and the others" if v.seat is not None else "the others"
        return f"{called(seat)} bars {others} from"

    def _scores(self, v: w.View) -> list[str]:
        teams = sorted({agent.team for agent in v.agents})
        return [f"{TEAM_NAMES[team]}: {number(v.halves[team])}." for team in teams]

    def _discards(self, v: w.View) -> Block:
        rows = []
        for seat, agent in enumerate(v.agents):
            if seat == v.seat:
                continue
            if agent.discard >= 0:
                words = f"was {CODE_NAMES[agent.discard]}"
            else:
                left = [code for code, ways in enumerate(discard_ways(v, seat)) if ways]
                words = "any" if len(left) == CODES else " ".join(SHORT[code] for code in left)
            rows.append([called(seat), words])
        return Block("What they may have discarded", ["", ""], rows)

    def _own(self, v: w.View, own: w.Agent) -> Block:
        lines = [f"Your agency is {TEAM_NAMES[own.team]}."]
        if own.discard >= 0:
            lines.append(f"You discarded {CODE_NAMES[own.discard]}.")
        if own.passed >= 0:
            assert v.seat is not None
            to = receiver(v.played[0], v.seat)
            lines.append(f"You passed {CODE_NAMES[own.passed]} to {called(to)}.")
            for seat, agent in enumerate(v.agents):
                if receiver(v.played[0], seat) == v.seat:
                    lines.append(f"{called(seat)} passed you {CODE_NAMES[agent.passed]}.")
        if v.phase != OVER:
            lines.append(f"In hand: {', '.join(in_hand(own))}.")
        return Block("For your eyes", lines=lines)

    def news(self, message: Message, seat: int | None) -> str:
        voice = Voice(seat)
        match message:
            case w.Dealt(team=team):
                return f"Your agency is {TEAM_NAMES[team]}. Keep it to yourself."
            case w.Discarded(code=code):
                return f"Everyone has discarded a code; yours was {CODE_NAMES[code]}."
            case w.Began(round=nth):
                return f"Round {nth} begins."
            case w.Revealed(codes=codes):
                return self._revealed(codes, voice)
            case w.Scored(gains=gains):
                scored = [f"{voice.who(who)} {gain:+d}" for who, gain in enumerate(gains) if gain]
                return f"Points: {', '.join(scored)}." if scored else "Nobody scores."
            case w.Examined(target=target, team=team):
                look = f"{voice.does(message.seat, 'look')} at {voice.whose(target)} alignment"
                return f"{look}: {TEAM_NAMES[team]}." if team >= 0 else f"{look}."
            case w.Passed(receiver=to, code=code):
                if to == seat:
                    return ""  # told as received
                known = CODE_NAMES[code] if code >= 0 else "a card"
                return f"{voice.does(message.seat, 'pass')} {known} to {voice.whom(to)}."
            case w.Received(giver=giver, code=code):
                return f"{called(giver)} passes you {CODE_NAMES[code]}."
            case w.TookBack(code=code):
                return f"{voice.does(message.seat, 'take')} {CODE_NAMES[code]} back."
            case w.Named(code=code):
                return f"{voice.does(message.seat, 'name')} {CODE_NAMES[code]} for the next round."
            case w.Guessed(target=target, code=code, right=right):
                verdict = "right" if right else "wrong"
                guess = f"{voice.does(message.seat, 'guess')} that {voice.whom(target)} discarded"
                return f"{guess} {CODE_NAMES[code]}: {verdict}."
            case w.Eliminated():
                are = "are" if message.seat == seat else "is"
                return f"{voice.who(message.seat)} {are} eliminated."
            case w.Finished():
                return self._finished(message)
        raise ValueError(f"no words for {message!r}")

    def rule(self, message: Message) -> str:
        return RULES[type(message)]

    def _revealed(self, codes: list[int], voice: Voice) -> str:
        """By code, because it is the number of each that counts."""
        found = []
        for code in range(CODES):
            who = [voice.whom(seat) for seat, active in enumerate(codes) if active == code]
            if who:
                found.append(f"{CODE_NAMES[code]} by {listed(who)}")
        nothing = [voice.whom(seat) for seat, active in enumerate(codes) if active == NOTHING]
        if nothing:
            found.append(f"nothing by {listed(nothing)}")
        return f"Revealed: {'; '.join(found)}."

    def _finished(self, end: w.Finished) -> str:
        totals = [
            f"{name} {number(end.halves[team])}"
            for team, name in enumerate(TEAM_NAMES)
            if team in end.teams
        ]
        why = {LAST_AGENT: "only one agent is left", NOBODY_LEFT: "nobody is left"}
        start = why.get(end.ending, "six rounds are over")
        score = f"{start.capitalize()}: {', '.join(totals)}."
        if not end.winners:
            return f"{score} All lost."
        won = sorted({TEAM_NAMES[end.teams[winner]] for winner in end.winners})
        return f"{score} {listed(won)} {'wins' if len(won) == 1 else 'share the win'}."

    def prompt(self, v: w.View) -> Prompt:
        if v.phase == OVER:
            return Prompt("The game is over.", "S8.1")
        if v.seat is None or not v.waiting >> v.seat & 1:
            return self._others_decide(v)
        if v.phase == DISCARD:
            return Prompt("Which code do you discard? Whoever guesses it eliminates you.", "S2.6")
        if v.phase == CHOOSE:
            if not any(self._playable(v)):
                return Prompt("All your codes are banned this round.", "SR14")
            ask = f"Round {v.round}: which code do you activate?"
            return Prompt(" ".join([ask, *self._banned(v)]), "S3.2")
        if v.phase == GUESS:
            target = called(v.agents[v.seat].aim)
            return Prompt(f"Which code did {target} discard?", "S5.6")
        return self._aim_prompt(v, v.played[-1][v.seat])

    def _others_decide(self, v: w.View) -> Prompt:
        if v.phase == DISCARD:
            return Prompt("Each agent discards a code, sealed until the last is in.", "S2.6")
        if v.seat is not None and v.agents[v.seat].out:
            return Prompt("You are eliminated. Your agency can still win, and you with it.", "S7.2")
        if v.phase == CHOOSE:
            ask = f"Round {v.round}: codes are being chosen, sealed until the last is in."
            return Prompt(ask, "S3.2")
        who = [called(seat) for seat in range(len(v.agents)) if v.waiting >> seat & 1]
        return Prompt(f"{listed(who)} {'decides' if len(who) == 1 else 'decide'}.", "SR5")

    def _banned(self, v: w.View) -> list[str]:
        """S5.1, S5.2: each code that was named, and who is exempt."""
        namers: dict[int, list[int]] = {}
        for seat, agent in enumerate(v.agents):
            if agent.named >= 0:
                namers.setdefault(agent.named, []).append(seat)
        words = []
        for code, seats in sorted(namers.items()):
            who = "nobody"
            if len(seats) == 1:
                who = "only you" if seats[0] == v.seat else f"only {called(seats[0])}"
            words.append(f"{CODE_NAMES[code]} is banned: {who} may activate it.")
        return words

    def _playable(self, v: w.View) -> list[bool]:
        assert v.seat is not None
        named = [agent.named for seat, agent in enumerate(v.agents) if seat != v.seat]
        hand = v.agents[v.seat].hand
        return [hand[code] > 0 and code not in named for code in range(CODES)]

    def _aim_prompt(self, v: w.View, code: int) -> Prompt:
        assert v.seat is not None
        if code == STARFROST:
            return Prompt("StarFrost: which code do you bar the others from next round?", "S5.1")
        if code == JACKKNIFE:
            to = called(receiver(v.played[0], v.seat))
            return Prompt(f"JackKnife: which card do you pass to {to}?", "S4.7")
        if code == DARKWIND:
            return Prompt("DarkWind: which code returns to your hand?", "S5.3")
        if code == HYDROCLUSTER:
            return Prompt("HydroCluster: whose discard do you guess?", "S5.6")
        return Prompt(f"{CODE_NAMES[code]}: whose alignment do you look at?", LOOKS[code])

    def scores(self, v: w.View) -> list[Score]:
        return breakdown(v)

    def choice(self, v: w.View, action: Action) -> Choice:
        match action:
            case a.Discard(code=code):
                return Choice(CODE_NAMES[code], GIST[code], "S2.6")
            case a.Activate(code=code):
                if code == NOTHING:
                    return Choice("Activate nothing", "you keep your cards", "SR14")
                does, cost, rule = effect(code, v.round)
                return Choice(f"{CODE_NAMES[code]}: {does}", cost, rule)
            case a.Examine(aim=target) | a.Target(aim=target):
                return self._agent_choice(v, action, target)
            case a.Name(aim=code):
                return Choice(CODE_NAMES[code], rule="SR13")
            case a.Pass(aim=code):
                return Choice(CODE_NAMES[code], "you lose it", "SR9")
            case a.TakeBack(aim=code):
                return Choice(CODE_NAMES[code], rule="SR12")
            case a.Guess(code=code):
                assert v.seat is not None
                ways = discard_ways(v, v.agents[v.seat].aim)
                return Choice(CODE_NAMES[code], "" if ways[code] else "impossible", "SR18")
        raise ValueError(f"no words for {action!r}")

    def _agent_choice(self, v: w.View, action: Action, target: int) -> Choice:
        agent = v.agents[target]
        facts = []
        if agent.team >= 0:
            facts.append(f"you know: {TEAM_NAMES[agent.team]}")
        if agent.out:
            facts.append("eliminated")
        if isinstance(action, a.Target):
            left = sum(1 for ways in discard_ways(v, target) if ways)
            facts.append(f"{agent.points} points, one of {left} codes")
            return Choice(called(target), "; ".join(facts), "S5.6")
        assert v.seat is not None
        rule = "SR7" if agent.out else LOOKS[v.played[-1][v.seat]]
        return Choice(called(target), "; ".join(facts), rule)

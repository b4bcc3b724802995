"""How Kompromat speaks to people: the table, news, questions and answers."""

from brushpass.core.action import Action
from brushpass.core.seats import called
from brushpass.core.wire import Message
from brushpass.core.words import Block, Choice, Prompt, Score, Voice, Words
from brushpass.games.kompromat import actions as a
from brushpass.games.kompromat import citations
from brushpass.games.kompromat import wire as w
from brushpass.games.kompromat.breakdown import breakdown
from brushpass.games.kompromat.cards import (
    EQUIPMENT_NAMES,
    FATAL,
    ITEM_NAMES,
    MISSION_NAMES,
    NONE,
    PLACES,
    ROUNDS,
)
from brushpass.games.kompromat.reveal import MORE_CARDS, TIED
from brushpass.games.kompromat.scoring import AT_COUNTER, score
from brushpass.games.kompromat.spoken import (
    a_card,
    a_further_card,
    cards,
    item_list,
    mission_rule,
    number,
    own_total,
    plural,
    stack_words,
    worth,
)
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    COUNTER,
    DRAWING,
    NEXT_ROUND,
    OPENING,
    OVER,
    PERFECT,
    TURN_UP,
)


class KompromatWords(Words[w.View]):
    def table(self, v: w.View) -> list[Block]:
        return [self._row(v), self._players(v)]

    def _row(self, v: w.View) -> Block:
        seats = self._seats(v)
        rows = []
        for place in range(PLACES):
            mission = v.mission[place]
            marks = " " + "!" * v.counter[place] if v.counter[place] else ""
            name = "settled" if mission == NONE else MISSION_NAMES[mission] + marks
            value = "" if mission == NONE else worth(mission)
            stacks = [stack_words(v, seat, place) for seat in seats]
            rows.append([str(place + 1), name, value, *stacks])
        title = f"Round {v.round} of {ROUNDS}, {Voice(v.seat).whom(v.starter)} first"
        return Block(title, ["", "Mission", "Worth", *self._names(v)], rows)

    def _players(self, v: w.View) -> Block:
        rows = []
        for seat, name in zip(self._seats(v), self._names(v), strict=True):
            side = v.sides[seat]
            held = ", ".join(item_list(side.items)) or "–"
            rows.append(
                [
                    name,
                    f"{side.tokens} of {FATAL}",
                    str(side.deck),
                    str(score(side.won, side.tokens)),
                    held,
                ]
            )
        lines = []
        for seat in self._seats(v):
            top = [card for card in reversed(v.sides[seat].top) if card >= 0]
            if top:
                lines.append(f"Next in your deck: {cards(top)}.")
        return Block("Agents", ["", "Tokens", "Deck", "Points", "Items"], rows, lines)

    def _seats(self, v: w.View) -> list[int]:
        """The other first, so that the viewer's own cards lie nearest."""
        return [0, 1] if v.seat is None else [1 - v.seat, v.seat]

    def _names(self, v: w.View) -> list[str]:
        return [Voice(v.seat).name(seat) for seat in self._seats(v)]

    def news(self, message: Message, seat: int | None) -> str:
        voice = Voice(seat)

        def of_whom(who: int) -> str:
            """`whose`, at the beginning of a sentence."""
            return "Your" if who == seat else voice.whose(who)

        match message:
            case w.Laid(round=number_):
                laid = []
                for mission, marks in zip(message.missions, message.counters, strict=True):
                    laid.append(MISSION_NAMES[mission] + (" " + "!" * marks if marks else ""))
                first = voice.does(message.starter, "go")
                return f"Round {number_}: {', '.join(laid)}. {first} first."
            case w.Drew(place=place, card=card):
                known = a_card(card) if card >= 0 else "a card"
                where = "" if place == NONE else f" at mission {place + 1}"
                return f"{voice.does(message.seat, 'draw')} {known}{where}."
            case w.Attempted(place=place, card=card):
                begun = voice.does(message.seat, "attempt")
                return f"{begun} mission {place + 1} with {a_card(card)}."
            case w.Stopped():
                return f"{voice.does(message.seat, 'stop')}."
            case w.TurnedUp(place=place):
                if message.by != message.seat:
                    shown = f"{cards(message.cards)}"
                    return (
                        f"The Drone shows {voice.whose(message.seat)} mission {place + 1}: {shown}."
                    )
                turned = voice.does(message.seat, "turn")
                return f"{turned} up mission {place + 1}: {cards(message.cards)}."
            case w.CountedElevens(elevens=elevens):
                return f"{voice.does(message.seat, 'count')} {plural(elevens, 'card')} as eleven."
            case w.Total(halves=total):
                has = "have" if message.seat == seat else "has"
                return f"{voice.who(message.seat)} {has} {number(total)}."
            case w.Failed():
                return f"{voice.who(message.seat)} failed: over 21."
            case w.Perfect(discarded=discarded):
                choice = "discard a token" if discarded else "keep the tokens"
                verb, rest = choice.split(" ", 1)
                return f"Exactly 21: {voice.does(message.seat, verb)} {rest}."
            case w.Collected(mission=mission):
                if message.seat == NONE:
                    why = "it is a tie" if message.why == TIED else "there is no total up to 21"
                    return f"Nobody takes {MISSION_NAMES[mission]}: {why}."
                more = ", with more cards" if message.why == MORE_CARDS else ""
                return f"{voice.does(message.seat, 'take')} {MISSION_NAMES[mission]}{more}."
            case w.Tokens(tokens=tokens, why=why):
                now = "hold" if message.seat == seat else "holds"
                under = "Counter-intelligence: " if why == AT_COUNTER else ""
                who = voice.whom(message.seat) if under else voice.who(message.seat)
                return f"{under}{who} now {now} {plural(tokens, 'token')}."
            case w.Passed():
                return ""  # whoever passes has done nothing; the table says the same
            case w.Used(item=item, usb=usb):
                again = " again, from the USB Stick" if usb else ""
                return f"{voice.does(message.seat, 'use')} the {ITEM_NAMES[item]}{again}."
            case w.TookBack(place=place, card=card):
                known = f"The {EQUIPMENT_NAMES[card]}" if card >= 0 else "The last card"
                return (
                    f"{known} at mission {place + 1} goes back on {voice.whose(message.seat)} deck."
                )
            case w.Flew(source=source, target=target):
                moved = f"from mission {source + 1} to mission {target + 1}"
                return f"{of_whom(message.seat)} cards move {moved}."
            case w.LaidNewspaper(place=place):
                return f"{of_whom(1 - message.seat)} total at mission {place + 1} gets +3."
            case w.Looked(cards=kinds):
                if message.seat == seat:
                    return f"Next in your deck: {cards(kinds)}."
                return f"{voice.does(message.seat, 'look')} at {plural(len(kinds), 'card')}."
            case w.Stunned(place=place, card=card):
                known = f", the {EQUIPMENT_NAMES[card]}," if card >= 0 else ""
                lost = f"One of {voice.whose(1 - message.seat)} covered cards{known}"
                return f"{lost} at mission {place + 1} is discarded."
            case w.Adjusted(change=change):
                return f"{of_whom(message.seat)} total changes by {change:+d}."
            case w.Finished(ending=ending, winner=winner, points=points):
                score = f"{points[0]} : {points[1]} points ({called(0)} : {called(1)})"
                why = "with nine tokens" if ending == "nine tokens" else "after six rounds"
                if winner == NONE:
                    return f"The game ends {why} in a draw, {score}."
                return f"The game ends {why}: {voice.does(winner, 'win', inside=True)}, {score}."
        raise ValueError(f"no words for {message!r}")

    def rule(self, message: Message) -> str:
        return citations.of_fact(message)

    def paragraph(self, before: Message, message: Message) -> bool:
        """A round, and each mission that is settled, stands by itself."""
        if isinstance(message, w.TurnedUp):
            return message.by == message.seat and not isinstance(before, w.TurnedUp)
        return isinstance(message, w.Laid)

    def prompt(self, v: w.View) -> Prompt:
        here = f"Mission {v.place + 1}"
        mission = v.mission[v.place]
        if mission != NONE:
            here += f", {MISSION_NAMES[mission]}"
        rule = citations.of_question(v)
        if v.phase == OVER:
            return Prompt("The game is over.", rule)
        if v.seat is None or v.seat != v.actor:
            return Prompt(f"{called(v.actor)} decides.", rule)
        if v.phase == OPENING:
            return Prompt("Your turn: use an item first, or draw?", rule)
        if v.phase == CHOOSING:
            card = a_card(v.sides[v.seat].hand)
            return Prompt(f"You drew {card}. Which mission do you lay it beside?", rule)
        if v.phase == DRAWING:
            return Prompt(f"{here}: you have {own_total(v, v.place)}.", rule)
        if v.phase == ACES:
            return Prompt(f"{here}: what do your 1/11 cards count as?", rule)
        if v.phase == PERFECT:
            return Prompt(f"{here}: exactly 21. Discard a token?", rule)
        if v.phase == COUNTER:
            marks = plural(v.counter[v.place], "token")
            return Prompt(f"{here}: {marks} for counter-intelligence. Use Chloroform?", rule)
        if v.after == TURN_UP:
            return Prompt(f"{here} is about to be revealed. Use an item?", rule)
        if v.after == NEXT_ROUND:
            return Prompt("The round is over. Use an item before the next?", rule)
        return Prompt(f"{here} is face up but not yet judged. Use an item?", rule)

    def scores(self, v: w.View) -> list[Score]:
        return breakdown(v)

    def choice(self, v: w.View, action: Action) -> Choice:
        match action:
            case a.Draw():
                if v.phase != DRAWING:
                    return Choice("Draw a card", rule="K3.1")
                return Choice("Draw a card", a_further_card(v), "K3.3")
            case a.Stop():
                return Choice("Stop", rule="K3.5")
            case a.Pass():
                return Choice("No item now", rule="KR19")
            case a.Attempt(place=place):
                mission = v.mission[place]
                marks = v.counter[place]
                cost = f"{plural(marks, 'token')} to whoever takes it" if marks else ""
                text = f"{MISSION_NAMES[mission]} (mission {place + 1}, {worth(mission)})"
                return Choice(text, cost, mission_rule(mission))
            case a.CountElevens(elevens=elevens):
                total = own_total(v, v.place).split(" or ")[elevens]
                cost = "" if float(total) <= 21 else "over 21: fails, one token"
                return Choice(f"Count {total}", cost, "KR9" if cost else "K4.3")
            case a.DiscardToken():
                return Choice("Discard one token", "costs a point at the end", "K4.5")
            case a.KeepTokens():
                return Choice("Keep your tokens", rule="KR15")
            case a.TakeTokens():
                return Choice("Take the tokens", plural(v.counter[v.place], "token"), "K4.9")
            case a.UseItem():
                spent = "USB Stick" if action.usb else ITEM_NAMES[action.item]
                rule = citations.of_item(action.item, action.usb)
                return Choice(self._use(v, action), f"spends the {spent}", rule)
        raise ValueError(f"no words for {action!r}")

    def _use(self, v: w.View, action: a.UseItem) -> str:
        match action:
            case a.Balaclava():
                assert v.seat is not None
                return f"Balaclava: discard {plural(min(2, v.sides[v.seat].tokens), 'token')}"
            case a.Chloroform():
                return "Chloroform: take no tokens"
            case a.Drone(place=place):
                return f"Drone: turn up your opponent's cards at mission {place + 1}"
            case a.GpsTracker():
                return "GPS Tracker: put your last card back on your deck"
            case a.Jetpack(source=source, target=target):
                return f"Jetpack: move your cards from mission {source + 1} to {target + 1}"
            case a.Newspaper(place=place):
                return f"Newspaper: +3 to your opponent at mission {place + 1}"
            case a.NightVision():
                return "Night Vision: look at your next five cards"
            case a.StunGun(place=place, index=index):
                return f"Stun Gun: remove card {index + 1} at mission {place + 1}"
            case a.Vesper(change=change):
                return f"Vesper Martini: your total {change:+d}"
        raise ValueError(f"no words for {action!r}")

"""How [microfilms] speaks to people."""

from brushpass.core.action import Action
from brushpass.core.result import Result
from brushpass.core.seats import called
from brushpass.core.wire import Message
from brushpass.core.words import Block, Choice, Prompt, Score, Words
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    ACE_PRICE,
    CARD_NAMES,
    CLEARED_LIMIT,
    IDENTITY_NAMES,
    KINDS,
    LETTER,
    MICROFILM,
    NATION_NAMES,
    NATIONS,
    NONE,
    STEAL,
    SUSPECT_LIMIT,
)
from brushpass.games.microfilms.rules.state import BLACKMAILED, BRIBED, DISCARD, OFFER, OVER
from brushpass.games.microfilms.speech import reading
from brushpass.games.microfilms.speech import wire as w
from brushpass.games.microfilms.speech.breakdown import breakdown
from brushpass.games.microfilms.speech.news import Speaker, francs, rule_of, verdict
from brushpass.games.microfilms.thought.belief import alliance
from brushpass.games.microfilms.thought.suspects import Suspects
from brushpass.games.microfilms.thought.unseen import Unseen


def cards(counts: list[int]) -> list[str]:
    """'Ace of Spades', '2 Steal/Blackmail'."""
    return [
        CARD_NAMES[kind] if count == 1 else f"{count} {CARD_NAMES[kind]}"
        for kind, count in enumerate(counts)
        if count
    ]


def kinds(bits: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) if bits >> kind & 1]


def may_have_seen(v: w.View, seat: int) -> int:
    """Kinds of the viewer's cards that a seat may know (MR45), as bits."""
    seen = 0
    if v.memory is not None and v.seat is not None:
        for glance in v.memory.hands[v.seat].glances:
            if glance.seat == seat and glance.still:
                for kind in glance.among:
                    seen |= 1 << kind
    return seen


def plural(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


class MicrofilmsWords(Words[w.View]):
    def table(self, v: w.View) -> list[Block]:
        return [self._casino(v), self._players(v), self._dossier(v)]

    def _casino(self, v: w.View) -> Block:
        nations = [name for nation, name in enumerate(NATION_NAMES) if nation != v.absent]
        top = CARD_NAMES[v.discard[-1]] if v.discard else "empty"
        lines = [
            f"Nations: {', '.join(nations)}. House: {francs(v.house)}.",
            f"Draw deck: {plural(v.deck, 'card')}. Discards: {len(v.discard)}, top: {top}.",
        ]
        if below := [CARD_NAMES[kind] for kind in reading.read(v).below]:
            lines.append(f"Below it: {', '.join(below)}.")
        if v.phase == OVER:
            lines.append(f"Allied: {alliance(v.absent, v.box - LETTER)}.")
        return Block(f"Evening {v.evening}, turn {v.turn}", lines=lines)

    def _players(self, v: w.View) -> Block:
        rows = []
        for place, player in enumerate(v.players):
            name = Speaker(v.seat, v.seats).name(place)
            mark = ">" if place == v.active and v.phase != OVER else ""
            token = "out" if player.out else "Cleared" if player.cleared else "Suspect"
            rows.append(
                [mark + name, token, str(player.francs), str(player.hand.size), self._who(player)]
            )
        return Block("At the table", ["", "Token", "Francs", "Cards", "Identity"], rows)

    def _who(self, player: w.Player) -> str:
        names = [
            IDENTITY_NAMES[identity] if identity >= 0 else "?"
            for identity in (player.identity, player.second)
            if identity != NONE
        ]
        return " + ".join(names)

    def _dossier(self, v: w.View) -> Block:
        """Own cards, and what is known for certain, or was."""
        lines = []
        speaker = Speaker(v.seat, v.seats)
        for place, player in enumerate(v.players):
            hand = player.hand
            name = speaker.name(place)
            sure = cards(hand.sure)
            if place == v.seat:
                lines.append(f"Your hand: {', '.join(sure) or 'empty'}.")
                lines += self._watchers(v, place)
                continue
            if sure and v.phase != OVER:
                lines.append(f"{name} holds: {', '.join(sure)}.")
            elif sure:
                lines.append(f"{name} held: {', '.join(sure)}.")
            if v.memory is not None and v.phase != OVER:
                notes = v.memory.hands[place]
                gone = kinds(
                    notes.was & ~sum(1 << kind for kind in range(KINDS) if hand.sure[kind])
                )
                if gone:
                    lines.append(f"{name} may hold (seen, then a card moved): {', '.join(gone)}.")
                if notes.lacks:
                    lines.append(f"{name} lacks: {', '.join(kinds(notes.lacks))}.")
            if player.denied:
                names = [IDENTITY_NAMES[n] for n in range(NATIONS) if player.denied >> n & 1]
                lines.append(f"{name} is not the {' or the '.join(names)}.")
        page = v.memory
        if (shuffled := cards(reading.read(v).shuffled)) and v.phase != OVER:
            lines.append(f"Shuffled into the deck: {', '.join(shuffled)}.")
        if page is not None and v.phase != OVER and page.missed and page.stands:
            named = [speaker.location(location) for location in page.missed]
            lines.append(f"The letters do not lie like this: {' and '.join(named)}.")
        if v.phase != OVER:
            letters = Unseen(v).letters()
            if v.met and len(letters) > 1:
                lines.append(f"Not in the box: {', '.join(kinds(v.met))}.")
            if len(letters) == 1:
                lines.append(f"Allied, for certain: {alliance(v.absent, letters[0] - LETTER)}.")
            lines += self._left(v)
        return Block("What you know" if v.seat is not None else "What all know", lines=lines)

    def _watchers(self, v: w.View, seat: int) -> list[str]:
        """Who may know what about the viewer (MR45)."""
        lines = []
        hand = v.players[seat].hand
        for other in range(v.seats):
            may = kinds(may_have_seen(v, other)) if v.phase != OVER else []
            if v.players[seat].asked >> other & 1 and not v.players[seat].revealed:
                may.append("who you are")
            if may:
                lines.append(f"{called(other)} may know: {', '.join(may)}.")
        open_ = cards(hand.public)
        if open_ and v.phase != OVER:
            lines.append(f"All know that you hold: {', '.join(open_)}.")
        return lines

    def _left(self, v: w.View) -> list[str]:
        """An agent's nation or a freelancer that only one place can be."""
        who = Suspects(v)
        if v.seat is None or not who.places:
            return []
        agents = [NATION_NAMES[nation] for nation in who.agents]
        return [f"Agents you have not placed: {', '.join(agents)}."] if agents else []

    def news(self, message: Message, seat: int | None) -> str:
        return Speaker(seat).news(message)

    def rule(self, message: Message) -> str:
        return rule_of(message)

    def verdict(self, result: Result, seat: int | None) -> str:
        return verdict(result, seat)

    def prompt(self, v: w.View) -> Prompt:
        speaker = Speaker(v.seat, v.seats)
        active = speaker.name(v.active)
        if v.phase == OVER:
            return Prompt("The game is over.", "MR40")
        if v.seat is None or v.seat != v.actor:
            return Prompt(f"{called(v.actor)} decides.", "M3.1")
        if v.phase == OFFER:
            return Prompt(f"Which card do you offer {speaker.whom(v.target)}?", "M4.1")
        if v.phase == BRIBED:
            return Prompt(f"{active} offers you a card, face down.", "M4.1")
        if v.phase == BLACKMAILED:
            return Prompt(f"{active} blackmails you.", "M5.7")
        if v.phase == DISCARD:
            me = v.players[v.seat]
            limit = CLEARED_LIMIT if me.cleared else SUSPECT_LIMIT
            return Prompt(f"You may hold {plural(limit, 'card')}. Which do you discard?", "M6.1")
        return Prompt("Your turn.", "M3.1")

    def choice(self, v: w.View, action: Action) -> Choice:
        attempt = self._attempt(v, action)
        if attempt is not None:
            return attempt
        assert v.seat is not None
        match action:
            case a.Draw():
                return Choice("Draw a card from the draw deck", rule="M3.2")
            case a.TakeTop():
                text = f"Take the {CARD_NAMES[v.discard[-1]]} from the discards"
                return Choice(text, "everybody sees it", "M3.2")
            case a.Pass():
                return Choice(f"Pass and take {francs(min(1, v.house))}", rule="M3.3")
            case a.Bribe(aim=aim):
                if aim == a.CROUPIER:
                    return Choice("Bribe the Croupier", "one card", "M8.8")
                return Choice(f"Bribe {called(aim)}", "one card, if accepted", "M4.1")
            case a.Offer(kind=kind):
                return Choice(f"Offer the {CARD_NAMES[kind]}", rule="M4.1")
            case a.Accept():
                cleared = "" if v.players[v.active].cleared else f"; {called(v.active)} is Cleared"
                return Choice(f"Accept: take the card{cleared}", rule="M4.2")
            case a.Decline():
                cost = francs(min(1, v.players[v.seat].francs))
                return Choice("Decline", f"{cost} to {called(v.active)}", "M4.3")
            case a.CashOut():
                text = f"Cash out {francs(min(3, v.house))}"
                return Choice(text, "the card, face up", "M5.3")
            case a.PayOff():
                return Choice("Pay", "2 francs", "M5.8")
            case a.Blowback():
                return Choice("Defend with Blowback", "the card, face up", "M5.9")
            case a.Refuse():
                if not v.players[v.seat].hand.size:
                    return Choice("Refuse", "you become a Suspect", "MR13")
                return Choice("Refuse", "a random card; you become a Suspect", "M5.10")
            case a.Discard(kind=kind):
                cost = francs(ACE_PRICE) if kind == ACE else ""
                return Choice(f"Discard the {CARD_NAMES[kind]}", cost, "M6.3" if cost else "M6.2")
            case a.Steal(aim=aim):
                there = min(2, v.players[self._place(v, aim)].francs)
                text = f"Steal {francs(there)} from {self._aim(aim)}"
                return Choice(text, "the Steal card, face up", "M5.2")
            case a.Interrogate(aim=aim, kind=kind):
                cost = "1 franc" if kind == NONE else "the Interrogate card, face up"
                rule = "M8.10" if aim == a.CROUPIER else "M5.4"
                return Choice(f"Interrogate {self._aim(aim)}", cost, rule)
            case a.Blackmail(aim=aim, kind=kind):
                card = (
                    "the Steal card, face up" if kind == STEAL else "the Interrogate card, face up"
                )
                return Choice(
                    f"Blackmail {self._aim(aim)}", "2 francs" if kind == NONE else card, "M5.7"
                )
        raise ValueError(f"no words for {action!r}")

    def _attempt(self, v: w.View, action: Action) -> Choice | None:
        risk = "if wrong, your opponent wins" if v.duel else "if wrong, you are out"
        match action:
            case a.Reveal(nation=nation):
                text = f"Attempt a win: show the {CARD_NAMES[MICROFILM + nation]}"
                return Choice(text, "ends the game", "M7.2")
            case a.Expose(nation=nation, aim=aim):
                text = f"Attempt a win: {self._aim(aim)} is the {IDENTITY_NAMES[nation]}"
                return Choice(text, risk, "M7.6")
            case a.Shoot(aim=aim):
                return Choice(f"Attempt a win: {self._aim(aim)} holds the Ace", risk, "M7.7")
            case a.Locate(one=one, two=two):
                if one == two:
                    text = f"Attempt a win: both letters {self._where(v, one)}"
                else:
                    places = f"{self._where(v, one)} and {self._where(v, two)}"
                    text = f"Attempt a win: letters {places}"
                return Choice(text, risk, "M7.8")
            case a.Arrest(aim=aim):
                return Choice(f"Attempt a win: arrest {self._aim(aim)}", risk, "M7.10")
            case a.Claim(nation=nation):
                text = f"Attempt a win: claim {CARD_NAMES[MICROFILM + nation]} with the Croupier"
                return Choice(text, "ends the game", "M8.16")
        return None

    def _aim(self, aim: int) -> str:
        return "the Croupier" if aim == a.CROUPIER else called(aim)

    def _where(self, v: w.View, location: int) -> str:
        if location == a.DECK:
            return "in the draw deck"
        if location == a.DISCARDS:
            return "in the discards"
        return "in your hand" if location == v.seat else f"with {self._aim(location)}"

    def _place(self, v: w.View, aim: int) -> int:
        return v.seats if aim == a.CROUPIER else aim

    def scores(self, v: w.View) -> list[Score]:
        return breakdown(v)

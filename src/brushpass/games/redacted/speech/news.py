"""What just happened, in one sentence, to one seat."""

from brushpass.core.result import Result
from brushpass.core.seats import called
from brushpass.core.verdict import verdict
from brushpass.core.wire import Message
from brushpass.core.words import Voice
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    COLOURS,
    DEEDS,
    FACTIONS,
    HIDDEN,
    ITEM_NAMES,
    LOYALTY_NAMES,
    NEUTRAL_SEEN,
    NONE,
    SHOWN_NAMES,
    WEAPON_NAMES,
    WEAPON_SEEN,
)
from brushpass.games.redacted.rules.embassy import FLOORS, name_of
from brushpass.games.redacted.rules.ending import ENDINGS, TIME
from brushpass.games.redacted.speech.messages import danger_zone, house, meetings, turns


def seen(card: int) -> str:
    """A card of an interrogation or a hack."""
    if card >= WEAPON_SEEN:
        return WEAPON_NAMES[card - WEAPON_SEEN]
    return "Neutral" if card == NEUTRAL_SEEN else f"loyalty: {LOYALTY_NAMES[card]}"


def an_item(item: int) -> str:
    return "an item" if item == HIDDEN else f"the {ITEM_NAMES[item]}"


def score(voice: Voice, points: list[int]) -> str:
    """'You have 3 points, B has 1.'"""
    has = ["have" if seat == voice.seat else "has" for seat in range(len(points))]
    text = f"{voice.who(0)} {has[0]} {points[0]} point{'' if points[0] == 1 else 's'}"
    for seat in range(1, len(points)):
        text += f", {voice.whom(seat)} {has[seat]} {points[seat]}"
    return f"{text}."


def news(message: Message, seat: int | None) -> str:
    voice = Voice(seat)
    for tell in (_turns, _meetings, _rewards, _rooms, _items, _danger):
        text = tell(message, voice)
        if text is not None:
            return text
    raise ValueError(f"no words for {message!r}")


def _turns(message: Message, voice: Voice) -> str | None:
    match message:
        case turns.Briefed(factions=factions, starter=starter):
            names = ", ".join(FACTIONS[faction] for faction in factions)
            return f"The reception begins. Factions: {names}. {voice.does(starter, 'go')} first."
        case turns.Sworn(loyalty=loyalty):
            own = message.seat == voice.seat
            return f"Your loyalty: {LOYALTY_NAMES[loyalty]}." if own else ""
        case turns.Turn(seat=who, round=nth, points=points):
            so_far = f" {score(voice, points)}" if any(points) else ""
            return f"Round {nth}: {voice.whose(who)} turn.{so_far}"
        case turns.Began(seat=who, deed=deed):
            return f"{voice.does(who, 'begin')} {DEEDS[deed]}."
        case turns.Passed(seat=who):
            return f"{voice.does(who, 'pass')}."
        case turns.Walked(seat=who, room=room, sneaking=sneaking):
            verb = voice.does(who, "sneak" if sneaking else "go")
            return f"{verb} to {name_of(room)}."
        case turns.Scanned(viewer=viewer, seat=who, items=items):
            if HIDDEN in items or not items:
                count = len(items) or "no"
                return f"X-ray: {voice.does(viewer, 'see')} {voice.whose(who)} {count} items."
            names = ", ".join(ITEM_NAMES[item] for item in items)
            return f"X-ray: {voice.who(who)} with {names}."
        case turns.Stopped():
            return ""
        case turns.SnackBreak(seat=who):
            return f"{voice.does(who, 'call')} a snack break."
        case turns.LetPass(seat=who, sneaker=sneaker):
            return f"{voice.does(who, 'let')} {voice.whom(sneaker)} pass."
        case turns.Knocked(seat=who, sneaker=sneaker):
            return f"{voice.does(who, 'knock')} {voice.whom(sneaker)} out."
        case turns.Unlocked(floor=floor):
            return f"The {FLOORS[floor].lower()} is unlocked again."
        case turns.Finished(ending=ending, winners=winners):
            seats = len(message.points)
            won = [who for who in range(seats) if winners >> who & 1]
            result = Result(ENDINGS[ending], won, message.points, drawn=ending == TIME)
            loyal = [
                f"{called(i)} {LOYALTY_NAMES[card]}"
                for i, card in enumerate(message.loyalties)
                if card != NONE
            ]
            roles = f" Loyalties: {', '.join(loyal)}." if loyal else ""
            return f"The end: {result.ending}. {verdict(result, voice.seat)}.{roles}"
    return None


def _meetings(message: Message, voice: Voice) -> str | None:
    match message:
        case meetings.Exchanged(seat=who, other=other, attacked=attacked, outcome=outcome):
            met = f"{voice.who(who)} and {voice.whom(other)} exchange cards"
            if message.first != HIDDEN:
                met += f": {SHOWN_NAMES[message.first]} against {SHOWN_NAMES[message.second]}"
            if not attacked:
                return f"{met}. No attack."
            names = " and ".join(voice.whom(s) for s in (who, other) if attacked >> s & 1)
            lead = (
                "A tie" if outcome == 0 else f"Ahead: {voice.whom(who if outcome > 0 else other)}"
            )
            return f"{met}. Attack by {names}. {lead}."
        case meetings.Offered(seat=who, other=other, given=given, healed=healed):
            if healed:
                return f"{voice.does(who, 'treat')} {voice.whom(other)}."
            return "" if given else "Nothing changes hands."
        case meetings.Gave(giver=giver, taker=taker, item=item):
            return f"{voice.does(giver, 'give')} {an_item(item)} to {voice.whom(taker)}."
        case meetings.Settled(seat=who, other=other, outcome=outcome):
            if outcome == 0:
                return f"A tie between {voice.whom(who)} and {voice.whom(other)}."
            winner, loser = (who, other) if outcome > 0 else (other, who)
            return f"{voice.does(winner, 'defeat')} {voice.whom(loser)}."
    return None


def _rewards(message: Message, voice: Voice) -> str | None:
    match message:
        case meetings.Spared(seat=who):
            return f"{voice.does(who, 'take')} no reward."
        case meetings.Injured(seat=who, loser=loser):
            return f"{voice.does(who, 'injure')} {voice.whom(loser)}."
        case meetings.Stole(seat=who, loser=loser, item=item):
            return f"{voice.does(who, 'steal')} {an_item(item)} from {voice.whom(loser)}."
        case meetings.Interrogated(seat=who, loser=loser, card=card):
            told = "" if card == HIDDEN else f" The card: {seen(card)}."
            return f"{voice.does(who, 'interrogate')} {voice.whom(loser)}.{told}"
        case meetings.Arrested(seat=who, loser=loser, wanted=wanted, loyalty=loyalty):
            shown = "" if loyalty == HIDDEN else f" ({LOYALTY_NAMES[loyalty]})"
            right = "wanted, and out" if wanted else "not wanted"
            arrest = "arrest" if who == voice.seat else "arrests"
            badge = f"{voice.does(who, 'show')} the badge and {arrest}"
            return f"{badge} {voice.whom(loser)}{shown}: {right}."
        case meetings.Disgraced(seat=who, items=items):
            names = ", ".join(ITEM_NAMES[item] for item in items) or "nothing"
            return f"{voice.does(who, 'discard')} all items: {names}."
    return None


def _rooms(message: Message, voice: Voice) -> str | None:
    match message:
        case house.Drew(seat=who, item=item, fresh=fresh):
            new = "The discarded items form a new deck. " if fresh else ""
            return f"{new}{voice.does(who, 'draw')} {an_item(item)}."
        case house.Dropped(seat=who, item=item):
            return f"{voice.does(who, 'discard')} {an_item(item)}, face down."
        case house.Armed(seat=who, weapons=weapons):
            if HIDDEN in weapons:
                return f"{voice.does(who, 'look')} at {len(weapons)} weapons."
            names = " and ".join(WEAPON_NAMES[weapon] for weapon in weapons)
            return f"The Armoury offers you {names}."
        case house.Kept(seat=who, weapon=weapon):
            name = "a weapon" if weapon == HIDDEN else f"the {WEAPON_NAMES[weapon]}"
            return f"{voice.does(who, 'keep')} {name}."
        case house.Reception(seat=who):
            return f"{voice.does(who, 'start')} the reception: everybody to the Ballroom."
        case house.Locked(seat=who, floor=floor):
            return f"{voice.does(who, 'lock')} the {FLOORS[floor].lower()}."
        case house.Healed(seat=who):
            return f"{voice.who(who)} {'are' if who == voice.seat else 'is'} well again."
        case house.Called(seat=who, faction=faction):
            return f"{voice.does(who, 'call')} a {FACTIONS[faction]} helicopter."
        case house.Lights(seat=who, dark=dark):
            return f"{voice.does(who, 'turn')} the lights {'off' if dark else 'on'}."
        case house.Hacked(seat=who, victim=victim, card=card):
            told = "" if card == HIDDEN else f" The card: {seen(card)}."
            return f"{voice.does(who, 'hack')} {voice.whom(victim)}.{told}"
    return None


def _items(message: Message, voice: Voice) -> str | None:
    match message:
        case house.Used(seat=who, item=item):
            return f"{voice.does(who, 'use')} the {ITEM_NAMES[item]}."
        case house.Bombed(seat=who, faction=faction):
            return f"{voice.does(who, 'blow')} up the {FACTIONS[faction]} helicopter."
        case house.Boarded(seat=who, faction=faction):
            return f"{voice.does(who, 'board')} the {FACTIONS[faction]} helicopter."
        case house.Cracked(seat=who, colour=colour, item=item):
            opened = f"{voice.does(who, 'open')} the {COLOURS[colour]} briefcase"
            if item == HIDDEN:
                return f"{opened}."
            return f"{opened}: {ITEM_NAMES[item] if item != NONE else 'empty'}."
        case house.TookOut(seat=who, taken=taken):
            return f"{voice.does(who, 'take' if taken else 'leave')} what is in it."
        case house.PutIn(seat=who, filled=filled, item=item):
            return (
                f"{voice.does(who, 'put')} {an_item(item)} in." if filled else "It stays as it is."
            )
    return None


def _danger(message: Message, voice: Voice) -> str | None:
    match message:
        case danger_zone.Alert(card=card, level=level):
            return f"Alert +{ALERTS[card][0]} ({name_of(ALERTS[card][2])}): level {level}."
        case danger_zone.Guard(room=room, objective=objective):
            return f"A guard appears in {name_of(room)}{' with an objective' if objective else ''}."
        case danger_zone.Fought(seat=who, outcome=outcome, card=card, weapon=weapon):
            lead = ("a tie", "ahead", "behind")[outcome]
            met = f"{voice.does(who, 'face')} a guard"
            if card == HIDDEN:
                return f"{met}: {lead}."
            return f"{met}: {SHOWN_NAMES[card]} against {WEAPON_NAMES[weapon]}, {lead}."
        case danger_zone.MetGuard(seat=who, outcome=outcome):
            if outcome > 0:
                return f"{voice.does(who, 'beat')} the guard."
            return "A tie with the guard." if outcome == 0 else "The guard wins."
        case danger_zone.Prize(seat=who, vip=vip, item=item):
            if vip:
                return f"{voice.does(who, 'find')} the VIP file."
            return f"{voice.does(who, 'find')} {an_item(item)} on the guard."
        case danger_zone.Claimed(seat=who, taken=taken):
            return f"{voice.does(who, 'take' if taken else 'leave')} it."
        case danger_zone.Vip(room=room):
            return f"The VIP is in {name_of(room)}."
        case danger_zone.Lost(seat=who, item=item):
            if item == NONE:
                return f"{voice.who(who)} {'are' if who == voice.seat else 'is'} injured."
            return f"{voice.does(who, 'lose')} the {ITEM_NAMES[item]}."
        case danger_zone.Jamming(seat=who, disabled=disabled):
            return f"{voice.does(who, 'turn')} the jamming {'off' if disabled else 'on'}."
    return None

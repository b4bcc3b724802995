"""Answers as text made for reading, from the frames that the door made."""

from typing import Any, Final

from brushpass.bots.text.page import Offer, page
from brushpass.core.about import About, write
from brushpass.core.catalogue import find_game
from brushpass.core.seats import letter
from brushpass.core.words import Block
from brushpass.server.mcp.sitting import Frame, Sitting

MOST_LINES: Final = 200  # of what was told, in one answer
HOW: Final = "Call `decide` with the number or the name of one."


def observation(sitting: Sitting, since: int | None) -> tuple[str, dict[str, Any]]:
    """What the person was told, what their seat sees and what it is asked; and the same as data."""
    told = sitting.news(since)
    table, view = sitting.latest["table"], sitting.latest.get("view")
    lines = [spoken(event) for event in told]
    lines = [line for line in lines if line]
    if len(lines) > MOST_LINES:
        lines = [f"({len(lines) - MOST_LINES} earlier lines left out)", *lines[-MOST_LINES:]]
    parts = [_who(sitting, table)]
    if view is None:
        parts += ["\n".join(f"- {line}" for line in lines), _waiting_room(sitting, table)]
    else:
        blocks = [Block(**block) for block in view["blocks"] or []]
        asked, rule = _asked(sitting, table, view)
        parts.append(page(lines, blocks, asked, rule, offers(sitting), "Since you last looked"))
        if sitting.request is not None:
            parts.append(HOW)
    if told:
        sitting.told = max(sitting.told, told[-1]["number"])
    sitting.asked = 0 if sitting.request is None else sitting.request["number"]
    return "\n\n".join([part for part in parts if part]), _data(sitting, told)


def _who(sitting: Sitting, table: Frame) -> str:
    settings = table["settings"]
    title = find_game(settings["game"]).about.title
    seat = sitting.seat
    you = "You watch" if seat is None else f"You are {_seat_name(table, seat)}"
    return f"{title}, {settings['mode']}, {settings['seats']} seats, table {table['code']}. {you}."


def _seat_name(table: Frame, seat: int) -> str:
    name = table["seats"][seat]["name"]
    return letter(seat) if name == letter(seat) else f"{name} ({letter(seat)})"


def _waiting_room(sitting: Sitting, table: Frame) -> str:
    lines = ["The game has not begun." if sitting.life == "open" else "The table is closed."]
    for number, seat in enumerate(table["seats"]):
        who = seat["bot"] or "free"
        if seat["person"] is not None:
            (one,) = [one for one in table["people"] if one["person"] == seat["person"]]
            ready = seat["ready"] or one["program"] or one["person"] == table["host"]
            who = one["name"] if ready else f"{one['name']}, not ready"
        lines.append(f"  {letter(number)}: {who}")
    if sitting.life == "open" and sitting.latest["welcome"]["host"]:
        lines.append("You are the host: call `start_game` when every seat is taken.")
    return "\n".join(lines)


def _asked(sitting: Sitting, table: Frame, view: Frame) -> tuple[str, str]:
    if sitting.life != "playing":
        return "The game is over: `read_result` tells all of it.", ""
    if table["recess"] is not None:
        return "A break: nobody decides. Call `resume` to go on.", ""
    seat = sitting.seat
    if seat is not None and table["seats"][seat]["stand_in"] is not None:
        return "A bot plays for you. Call `resume` to take your seat back.", ""
    prompt = view["prompt"]
    if sitting.request is None:
        waiting = ", ".join([_seat_name(table, other) for other in view["waiting"]])
        return f"{prompt['text']}\nYou are not asked now; to decide: {waiting or 'nobody'}.", ""
    return prompt["text"], prompt["rule"]


def offers(sitting: Sitting) -> list[Offer]:
    request = sitting.request
    if request is None:
        return []
    return [Offer(o["name"], o["text"], o["cost"], o["rule"]) for o in request["options"]]


def spoken(event: Frame) -> str:
    match event["type"]:
        case "talk":
            return f"{event['name']} says: {event['text']}"
        case "end":
            return f"{event['verdict']} ({event['ending']})."
        case _:
            return str(event["text"])


def _data(sitting: Sitting, told: list[Frame]) -> dict[str, Any]:
    table, view = sitting.latest["table"], sitting.latest.get("view")
    request = sitting.request
    return {
        "table": table["code"],
        "life": table["life"],
        "seat": sitting.seat,
        "number": sitting.told,
        "told": told,
        "view": None if view is None else view["view"],
        "waiting": [] if view is None else view["waiting"],
        "prompt": None if view is None else view["prompt"],
        "options": [] if request is None else request["options"],
    }


def game_lines(about: About) -> list[str]:
    lines = [f"{about.name}: {about.title}, by {about.authors}. {about.pitch}"]
    for mode in about.modes:
        seats = ", ".join(map(str, mode.seats))
        lines.append(f"  mode {mode.name}: {seats} seats")
        for option in mode.settings:
            values = ", ".join(map(write, option.values))
            lines.append(f"    option {option.name} ({values}): {option.words}")
    return lines

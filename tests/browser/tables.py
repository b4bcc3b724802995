"""Tables with settings that the page does not offer, and people who then take their seats in it."""

import uuid
from typing import Any

import httpx

Ticket = dict[str, Any]


def opened(address: str, *names: str, **settings: Any) -> list[Ticket]:
    """The first of them is the host; all of them have a seat."""
    with httpx.Client(base_url=address, timeout=None) as http:
        table = {"game": "kompromat", "listed": False, **settings}
        host = http.post("/api/tables", json={"name": names[0], "table": table}).json()
        join = f"/api/tables/{host['code']}/join"
        return [host, *[http.post(join, json={"name": name}).json() for name in names[1:]]]


def begun(address: str, *names: str, **settings: Any) -> list[Ticket]:
    tickets = opened(address, *names, **settings)
    for ticket in tickets[1:]:
        do(address, ticket, "ready")
    do(address, tickets[0], "start")
    return tickets


def do(address: str, ticket: Ticket, what: str, **rest: Any) -> None:
    with httpx.Client(base_url=address, timeout=None) as http:
        answer = http.post(
            f"/api/tables/{ticket['code']}/commands",
            json={"do": what, "id": uuid.uuid4().hex, **rest},
            headers={"Authorization": f"Bearer {ticket['token']}"},
        )
        assert answer.status_code == 200, answer.text


def seat_link(ticket: Ticket) -> str:
    return f"/t/{ticket['code']}#{ticket['token']}"

"""Whom the server answers: who asks for it by a name of its own, and not for another site."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Server
from tests.server.inside import serving


@pytest.mark.parametrize(
    ("header", "value", "method", "status"),
    [
        ("host", "evil.example", "GET", 403),
        ("host", "evil.example:8765", "POST", 403),
        ("host", "[", "GET", 403),
        ("host", "tables.example.org", "GET", 200),
        ("host", "Tables.Example.org:443", "POST", 200),
        ("host", "friends.example", "GET", 200),
        ("host", "192.0.2.7:8765", "GET", 200),
        ("host", "[2001:db8::1]:8765", "GET", 200),
        ("host", "localhost", "GET", 200),
        ("origin", "https://evil.example", "POST", 403),
        ("origin", "null", "POST", 403),
        ("origin", "https://friends.example", "POST", 200),
        ("origin", "https://evil.example", "GET", 200),  # its page cannot read the answer
    ],
)
def test_only_who_asks_for_us_from_a_page_of_ours_is_answered(
    tmp_path: Path, header: str, value: str, method: str, status: int
) -> None:
    async def story() -> None:
        settings: Any = {"names": ["tables.example.org"], "origins": ["https://friends.example"]}
        async with (
            serving(str(tmp_path / "a.db"), **settings) as (_, address),
            Server(address) as server,
        ):
            body = {"name": "Ada", "table": {"game": "kompromat"}} if method == "POST" else None
            for url in ("/api/tables",) if body else ("/api/lobby", "/", "/rules"):
                asked = server.http.request(method, url, json=body, headers={header: value})
                answer = await asked
                assert answer.status_code == status, answer.text
                if header == "host" and status == 403:
                    assert "--name" in answer.json()["text"]

    asyncio.run(story())

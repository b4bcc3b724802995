"""Headers of every answer. Text from people is text: nothing but our own files may run."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    b"form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PRIVATE: Final = ("/api/", "/mcp")
FRESH: Final = (b"cache-control", b"no-store")  # what a seat was shown stays in no cache


class Headers:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [FRESH] if scope["path"].startswith(PRIVATE) else []
                message["headers"] = [*message["headers"], *HEADERS, *extra]
            await send(message)

        await self.app(scope, receive, add)

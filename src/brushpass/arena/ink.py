"""The colours of the dossier for a drawing: by day, and by night."""

from typing import Final

# (day, night); the same as in the client's tokens.
INKS: Final = {
    "paper": ("#f8f6ee", "#1d2629"),
    "line": ("#d3cdba", "#3a474c"),
    "edge": ("#8b8b7e", "#6f7f84"),
    "ink": ("#191c1b", "#f0ebdd"),
    "ink-2": ("#4a4f4b", "#b9bdb4"),
}
ACCENTS: Final = {
    "microfilms": ("#17663a", "#7fd39c"),
    "kompromat": ("#5b3696", "#c0a6f5"),
    "double_agent": ("#96460a", "#f5b06f"),
    "spy_tactics": ("#08646c", "#74d3da"),
    "redacted": ("#1d4a94", "#9dc1ff"),
}
LABEL: Final = "'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', sans-serif"
TYPED: Final = "'Courier Prime', 'Courier New', monospace"
TITLE: Final = "'Special Elite', 'Courier Prime', 'Courier New', monospace"

RULES: Final = f"""
.paper {{ fill: var(--paper); stroke: var(--line) }}
.edge {{ fill: var(--accent) }}
.title {{ font: 26px {TITLE}; fill: var(--ink) }}
.aside, .small {{ font: 15px {TYPED}; fill: var(--ink-2) }}
.small {{ font-size: 12.5px }}
.heading {{ font: 600 15px {LABEL}; letter-spacing: .06em; fill: var(--accent) }}
.name {{ font: 600 16px {LABEL}; fill: var(--ink); text-anchor: end }}
.quiet {{ font-weight: 500; fill: var(--ink-2) }}
.figure {{ font: 13px {TYPED}; fill: var(--ink); text-anchor: end; white-space: pre }}
.tick {{ font: 500 13px {LABEL}; fill: var(--ink-2); text-anchor: middle }}
.line, .rule {{ stroke: var(--line) }}
.rule {{ opacity: .5 }}
.zero {{ stroke: var(--edge); stroke-width: 2 }}
.whisker {{ stroke: var(--accent); stroke-width: 2 }}
.sure, .unsure {{ fill: var(--accent); stroke: var(--accent); stroke-width: 2 }}
.unsure {{ fill: var(--paper) }}
"""


def style(game: str) -> str:
    inks = INKS | {"accent": ACCENTS.get(game, INKS["ink"])}
    day, night = (" ".join(f"--{name}: {ink[n]};" for name, ink in inks.items()) for n in (0, 1))
    return f"svg {{ {day} }}\n@media (prefers-color-scheme: dark) {{ svg {{ {night} }} }}{RULES}"

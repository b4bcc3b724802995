"""How much of a board moves, as browsers measure layout shifts: how much, and how far."""

import random
from typing import Any, Final

from tests.browser.person import Person

# By frame, of what lies on the board or beside it. The answers change with every question. What
# follows a press within half a second counts too, so that no quick test excuses everything.
WATCH: Final = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries()) {
    let value = 0;
    const moved = [];
    for (const { node, previousRect: was, currentRect: is } of sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element?.closest('.ground') || !was.width || !is.width) continue;
      const far = Math.max(Math.abs(is.x - was.x), Math.abs(is.y - was.y));
      const area = Math.max(was.width * was.height, is.width * is.height);
      value += (area / (innerWidth * innerHeight)) * (far / Math.max(innerWidth, innerHeight));
      moved.push(`${element.className} by ${Math.round(far)}`);
    }
    if (moved.length) shifts.push({ value, moved });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


def watch(person: Person) -> None:
    """From the next page on."""
    person.context.add_init_script(WATCH)


def shifts(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate("shifts")
    return found


def answer(person: Person, luck: random.Random) -> None:
    """By script: then no browser takes what follows for the person's own doing."""
    before = person.request
    count = person.answers.count()
    if count:
        person.answers.nth(luck.randrange(count)).evaluate("answer => answer.click()")
        person.wait_for_another(before)

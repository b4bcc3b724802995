"""A move is on the screen at once: measured in the page, from the acknowledgement to the paint."""

import random
import statistics

from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.server.process import Process

SOON = 100  # ms, for half of the moves of a game at least; a busy machine may be late with some
MOVES = 40

# From the frame that says `done` to the first change of log or question that was painted.
STOPWATCH = """
const Plain = WebSocket;
let since = null;
window.WebSocket = class extends Plain {
  constructor(...to) {
    super(...to);
    this.addEventListener('message', ({ data }) => {
      if (!data.includes('"type":"done"')) return;
      performance.mark('acknowledged');
      since = performance.now();
    });
  }
};
new MutationObserver((changes) => {
  if (since === null) return;
  const element = (node) => (node instanceof Element ? node : node.parentElement);
  if (!changes.some(({ target }) => element(target)?.closest('.log, .prompt'))) return;
  since = null;
  requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => performance.measure('on screen', 'acknowledged');
    after.port2.postMessage(null);  // comes when the frame is painted
  });
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_a_move_is_on_screen_within_a_tenth_of_a_second_of_its_acknowledgement(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(4)
    with Person(chromium, house.address) as ada:
        ada.context.add_init_script(STOPWATCH)
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.evaluate("performance.clearMeasures()")
        decided = 0
        while decided < MOVES and not ada.over:
            decided += ada.decide(luck)
        ada.page.wait_for_timeout(200)
        taken = ada.page.evaluate(
            "performance.getEntriesByName('on screen').map((one) => one.duration)"
        )
        assert len(taken) >= decided - 2, "every move was measured"
        assert statistics.median(taken) < SOON, sorted(taken)

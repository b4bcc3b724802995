"""A move is on the screen at once: counted in the page, in frames from its acknowledgement on.

Not in milliseconds: a busy machine paints fewer frames, and none of them later than it can.
"""

import random

from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.server.process import Process

SOON = 6  # frames: a tenth of a second where there are sixty a second
MOVES = 40

# From the message that says `done` to the first change of log or question, which the next frame
# paints.
COUNTER = """
const Plain = WebSocket;
let since = null;
let frames = 0;
window.taken = [];
requestAnimationFrame(function next() {
  frames += 1;
  requestAnimationFrame(next);
});
window.WebSocket = class extends Plain {
  constructor(...to) {
    super(...to);
    this.addEventListener('message', ({ data }) => {
      if (!data.includes('"type":"done"')) return;
      since = frames;
    });
  }
};
new MutationObserver((changes) => {
  if (since === null) return;
  const element = (node) => (node instanceof Element ? node : node.parentElement);
  if (!changes.some(({ target }) => element(target)?.closest('.log, .prompt'))) return;
  taken.push(frames + 1 - since);
  since = null;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_a_move_is_painted_within_a_few_frames_of_its_acknowledgement(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(4)
    with Person(chromium, house.address) as ada:
        ada.context.add_init_script(COUNTER)
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.wait_to_be_asked()
        ada.page.evaluate("taken.length = 0")  # the table has opened: moves count from here on
        decided = 0
        while decided < MOVES and not ada.over:
            decided += ada.decide(luck)
        # The last one may have led to the page of the ending.
        ada.page.wait_for_function("most => taken.length >= most", arg=decided - 1)
        taken = ada.page.evaluate("taken")
        assert max(taken) <= SOON, taken

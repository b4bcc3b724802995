import type { LiveScene } from '../../lib/table/livescene.svelte.ts';

/** Digits and letters press options, Enter decides the armed one, Escape takes it back, c covers, m is the menu. */
export function keyboard(scene: LiveScene, menu: () => void, cover: () => void, escape: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'c') cover();
    else if (key === 'm') menu();
    else if (key === 'escape') escape();
    else if (scene.live.fact && (key === ' ' || key === 'enter')) scene.live.press();
    else if (key === 'enter') decide(scene, event);
    else if (key.length === 1) {
      const option = scene.options.find((one) => one.key === key);
      if (option) scene.press(option);
    }
  };
}

/** On a button, Enter is that button's own. */
function decide(scene: LiveScene, event: KeyboardEvent): void {
  if (event.target instanceof HTMLElement && event.target.closest('button, a, select')) return;
  const armed = scene.options.find((option) => option.id === scene.armed);
  if (armed) scene.press(armed);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}

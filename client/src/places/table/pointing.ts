import type { Attachment } from 'svelte/attachments';

/** Rings the answers, here and on the board, that a guide speaks of. They come and go with every view. */
export function pointing(names: readonly string[]): Attachment<HTMLElement> {
  return (stage) => {
    const ring = () => {
      for (const one of stage.querySelectorAll<HTMLElement>('[data-option]')) {
        const wanted = names.includes(one.dataset['option'] ?? '');
        if (wanted === one.hasAttribute('data-ringed')) continue;
        one.toggleAttribute('data-ringed', wanted);
        if (wanted && one.closest('.prompt')) one.scrollIntoView({ block: 'nearest' }); // a low phone scrolls its answers
      }
    };
    ring();
    const watch = new MutationObserver(ring);
    watch.observe(stage, { childList: true, subtree: true, attributeFilter: ['data-option'] });
    return () => {
      watch.disconnect();
      for (const one of stage.querySelectorAll('[data-ringed]')) one.removeAttribute('data-ringed');
    };
  };
}

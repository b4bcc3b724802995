import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';
import { still } from '../../lib/settings.svelte.ts';

/** A token that leaves one sheet and comes to another flies between them. */
export const [leave, arrive] = crossfade({
  duration: () => (still() ? 0 : 260),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: still() ? 0 : 160, start: 0.6 }),
});

/** How much longer or shorter than usual something is watched. */
export const PACES = { slow: 2, usual: 1, quick: 0.4, 'at once': 0 } as const;
export type Pace = keyof typeof PACES;

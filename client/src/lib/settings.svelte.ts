import type { Pace } from './table/pace.ts';

/** What this person prefers, kept on this device. */
export interface Preferences {
  name: string;
  theme: 'system' | 'paper' | 'night';
  sound: boolean;
  motion: 'system' | 'less';
  pace: Pace; // at which what happens is shown
  confirm: boolean; // a decision needs a second press
  speak: boolean; // a screen reader may say what only you may know
  hints: boolean;
  bot: string; // whom this person played against last
  tables: Record<string, string>; // by game, the mode and seats that they played last
  first: Record<string, string>; // by game, what became of the guided first game (lib/first.ts)
  language: 'en';
}

const KEY = 'brushpass.preferences';
const DEFAULTS: Preferences = {
  name: '',
  theme: 'system',
  sound: false,
  motion: 'system',
  pace: 'usual',
  confirm: true,
  speak: false,
  hints: true,
  bot: 'clerk',
  tables: {},
  first: {},
  language: 'en',
};

function kept(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS }; // a browser that keeps nothing, or something that is not ours
  }
}

export const preferences = $state<Preferences>(kept());

/** To be called once, by the page itself. */
export function keepPreferences(): void {
  $effect(() => {
    const root = document.documentElement;
    if (preferences.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = preferences.theme;
    if (preferences.motion === 'less') root.dataset.motion = 'less';
    else delete root.dataset.motion;
    root.lang = preferences.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
      /* then they last as long as the page */
    }
  });
}

export function still(): boolean {
  return preferences.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function switchTheme(): void {
  const dark =
    preferences.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : preferences.theme === 'night';
  preferences.theme = dark ? 'paper' : 'night';
}

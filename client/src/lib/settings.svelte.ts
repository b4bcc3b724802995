/** What this person prefers, kept on this device. */
export interface Preferences {
  name: string;
  theme: 'system' | 'paper' | 'night';
  sound: boolean;
  motion: 'system' | 'less';
  confirm: boolean; // a decision needs a second press
  speak: boolean; // a screen reader may say what only you may know
  hints: boolean;
  language: 'en';
}

const KEY = 'brushpass.preferences';
const DEFAULTS: Preferences = {
  name: '',
  theme: 'system',
  sound: false,
  motion: 'system',
  confirm: true,
  speak: false,
  hints: true,
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

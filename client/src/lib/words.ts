/** Words for names that the server uses in data. */
export function level(bot: string): string {
  return capital(bot.replaceAll('_', ' '));
}

/** Who plays at a seat, if no person does. */
export function played(seat: { bot: string | null; standsIn?: boolean }): string | null {
  return seat.bot && (seat.standsIn ? `${level(seat.bot)} stands in` : level(seat.bot));
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const whole = Math.floor(seconds / 60);
  if (whole >= 60) return `${Math.floor(whole / 60)} h ${whole % 60}`;
  return `${whole}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is agreed about time, in words. */
export function clockWords(clock: { per?: string; seconds?: number | null } | undefined): string {
  if (!clock?.per || clock.per === 'none') return 'no limit';
  const seconds = clock.seconds ?? 0;
  const time = seconds % 60 ? `${seconds} s` : `${seconds / 60} min`;
  return `${time} ${clock.per === 'game' ? 'a game, each' : 'a decision'}`;
}

/** "2", "3 to 6", "4 or 6" */
export function counts(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? first;
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${first} to ${last}`;
  return sorted.join(' or ');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function noTable(code: string): string {
  return `There is no table ${code}. A code has six letters and digits, never 0, 1, I or O.`;
}

/** The beginning of a long figure, to be read to each other. */
export const groups = (hex: string): string => hex.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');

/** Words for names that the server uses in data. */
export function level(bot: string): string {
  return capital(bot.replaceAll('_', ' '));
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

/** For the moment before the server has told them; the order of the front page. */
export const titles: Record<string, string> = {
  microfilms: '[microfilms]',
  kompromat: 'Kompromat',
  double_agent: 'Double Agent',
  spy_tactics: 'Spy Tactics',
  redacted: '[redacted]',
};

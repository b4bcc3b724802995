/** By the rule that asks: what a newcomer wants to know the first time. */
export const hints: Record<string, string> = {
  'R2.2': 'Move at least one room, then act at most once. Rooms you may enter are yellow; you go room by room and stop when you like. Standing in a room with a function, you may use it.',
  'R3.1': 'Go on, use the room you are in, or stay: your own token ends the turn.',
  'R4.1': 'You both choose a card in secret. Only the two of you, and whoever is in the Security HQ, see them. An attack ends your movement.',
  'R4.3': 'Only an agent who showed Friendly can give something. Everybody is asked, so that nobody else learns who it was.',
  'R4.10': 'Hidden Weapon: one step better. Vest: a tie, whatever is played. Both are used up.',
  'R5.1': 'You won. Injure, rob or question the other; taking nothing leaves you an action in this room.',
  'R5.3': 'They will see one of three cards at random: your loyalty, a Neutral, or the weapon you add.',
  'R5.5': 'The loser must leave: choose the first room, the rest is up to them.',
  'R6.1': 'No two agents end a turn in one room. You leave by the doors, past others if need be, to the first empty room.',
  'R6.4': 'Somebody slips through your room. You may knock them out and take a reward.',
  'R7.3': 'Two weapons from the Armoury: keep one, the other goes back.',
  'R9.2': 'From the Computer you may see one of two of their cards: Loyalty or Neutral.',
  'R10.3': 'In the dark nobody meets, unless Night Vision Goggles are shown.',
  'R11.3': 'Only you see what lies in the briefcase.',
  'R16.9': 'A guard plays one of three weapons. Beat it and the guard is gone; lose, and you lose an item or are hurt.',
};

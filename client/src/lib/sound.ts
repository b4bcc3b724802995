import { preferences } from './settings.svelte.ts';

/** Four verbs of the table and the clock, each under 0.4 s, made here: no file is loaded. */
export type Verb = 'deal' | 'flip' | 'slide' | 'stamp';

let context: AudioContext | null = null;

function noise(at: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Filtered noise with a quick end: paper, felt, pencil, rubber, by its colour and length. */
function rustle(colour: number, width: number, seconds: number, loud: number): void {
  context ??= new AudioContext();
  const source = noise(context, seconds);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = colour;
  filter.Q.value = width;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

const SOUNDS: Record<Verb | 'tick', () => void> = {
  deal: () => rustle(1400, 0.8, 0.12, 0.25),
  flip: () => rustle(3800, 1.2, 0.09, 0.3),
  slide: () => rustle(5200, 2.5, 0.2, 0.12),
  stamp: () => rustle(160, 0.9, 0.25, 0.9),
  tick: () => rustle(2400, 9, 0.05, 0.4),
};

export function play(sound: Verb | 'tick'): void {
  if (preferences.sound && !document.hidden) SOUNDS[sound]();
}

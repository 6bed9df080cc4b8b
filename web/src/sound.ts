// Sounds of the table, made here so that no file must be loaded: a bell for the own turn, a knock for others' moves, and few more.

import { preferences } from "./preferences.svelte";

/** What is heard: pitches in Hertz, when each begins, how long it lasts, and how loud it is. */
const SOUNDS = {
  turn: { pitches: [880, 1174.7], apart: 0.16, length: 0.7, gain: 0.12, shape: "sine" },
  move: { pitches: [196], apart: 0, length: 0.09, gain: 0.1, shape: "triangle" },
  word: { pitches: [659.3], apart: 0, length: 0.18, gain: 0.06, shape: "sine" },
  hurry: { pitches: [440, 440, 440], apart: 0.14, length: 0.1, gain: 0.1, shape: "triangle" },
  over: { pitches: [392, 523.3, 659.3, 784], apart: 0.12, length: 1.1, gain: 0.1, shape: "sine" },
} as const;

let room: AudioContext | undefined;

/** Make a sound, if sounds are wished, once what it is for has been drawn. Browsers allow it only after the person has touched the page. */
export function chime(name: keyof typeof SOUNDS): void {
  if (preferences.sound && navigator.userActivation.hasBeenActive) setTimeout(() => ring(SOUNDS[name]));
}

function ring({ pitches, apart, length, gain, shape }: (typeof SOUNDS)[keyof typeof SOUNDS]): void {
  room ??= new AudioContext();
  for (const [index, pitch] of pitches.entries()) {
    const at = room.currentTime + index * apart;
    const tone = new OscillatorNode(room, { frequency: pitch, type: shape });
    const loudness = new GainNode(room, { gain: 0 });
    tone.connect(loudness).connect(room.destination);
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(gain, at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}

// One sound: two soft strokes of a desk bell, made here so that no file must be loaded.

import { settings } from "./settings.svelte";

let room: AudioContext | undefined;

/** Say that it is one's turn. Browsers allow sound only after the person has touched the page. */
export function ring(): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  room ??= new AudioContext();
  stroke(room, 880, room.currentTime);
  stroke(room, 1174.7, room.currentTime + 0.16);
}

function stroke(room: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(room, { frequency: pitch });
  const loudness = new GainNode(room, { gain: 0 });
  tone.connect(loudness).connect(room.destination);
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
  tone.start(at);
  tone.stop(at + 0.75);
}

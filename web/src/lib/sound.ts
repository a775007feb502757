// Sounds, synthesized from sine waves and noise. Silent if the reader has turned sound off.
import { settings } from "./settings.svelte";

export type Sound = "card" | "turn" | "race" | "thanks" | "win" | "over" | "refused";

let context: AudioContext | null = null;

function tone(at: AudioContext, frequency: number, start: number, length: number, loud = 0.12, shape: OscillatorType = "sine"): void {
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = shape;
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at.currentTime + start);
  volume.gain.linearRampToValueAtTime(loud, at.currentTime + start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  voice.connect(volume).connect(at.destination);
  voice.start(at.currentTime + start);
  voice.stop(at.currentTime + start + length);
}

function rustle(at: AudioContext): void {
  const length = Math.floor(at.sampleRate * 0.07);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  volume.gain.value = 0.22;
  source.connect(filter).connect(volume).connect(at.destination);
  source.start();
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  card: rustle,
  turn: (at) => [523, 659].forEach((f, i) => tone(at, f, i * 0.09, 0.3, 0.09)),
  race: (at) => [880, 880, 1174].forEach((f, i) => tone(at, f, i * 0.1, 0.12, 0.08, "triangle")),
  thanks: (at) => [784, 988].forEach((f, i) => tone(at, f, i * 0.08, 0.25, 0.09)),
  win: (at) => [523, 659, 784, 1047].forEach((f, i) => tone(at, f, i * 0.12, 0.5, 0.1)),
  over: (at) => [440, 392].forEach((f, i) => tone(at, f, i * 0.14, 0.4, 0.08)),
  refused: (at) => tone(at, 180, 0, 0.16, 0.1, "triangle"),
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // browsers allow sound only after the reader has used the page
  SOUNDS[sound](context);
}

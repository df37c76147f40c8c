/** Cardboard and dice, made of filtered noise; nothing is loaded for them. */

export type Sound = "flip" | "dice" | "card" | "blow" | "shot" | "fall" | "place";

interface Burst {
  /** Seconds after the start, and how long it lasts. */
  at: number;
  length: number;
  /** The middle of what is heard, in hertz, and how narrow it is. */
  pitch: number;
  narrow: number;
  loud: number;
}

const burst = (at: number, length: number, pitch: number, narrow: number, loud: number): Burst => ({ at, length, pitch, narrow, loud });

/** A roll rattles: each die knocks a few times, ever weaker. */
function rattle(): Burst[] {
  return Array.from({ length: 9 }, (_, i) => burst(i * 0.055 + Math.random() * 0.03, 0.035, 2200 + Math.random() * 1600, 6, 0.5 * (1 - i / 12)));
}

function bursts(sound: Sound): Burst[] {
  switch (sound) {
    case "flip":
      return [burst(0, 0.09, 900, 1, 0.12), burst(0.2, 0.07, 260, 1.5, 0.7), burst(0.2, 0.03, 1500, 1, 0.25)];
    case "place":
      return [burst(0, 0.06, 280, 1.5, 0.6), burst(0, 0.03, 1700, 1, 0.2)];
    case "card":
      return [burst(0, 0.12, 2900, 0.7, 0.12), burst(0.1, 0.05, 900, 1, 0.3)];
    case "blow":
      return [burst(0, 0.09, 420, 2, 0.8), burst(0, 0.05, 2600, 3, 0.2)];
    case "shot":
      return [burst(0, 0.16, 1800, 0.8, 0.3)];
    case "fall":
      return [burst(0, 0.1, 200, 1.2, 0.7), burst(0.09, 0.08, 150, 1.2, 0.5), burst(0.2, 0.06, 900, 1, 0.15)];
    case "dice":
      return rattle();
  }
}

const VOLUME = 0.5;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound at once; a browser that may not yet, keeps silent. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  noise ??= white(context);
  for (const one of bursts(sound)) knock(context, noise, one);
}

function white(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function knock(audio: AudioContext, buffer: AudioBuffer, { at, length, pitch, narrow, loud }: Burst): void {
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: narrow });
  const gain = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(loud * VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start, Math.random() * 0.2, length + 0.02);
}

/** Synthesized sound effects: short, quiet, and slightly different each time. */

/** The sounds. */
export type Sound = "wood" | "card" | "coin" | "dice" | "turn" | "result";

const LOUDNESS = 0.16;

/** A synthesizer, created at the first sound because browsers require a user gesture. */
export class Synth {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private hiss: AudioBuffer | null = null;

  /** Play a sound after some seconds; silent if the browser has no audio or doesn't allow it yet. */
  play(sound: Sound, delay = 0): void {
    const context = this.wake();
    if (!context) return;
    const start = context.currentTime + 0.01 + delay;
    VOICES[sound](this, start);
  }

  /** A tone that fades out. */
  tone(start: number, pitch: number, length: number, level: number, shape: OscillatorType = "sine", to = pitch): void {
    const context = this.context!;
    const oscillator = context.createOscillator();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(pitch, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    oscillator.connect(this.fading(start, length, level, 0.003));
    oscillator.start(start);
    oscillator.stop(start + length);
  }

  /** Filtered noise with a gliding pitch. */
  noise(start: number, length: number, level: number, from: number, to: number, width = 1.2, rise = 0.004): void {
    const context = this.context!;
    const source = context.createBufferSource();
    source.buffer = this.hiss!;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = width;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.fading(start, length, level, rise));
    source.start(start, Math.random() * 0.5, length);
  }

  private fading(start: number, length: number, level: number, rise: number): GainNode {
    const gain = this.context!.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(level, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.out!);
    return gain;
  }

  private wake(): AudioContext | null {
    if (!this.context && "AudioContext" in globalThis) {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.gain.value = LOUDNESS;
      this.out.connect(this.context.destination);
      this.hiss = whiteNoise(this.context, 1);
    }
    if (this.context?.state === "suspended") void this.context.resume();
    return this.context?.state === "running" ? this.context : null;
  }
}

const VOICES: Record<Sound, (synth: Synth, start: number) => void> = {
  wood(synth, start) {
    const pitch = near(210);
    synth.tone(start, pitch, 0.11, 0.9, "sine", pitch * 0.72);
    synth.tone(start, pitch * 2.76, 0.05, 0.28, "triangle");
    synth.noise(start, 0.03, 0.4, 1800, 700);
  },
  card(synth, start) {
    synth.noise(start, 0.16, 0.42, near(2600), 5200, 0.8, 0.05);
    synth.noise(start + 0.13, 0.03, 0.4, 1400, 600);
  },
  coin(synth, start) {
    const pitch = near(2350);
    synth.tone(start, pitch, 0.22, 0.22);
    synth.tone(start + 0.004, pitch * 1.52, 0.16, 0.14);
    synth.tone(start + 0.07, pitch * 1.12, 0.2, 0.14);
  },
  dice(synth, start) {
    for (const beat of [0, 0.07, 0.13, 0.2, 0.29, 0.4, 0.46]) {
      const level = 0.7 - beat;
      const pitch = near(520);
      synth.tone(start + beat, pitch, 0.045, level, "triangle", pitch * 0.7);
      synth.noise(start + beat, 0.025, level * 0.7, 3200, 1500);
    }
  },
  turn(synth, start) {
    for (const [at, pitch] of [[0, 659.3], [0.14, 987.8]] as const) {
      synth.tone(start + at, pitch, 0.9, 0.34);
      synth.tone(start + at, pitch * 2.01, 0.5, 0.1);
    }
  },
  result(synth, start) {
    for (const [at, pitch] of [[0, 392], [0.13, 493.9], [0.26, 587.3], [0.42, 784]] as const) {
      synth.tone(start + at, pitch, 1.1, 0.3, "triangle");
      synth.tone(start + at, pitch * 2, 0.7, 0.1);
    }
  },
};

const near = (pitch: number) => pitch * (0.96 + Math.random() * 0.08);

function whiteNoise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

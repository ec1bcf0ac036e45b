/** Synthesized sound effects: short, quiet, and slightly different each time. */

/** The sounds. */
export type Sound =
  | "wood"
  | "step"
  | "card"
  | "riffle"
  | "coin"
  | "dice"
  | "swing"
  | "bow"
  | "stamp"
  | "swish"
  | "hurt"
  | "heal"
  | "curse"
  | "stone"
  | "drum"
  | "gong"
  | "rumble"
  | "crumble"
  | "turn"
  | "result";

const LOUDNESS = 0.12;

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
    // Browsers allow sound after the first click, and complain of a page that tries before.
    if (!this.context && navigator.userActivation?.hasBeenActive === false) return null;
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
  step(synth, start) {
    synth.noise(start, 0.05, 0.3, near(420), 180, 1.6);
    synth.tone(start, near(120), 0.06, 0.35, "sine", 70);
  },
  riffle(synth, start) {
    for (let card = 0; card < 9; card++) synth.noise(start + card * 0.045, 0.04, 0.3, near(2400), 3800, 0.9, 0.01);
  },
  swing(synth, start) {
    synth.noise(start, 0.22, 0.45, near(700), 2600, 0.7, 0.09);
  },
  bow(synth, start) {
    synth.tone(start, near(330), 0.16, 0.4, "triangle", 150);
    synth.noise(start + 0.03, 0.26, 0.3, 3200, 1100, 0.8, 0.03);
  },
  stamp(synth, start) {
    synth.tone(start, near(150), 0.18, 1, "sine", 58);
    synth.noise(start, 0.07, 0.7, 900, 260);
  },
  swish(synth, start) {
    synth.noise(start, 0.24, 0.3, near(2200), 600, 0.7, 0.08);
  },
  hurt(synth, start) {
    synth.tone(start, near(190), 0.2, 0.7, "sawtooth", 80);
    synth.noise(start, 0.09, 0.5, 1200, 300);
  },
  heal(synth, start) {
    for (const [at, pitch] of [[0, 523.3], [0.09, 659.3], [0.18, 880]] as const) synth.tone(start + at, pitch, 0.4, 0.2);
  },
  curse(synth, start) {
    synth.tone(start, near(311), 0.4, 0.28, "triangle", 220);
    synth.tone(start + 0.02, near(329), 0.4, 0.2, "triangle", 233);
  },
  stone(synth, start) {
    synth.noise(start, 0.36, 0.55, near(300), 140, 0.9, 0.1);
    synth.tone(start + 0.32, near(95), 0.14, 0.8, "sine", 60);
  },
  drum(synth, start) {
    synth.tone(start, near(110), 0.3, 0.8, "sine", 62);
    synth.noise(start, 0.05, 0.25, 500, 200);
  },
  gong(synth, start) {
    for (const [part, level] of [[1, 0.4], [1.48, 0.22], [2.09, 0.16], [2.83, 0.1]] as const) {
      synth.tone(start, 146.8 * part, 1.6 / part, level);
    }
  },
  rumble(synth, start) {
    synth.noise(start, 0.8, 0.8, near(90), 60, 0.6, 0.2);
    synth.tone(start, near(55), 0.8, 0.6, "triangle", 41);
  },
  crumble(synth, start) {
    for (const at of [0, 0.09, 0.15, 0.24, 0.3, 0.41]) synth.noise(start + at, 0.1, 0.5 - at, near(800), 240, 1.4);
    synth.tone(start, near(140), 0.35, 0.5, "sawtooth", 48);
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

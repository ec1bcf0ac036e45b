/** Sound effects: `synth` makes them, `heard` says when. They are off by default. */

import { settings } from "../settings.svelte";
import type { Scene } from "../protocol";
import { heard } from "./heard";
import { Synth, type Sound } from "./synth";

const synth = new Synth();

/** Play a sound, if sounds are on. */
export function play(sound: Sound, delay = 0): void {
  if (settings.sound) synth.play(sound, delay);
}

/** Play the sounds of a change from one scene to the next. */
export function playChange(before: Scene, after: Scene): void {
  if (settings.sound) heard(before, after).forEach((sound, index) => synth.play(sound, index * 0.12));
}

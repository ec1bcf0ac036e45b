/** Sound at the table: `synth` makes it, `heard` says when. Off until somebody turns it on. */

import { settings } from "../settings.svelte";
import type { Scene } from "../wire";
import { heard } from "./heard";
import { Synth, type Sound } from "./synth";

const synth = new Synth();

/** Play a sound, if sounds are on. */
export function play(sound: Sound, delay = 0): void {
  if (settings.sound) synth.play(sound, delay);
}

/** Play what one would hear as one scene becomes the next. */
export function playChange(before: Scene, after: Scene): void {
  if (settings.sound) heard(before, after).forEach((sound, index) => synth.play(sound, index * 0.12));
}

/** Sound effects: `synth` makes them, `cues` says which and when. They are quiet, and on until they are switched off. */

import type { AnyCue } from "../protocol";
import { settings } from "../settings.svelte";
import { notesOf } from "./cues";
import { Synth, type Sound } from "./synth";

const synth = new Synth();

/** Play a sound, if sounds are on. */
export function play(sound: Sound): void {
  if (settings.sound) synth.play(sound);
}

/** Play what is heard of a cue that is shown for some milliseconds, if sounds are on. */
export function playCue(cue: AnyCue, milliseconds: number): void {
  if (!settings.sound) return;
  for (const { sound, at } of notesOf(cue)) synth.play(sound, (at * milliseconds) / 1000);
}

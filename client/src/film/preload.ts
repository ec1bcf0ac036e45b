/** Drawings that a film will need are fetched before they are shown. */

import type { SceneBeat } from "../protocol";
import { pictureAddress } from "../table/pictures";

const fetched = new Set<string>();

/** The drawings of the cards that some beats show large. */
export function picturesIn(beats: readonly SceneBeat[]): string[] {
  const cues = beats.flatMap(({ cues = [] }) => cues);
  const found = cues.flatMap((cue) => (cue.cue === "card" && cue.face?.picture) || []);
  return [...new Set(found)];
}

/** Fetch them, each once. */
export function preload(beats: readonly SceneBeat[] = []): void {
  for (const picture of picturesIn(beats)) {
    if (fetched.has(picture)) continue;
    fetched.add(picture);
    new Image().src = pictureAddress(picture);
  }
}

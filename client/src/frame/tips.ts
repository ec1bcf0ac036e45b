/** Which tip to show for a question, if any. */

import type { Prompt, Tip } from "../protocol";

/** The note in the settings that says that a tip was seen. */
export function noteOf(game: string, tip: Tip): string {
  return `tip:${game}:${tip.id}`;
}

/** The tip for a question that is asked for the first time on this device. */
export function tipFor(game: string, tips: Tip[], prompt: Prompt | null | undefined, seen: string[]): Tip | null {
  if (!prompt?.choices?.length || !prompt.kind) return null;
  const tip = tips.find((each) => each.id === prompt.kind);
  return tip && !seen.includes(noteOf(game, tip)) ? tip : null;
}

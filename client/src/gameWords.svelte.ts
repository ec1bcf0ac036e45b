/** The language of the game's own texts at the open table, for screen readers and hyphenation. */

import { settings } from "./settings.svelte";

class GameWords {
  /** The languages that all texts of the game are in. */
  languages = $state<readonly string[]>(["en"]);
  readonly language = $derived(languageOf(this));
}

/** The language that the texts of a box or a table are shown in: that of the interface, or else English. */
export function languageOf({ languages }: { languages: readonly string[] }): string {
  return languages.includes(settings.language) ? settings.language : "en";
}

export const gameWords = new GameWords();

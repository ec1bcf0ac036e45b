/** Translations: `t("shell.play_now")` in the language of the settings. */

import { fill, type Phrase, type Values } from "./phrase";
import { settings, type Language } from "./settings.svelte";

const files = import.meta.glob<Record<string, Phrase>>("./messages/*/*.json", { import: "default" });

let phrases = $state.raw<Record<string, Phrase>>({});
let spoken = $state.raw<Language>("en");

/** A message, with values in its `{places}`. */
export function t(key: string, values: Values = {}): string {
  const phrase = phrases[key];
  return phrase === undefined ? key : fill(phrase, values, spoken);
}

/** Load a language and switch to it. */
export async function speak(language: Language): Promise<void> {
  const parts = Object.entries(files).filter(([path]) => path.startsWith(`./messages/${language}/`));
  const loaded = await Promise.all(parts.map(([, load]) => load()));
  phrases = Object.assign({}, ...loaded);
  spoken = language;
}

/** Change the interface language, and save the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.language = language;
}

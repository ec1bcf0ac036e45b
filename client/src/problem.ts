/** Refusals in words: the server gives a sentence in English, and a code for every other language. */

import { t } from "./messages.svelte";
import { settings } from "./settings.svelte";
import type { Problem } from "./wire";

/** A problem with its sentence in the language of the interface. */
export function inWords({ code, message }: Problem): Problem {
  return { code, message: settings.language === "en" ? message : t(`shell.refused_${code}`) };
}

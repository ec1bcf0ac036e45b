/** Error messages: the server sends an English sentence, and a code for other languages. */

import { t } from "./messages.svelte";
import { settings } from "./settings.svelte";
import type { Problem } from "./protocol";

/** A problem with its message in the interface language. */
export function inWords({ code, message }: Problem): Problem {
  return { code, message: settings.language === "en" ? message : t(`shell.refused_${code}`) };
}

/** The keyboard shortcuts of the table page. */

/** The commands. */
export type Command =
  | { name: "figure"; figure: string }
  | { name: "help" | "undo" | "hint" | "end" | "list" | "filter" | "why" | "close" }
  | { name: "log" | "chat" | "rules" | "board" | "prompt" }
  | { name: "again" | "pause" };

/** The letters and their commands, in the order of the help. */
export const LETTERS = {
  l: "list",
  u: "undo",
  h: "hint",
  e: "end",
  w: "why",
  s: "log",
  c: "chat",
  f: "rules",
  b: "board",
  q: "prompt",
  r: "again",
  p: "pause",
} as const;

/** The relevant part of a keyboard event. */
export type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** The command of a key, or null. */
export function command(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "?") return { name: "help" };
  if (pressed.key === "Escape") return { name: "close" };
  if (pressed.key === "/") return { name: "filter" };
  if (/^[0-9]$/.test(pressed.key)) return { name: "figure", figure: pressed.key };
  const letter = latin(pressed);
  return letter in LETTERS ? { name: LETTERS[letter as keyof typeof LETTERS] } : null;
}

/** The letter of a key; with another script, the Latin letter on the same key. */
function latin({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const foreign = key.length === 1 && key > "\x7f";
  return foreign && code.startsWith("Key") ? code.slice(3).toLowerCase() : "";
}

/** Whether an element receives text input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && isText(target));
}

const isText = (field: HTMLInputElement) => !["button", "checkbox", "radio", "range"].includes(field.type);

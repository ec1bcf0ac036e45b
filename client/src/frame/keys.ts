/** The keyboard of the table page: which key means what, and when a key means nothing. */

/** What a key can ask of the table page. */
export type Command =
  | { name: "answer"; index: number }
  | { name: "help" | "undo" | "hint" | "why" | "story" | "chat" | "rules" | "board" | "prompt" | "skip" | "close" };

/** The letters with what they do, in the order in which the help shows them. */
export const LETTERS = {
  u: "undo",
  h: "hint",
  w: "why",
  l: "story",
  c: "chat",
  r: "rules",
  b: "board",
  p: "prompt",
  s: "skip",
} as const;

/** The part of a keyboard event that decides. */
export type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** What a pressed key asks for, or null. */
export function command(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "?") return { name: "help" };
  if (pressed.key === "Escape") return { name: "close" };
  if (/^[1-9]$/.test(pressed.key)) return { name: "answer", index: Number(pressed.key) - 1 };
  const letter = latin(pressed);
  return letter in LETTERS ? { name: LETTERS[letter as keyof typeof LETTERS] } : null;
}

/** The letter of a key; on a keyboard of another script, the Latin one that shares the key. */
function latin({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const foreign = key.length === 1 && key > "\x7f";
  return foreign && code.startsWith("Key") ? code.slice(3).toLowerCase() : "";
}

/** Whether keys that go to this element are text that somebody writes. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && isText(target));
}

const isText = (field: HTMLInputElement) => !["button", "checkbox", "radio", "range"].includes(field.type);

/** What a screen reader finds.

    Things of a board or a tray are read one by one; any other thing says everything in its own label,
    and what lies on it stays silent unless it can be chosen. */

import type { Choice, Node, NotOffered } from "../protocol";

export interface Said {
  role: "button" | "img" | "group";
  label: string;
  /** Arrow keys stop here. */
  stop: boolean;
}

/** What else to say about a thing. */
export interface Concerns {
  choicesOf(id: string): readonly (readonly [number, Choice])[];
  refusedOf(id: string): readonly NotOffered[];
  /** Whether each square of the floor is a stop, so that one can ask about it. */
  ofSquares?: boolean;
  /** "Not now: because", in the reader's language. */
  notNow(reason: string): string;
}

/** Every thing with a label, in reading order. */
export function speech(nodes: readonly Node[], concerns: Concerns): Map<string, Said> {
  const said = new Map<string, Said>();
  for (const node of nodes) listen(node, false, concerns, said);
  return said;
}

/** Note what a node and those on it say; returns whether there is a stop among them. */
function listen(node: Node, silent: boolean, concerns: Concerns, said: Map<string, Said>): boolean {
  const choices = concerns.choicesOf(node.id);
  const refused = choices.length ? [] : concerns.refusedOf(node.id);
  const bare = !!concerns.ofSquares && node.kind === "square" && !!node.name && !node.face_down;
  const stop = choices.length > 0 || refused.length > 0 || bare;
  if (stop) said.set(node.id, { role: "button", label: sentence(node, choices, refused, concerns), stop });
  else if (node.label && !silent) said.set(node.id, { role: "group", label: node.label, stop: false });

  const speaking = node.kind === "board" || node.kind === "tray";
  const quiet = silent || (!!node.label && !speaking);
  let inside = false;
  for (const child of node.children ?? []) inside = listen(child, quiet, concerns, said) || inside;
  if (stop || silent || speaking || inside) return stop || inside;
  if (!node.label) return false;
  said.set(node.id, { role: "img", label: node.label, stop: true });
  return true;
}

function sentence(
  node: Node,
  choices: readonly (readonly [number, Choice])[],
  refused: readonly NotOffered[],
  concerns: Concerns,
): string {
  const name = node.label || node.text || node.name || "";
  const parts = [name, ...choices.map(([, choice]) => inWords(choice, name))];
  for (const { reason } of refused) parts.push(concerns.notNow(reason));
  return parts
    .map((part) => part.replace(/[\s.]+$/, ""))
    .filter(Boolean)
    .join(". ");
}

function inWords({ label, detail }: Choice, name: string): string {
  const same = label.toLowerCase() === name.toLowerCase();
  return [same ? "" : label, detail ?? ""].filter(Boolean).join(": ");
}

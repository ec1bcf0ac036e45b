/** What is printed on the face of a thing, and the words that it is printed from. */

import type { Node } from "../protocol";
import type { Box } from "./geometry";
import type { Face } from "./lettering.svelte";
import type { Room } from "./sizes";

export interface Run {
  x: number;
  y: number;
  text: string;
  size: number;
  face: Face;
  /** Which ink it is written with: that of the header, of the text, or of smaller print. */
  ink: "head" | "text" | "faded";
}

/** How much of a card's text is on its face. */
export type Told = "full" | "short" | "none" | "left out";

export interface Print {
  /** The painted header. */
  header: Box | null;
  /** A drawing, or else an icon; in a header the icon has no disc. */
  emblem: { box: Box; picture: boolean; disc: boolean } | null;
  /** The drawing in the room that is left. */
  art: Box | null;
  runs: Run[];
  /** The symbols in the foot. */
  strip: { node: Node; box: Box; room?: Room }[];
  /** The edge in the card's colour behind the symbols that are placed along it. */
  band: Box | null;
  told: Told;
}

export const LEADING = 1.22;
/** The line below the name. */
export function kindOf(node: Node): string {
  return (node.icon && node.lines?.[0]) || "";
}

/** The full text, line by line. */
export function bodyOf(node: Node): readonly string[] {
  return (node.lines ?? []).slice(node.icon ? 1 : 0);
}

/** The name, and how many equal cards lie here. */
export function nameOf(node: Node, room: Room): string {
  return room.copies > 1 ? `${node.text} ×${room.copies}` : (node.text ?? "");
}

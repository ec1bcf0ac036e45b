/** The heading of a tray: its name, and behind it or below it what there is to say about it. */

import type { Node } from "../protocol";
import type { Box } from "./geometry";
import { width, type Face } from "./lettering.svelte";
import type { Room } from "./sizes";

interface Style {
  face: Face;
  size: number;
  small: number;
  row: number;
}

const INNER: Style = { face: "bold", size: 13, small: 13, row: 22 };
const PANEL: Style = { face: "serif", size: 18, small: 14, row: 30 };
const BETWEEN = 12;

export interface Heading {
  style: Style;
  icon: Box | null;
  name: { x: number; y: number };
  words: { x: number; y: number; text: string } | null;
  w: number;
  h: number;
}

function scaled({ face, size, small, row }: Style, px: number): Style {
  return { face, size: size * px, small: small * px, row: row * px };
}

/** A heading as it is written into a width; a panel is a tray that stands by itself. */
export function heading(node: Node, limit: number, panel: boolean, room: Room): Heading | null {
  const style = panel ? PANEL : room.lean ? scaled(INNER, room.px) : INNER;
  const text = (node.lines ?? []).join(" · ");
  // The frame says the name of a player above what is theirs.
  const name = node.area === "party" && node.seat != null ? "" : node.text;
  if (!name && !text) return null;
  // Beside a hand a sign would take room from the cards.
  const icon = node.icon && !room.hand ? { x: 0, y: 0, w: style.size + 3, h: style.size + 3 } : null;
  const left = icon ? icon.w + 6 : 0;
  const end = left + width(name ?? "", style.size, style.face);
  const base = style.row * 0.62;
  if (!text) return { style, icon, name: { x: left, y: base }, words: null, w: end, h: style.row };
  const wide = width(text, style.small);
  const beside = end + BETWEEN + wide <= limit;
  const below = style.row - 7 + style.small;
  return {
    style,
    icon,
    name: { x: left, y: base },
    words: beside ? { x: end + BETWEEN, y: base, text } : { x: left, y: below, text },
    w: beside ? end + BETWEEN + wide : Math.max(end, left + wide),
    h: beside ? style.row : below + 9,
  };
}

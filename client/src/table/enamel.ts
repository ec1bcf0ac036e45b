/** What is printed on a tile of enamel, laid out: the side that is up large, the other side in the foot. */

import type { Node } from "../protocol";
import type { Print, Run } from "./face";
import { LEADING } from "./face";
import { loose, type Box, type Size } from "./geometry";
import { fitted, unbroken, width, wrapped } from "./lettering.svelte";
import { MEASURES } from "./measures";
import { CHIP, chipLines, smaller, stripFlow, tilePrint, type Room } from "./sizes";

/** The least size of letters on the screen. */
const LEGIBLE = 13;
const PAD = 8;

/** One way to print a tile. */
interface Want {
  text: boolean;
  strip: boolean;
  name: boolean;
  /** The name as small as its text, beside a small emblem. */
  tight?: boolean;
}

const WANTS: readonly Want[] = [
  { text: true, strip: true, name: true },
  { text: true, strip: true, name: true, tight: true },
  { text: true, strip: false, name: true },
  { text: true, strip: false, name: true, tight: true },
  { text: true, strip: false, name: false },
  { text: false, strip: false, name: true },
];

/** Lay out the face of a tile. */
export function enamel(node: Node, size: Size, room: Room): Print {
  if (room.compact) return chip(node, size);
  const area = { x: PAD, y: PAD, w: size.w - 2 * PAD, h: size.h - 2 * PAD };
  for (const want of WANTS) {
    const done = attempt(node, area, room, want);
    if (done) return done;
  }
  const side = node.icon ? Math.max(0, Math.min(area.h, area.w)) : 0;
  const emblem = { x: area.x + (area.w - side) / 2, y: area.y + (area.h - side) / 2, w: side, h: side };
  return face(side ? emblem : null, [], [], "left out");
}

function face(emblem: Box | null, runs: Run[], strip: Print["strip"], told: Print["told"]): Print {
  return {
    header: null,
    emblem: emblem && { box: emblem, picture: false, disc: true },
    art: null,
    runs,
    strip,
    band: null,
    told,
  };
}

/** A tile of which only emblem and name are shown. */
function chip(node: Node, size: Size): Print {
  const { margin, emblem: side, letters, leading } = CHIP;
  const top = node.icon ? margin + side + margin * 0.5 : (size.h - leading) / 2;
  const runs = chipLines(node).map((line, place): Run => {
    const text = fitted(line, letters, size.w - 2, "serif");
    const x = (size.w - width(text, letters, "serif")) / 2;
    return { x, y: top + letters + place * leading, text, size: letters, face: "serif", ink: "text" };
  });
  const emblem = node.icon ? { x: (size.w - side) / 2, y: margin, w: side, h: side } : null;
  return face(emblem, runs, [], "left out");
}

function attempt(node: Node, area: Box, room: Room, want: Want): Print | null {
  const small = Math.max(tilePrint(room), LEGIBLE * room.px);
  const letters = want.tight ? small : Math.max(tilePrint(room) + 1.5, (LEGIBLE + 1) * room.px);
  const children = want.strip ? loose(node) : [];
  const row = stripFlow(children, area.w, smaller(room));
  if (row.size.w > area.w + 0.5) return null;
  const spare = area.h - (children.length ? row.size.h + 5 : 0);

  const side = node.icon ? Math.min(spare, want.tight ? 18 * room.px : MEASURES.emblem.tile) : 0;
  const left = side ? side + (want.tight ? 4 : MEASURES.beside_emblem) : 0;
  const name = want.name ? (node.text ?? "") : "";
  if (!unbroken(name, letters, area.w - left, "serif")) return null;
  const names = wrapped(name, letters, area.w - left, "serif");
  if (names.length > 1) return null;
  const top = Math.max(names.length * letters * 1.13 + 1, side ? side + 2 : 0);
  const lines = want.text ? (node.lines ?? []).flatMap((line) => wrapped(line, small, area.w)) : [];
  const end = top + (lines.length ? 3 + lines.length * small * LEADING : 0);
  if (end > spare + small * 0.25) return null;
  const down = area.y + (want.text ? 0 : Math.max(0, (spare - end) / 2));
  const stripTop = area.y + area.h - row.size.h;
  return face(
    side ? { x: area.x, y: down + Math.max(0, (top - side) / 2 - 1), w: side, h: side } : null,
    [
      ...names.map((text): Run => {
        const y = down + Math.max(letters * 0.98, side / 2 + letters * 0.36);
        return { x: area.x + left, y, text, size: letters, face: "serif", ink: "text" };
      }),
      ...lines.map((text, place): Run => {
        const y = down + top + 3 + small * (place * LEADING + 0.95);
        return { x: area.x, y, text, size: small, face: "sans", ink: "text" };
      }),
    ],
    children.flatMap((child, place) => {
      const box = row.boxes[place];
      return box ? [{ node: child, box: { ...box, x: area.x + box.x, y: stripTop + box.y } }] : [];
    }),
    want.text ? "full" : "left out",
  );
}

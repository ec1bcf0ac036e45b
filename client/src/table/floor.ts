/** A tile of rock with a floor in it: wherever a tile with squares on it has none, it is wall. */

import type { Node } from "../protocol";
import { placed, type Size } from "./geometry";
import { variety } from "./variety";

export interface Floor {
  /** The tile with a hole for each square and each piece of fog, to be filled by the even-odd rule: wide patterns are
      dear, and nobody sees what lies below others. */
  rock: string;
  /** All plain squares as one shape. */
  ground: string;
  /** The squares of grass, snow, water and the like: a shape for each colour. */
  painted: Map<NonNullable<Node["color"]>, string>;
  /** Where the floor meets the rock. */
  edges: string;
  /** The sides of walls that one sees from the south. */
  faces: string;
  /** Where lamps hang: the middle of the foot of a wall, in pixels. */
  lamps: { x: number; y: number }[];
}

/** How high a wall looks, in squares. */
const HIGH = 0.24;
/** How far rock reaches below fog, in pixels. */
const OVERLAP = 2;
/** So many squares of wall have one lamp. */
const LIT = 5;

/** The floor of a tile, in its pixels; nothing for a tile on which no squares are marked. */
export function floorOf(node: Node, size: Size): Floor | null {
  const squares = placed(node).filter((child) => child.kind === "square" && !child.size);
  if (!squares.length || !node.size) return null;
  const [wide, high] = node.size;
  const [across, down] = [size.w / wide, size.h / high];
  const open = new Set(squares.map(({ at }) => key(at?.[0] ?? 0, at?.[1] ?? 0)));
  const isRock = (x: number, y: number) => x >= 0 && y >= 0 && x < wide && y < high && !open.has(key(x, y));
  const point = (x: number, y: number) => `${round(x * across)} ${round(y * down)}`;

  const whole = `M0 0h${round(size.w)}v${round(size.h)}h${round(-size.w)}z`;
  const floor: Floor = { rock: whole + holes(node, across, down), ground: "", painted: new Map(), edges: "", faces: "", lamps: [] };
  const feet: { x: number; y: number }[] = [];
  for (const { at, color } of squares) {
    const [x, y] = at ?? [0, 0];
    const shape = `M${point(x, y)}h${round(across)}v${round(down)}h${round(-across)}z`;
    floor.rock += shape;
    if (color) floor.painted.set(color, (floor.painted.get(color) ?? "") + shape);
    else floor.ground += shape;
    if (isRock(x, y - 1)) {
      floor.edges += `M${point(x, y)}h${round(across)}`;
      floor.faces += `M${point(x, y)}h${round(across)}v${round(down * HIGH)}h${round(-across)}z`;
      feet.push({ x: round((x + 0.5) * across), y: round(y * down) });
    }
    if (isRock(x, y + 1)) floor.edges += `M${point(x, y + 1)}h${round(across)}`;
    if (isRock(x - 1, y)) floor.edges += `M${point(x, y)}v${round(down)}`;
    if (isRock(x + 1, y)) floor.edges += `M${point(x + 1, y)}v${round(down)}`;
  }
  const first = feet.length ? variety(node.id, Math.min(feet.length, LIT)) : 0;
  floor.lamps = feet.filter((_, place) => place % LIT === first);
  return floor;
}

/** Where fog hides the rock; along its edges rock stays below it. */
function holes(node: Node, across: number, down: number): string {
  const fog = placed(node).filter(({ kind, face_down, hollow }) => kind === "square" && face_down && !hollow);
  return fog
    .map(({ at, size }) => {
      const [[x, y], [wide, high]] = [at ?? [0, 0], size ?? [1, 1]];
      const [w, h] = [wide * across - 2 * OVERLAP, high * down - 2 * OVERLAP];
      return `M${round(x * across + OVERLAP)} ${round(y * down + OVERLAP)}h${round(w)}v${round(h)}h${round(-w)}z`;
    })
    .join("");
}

function key(x: number, y: number): string {
  return `${x} ${y}`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/** The outline of a lit floor: one line around all of its squares, and one around each hole in it. */

import type { Box } from "./geometry";

interface Point {
  x: number;
  y: number;
}

/** A path around the union of boxes that lie side by side, as an attribute of SVG. */
export function outline(boxes: readonly Box[]): string {
  const sides = borders(boxes);
  let path = "";
  for (let start = any(sides); start; start = any(sides)) path += loop(sides, start);
  return path;
}

interface Side {
  from: Point;
  to: Point;
}

/** The sides of boxes that no neighbour shares, clockwise, by where they begin. */
function borders(boxes: readonly Box[]): Map<string, Side[]> {
  const found = new Map<string, Side>();
  for (const { x, y, w, h } of boxes) {
    const ring = [{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }];
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % 4]!;
      if (!found.delete(`${key(to)} ${key(from)}`)) found.set(`${key(from)} ${key(to)}`, { from, to });
    });
  }
  const starts = new Map<string, Side[]>();
  for (const side of found.values()) starts.set(key(side.from), [...(starts.get(key(side.from)) ?? []), side]);
  return starts;
}

function any(sides: ReadonlyMap<string, Side[]>): Side | undefined {
  for (const [first] of sides.values()) return first;
  return undefined;
}

/** One line from side to side until it is closed; at a point where two corners touch, it stays at its own square. */
function loop(sides: Map<string, Side[]>, start: Side): string {
  let path = `M${point(start.from)}`;
  let side = start;
  for (;;) {
    take(sides, side);
    const here = key(side.to);
    if (here === key(start.from)) return `${path}z`;
    const next = (sides.get(here) ?? []).find((each) => turn(side, each) > 0) ?? sides.get(here)?.[0];
    if (!next) return path;
    if (turn(side, next) !== 0) path += `L${point(side.to)}`;
    side = next;
  }
}

function take(sides: Map<string, Side[]>, side: Side): void {
  const here = key(side.from);
  const left = (sides.get(here) ?? []).filter((each) => each !== side);
  if (left.length) sides.set(here, left);
  else sides.delete(here);
}

/** Whether one goes to the right from one side to the next, as around an outer corner, to the left, or on. */
function turn(one: Side, next: Side): number {
  const cross = (one.to.x - one.from.x) * (next.to.y - next.from.y) - (one.to.y - one.from.y) * (next.to.x - next.from.x);
  return Math.abs(cross) < 0.01 ? 0 : Math.sign(cross);
}

function key({ x, y }: Point): string {
  return `${Math.round(x * 4)},${Math.round(y * 4)}`;
}

function point({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

/** What has moved between two scenes.

    A thing is known by its id wherever it lies. One that lies on another goes along with it, and moves by
    itself only if it has changed its place on it. */

import type { Node } from "../wire";
import type { Box } from "./geometry";

/** A thing where it is seen on the screen. */
export interface Spot<Ground = unknown> {
  node: Node;
  box: Box;
  parent: string | null;
  /** The drawing on which it is seen. */
  drawing: Ground;
}

export type Spots = ReadonlyMap<string, Spot>;

/** Something goes from a box to a box. */
export interface Flight {
  id: string;
  from: Box;
  to: Box;
}

export interface Motion {
  /** Things that were elsewhere. */
  glides: Flight[];
  /** New things, with the place they come from if there is one. */
  entered: { id: string; from: Box | null }[];
  /** Things that are gone, with the place they go to if there is one. */
  left: { id: string; to: Box | null }[];
  /** Things that show another number or have become fulfilled. */
  changed: string[];
}

/** A place that differs by less has not changed. */
const NOTICEABLE = 1.5;

/** How one scene becomes another. */
export function motion(before: Spots, after: Spots): Motion {
  const found: Motion = { glides: [], entered: [], left: [], changed: [] };
  if (before.size === 0) return found;
  for (const [id, now] of after) {
    const then = before.get(id);
    if (!then) {
      if (!now.parent || before.has(now.parent)) found.entered.push({ id, from: kin(now, before, after) });
      continue;
    }
    const from = seenFrom(then.box, now.parent, before, after);
    if (differ(from, now.box)) found.glides.push({ id, from, to: now.box });
    if (shows(then.node) !== shows(now.node)) found.changed.push(id);
  }
  for (const [id, then] of before) {
    if (after.has(id) || (then.parent && !after.has(then.parent))) continue;
    found.left.push({ id, to: kin(then, before, after) });
  }
  return found;
}

/** A box of the old scene as it lies relative to a parent that is itself on its way from its old place. */
function seenFrom(box: Box, parent: string | null, before: Spots, after: Spots): Box {
  const then = parent === null ? undefined : before.get(parent)?.box;
  const now = parent === null ? undefined : after.get(parent)?.box;
  if (!then || !now || !differ(then, now) || !then.w || !then.h) return box;
  const [across, down] = [now.w / then.w, now.h / then.h];
  return {
    x: now.x + (box.x - then.x) * across,
    y: now.y + (box.y - then.y) * down,
    w: box.w * across,
    h: box.h * down,
  };
}

function differ(one: Box, other: Box): boolean {
  return (["x", "y", "w", "h"] as const).some((side) => Math.abs(one[side] - other[side]) > NOTICEABLE);
}

/** What a thing shows that may change while it stays where it is. */
function shows({ kind, text, count, glow, icon }: Node): string {
  return [kind === "token" || kind === "die" || kind === "badge" ? text : "", count, glow, icon].join("|");
}

/** Where something comes from or goes to: a pile or a store of its kind whose number has changed. */
function kin({ node }: Spot, before: Spots, after: Spots): Box | null {
  if (!node.color) return null;
  for (const [id, { node: now, box }] of after) {
    const then = before.get(id)?.node;
    if (!then || (then.count === now.count && then.text === now.text)) continue;
    if ([then, now].some((store) => holds(store, node))) return box;
  }
  return null;
}

function holds(store: Node, node: Node): boolean {
  if (store.color !== node.color) return false;
  return store.icon === node.icon || (store.kind === "pile" && !!store.face_down && node.kind === "card");
}

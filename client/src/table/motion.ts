/** What has moved between two scenes.

    A thing is known by its id wherever it lies. One that lies on another goes along with it, and moves by
    itself only if it has changed its place on it. */

import type { Node } from "../protocol";
import type { Box } from "./geometry";

/** A thing and its place on the screen. */
export interface Spot<Ground = unknown> {
  node: Node;
  box: Box;
  parent: string | null;
  /** The drawing that contains it. */
  drawing: Ground;
}

export type Spots = ReadonlyMap<string, Spot>;

/** A motion from one box to another. */
export interface Flight {
  id: string;
  from: Box;
  to: Box;
}

export interface Motion {
  /** Things that have moved. */
  glides: Flight[];
  /** New things, with the place they come from if there is one. */
  entered: { id: string; from: Box | null }[];
  /** Things that are gone, with the place they go to if there is one. */
  left: { id: string; to: Box | null }[];
  /** Things that show another number or have become fulfilled. */
  changed: string[];
}

/** Smaller differences don't count as a motion. */
const NOTICEABLE = 1.5;
/** So much may a thing be stretched on its way, as a share. */
const SAME_SHAPE = 0.05;

/** The changes from one scene to the next. */
export function motion(before: Spots, after: Spots): Motion {
  const found: Motion = { glides: [], entered: [], left: [], changed: [] };
  if (before.size === 0) return found;
  const gone = new Map<string, Spot>();
  for (const [id, then] of before) {
    if (!after.has(id) && (!then.parent || after.has(then.parent))) gone.set(id, then);
  }
  for (const [id, now] of after) {
    const then = before.get(id);
    if (then) {
      const from = seenFrom(then, now, before, after);
      if (now.node.kind !== "board" && differ(from, now.box)) found.glides.push({ id, from, to: now.box });
      if (shows(then.node) !== shows(now.node)) found.changed.push(id);
    } else if (!now.parent || before.has(now.parent)) {
      found.entered.push({ id, from: turnedUp(now, gone) ?? kin(now, before, after) });
    }
  }
  for (const [id, then] of gone) found.left.push({ id, to: kin(then, before, after) });
  return found;
}

/** Where a thing is seen at first, relative to a parent that is itself on its way from its old place. */
function seenFrom({ box: was }: Spot, { node, box: is, parent }: Spot, before: Spots, after: Spots): Box {
  const box = unstretched(was, node, is);
  const then = parent === null ? undefined : before.get(parent);
  const now = parent === null ? undefined : after.get(parent);
  // A board that grows to the left or upwards takes nothing along.
  if (!then || !now || !then.box.w || !then.box.h || now.node.kind === "board") return box;
  const from = unstretched(then.box, now.node, now.box);
  const [across, down] = [now.box.w / from.w, now.box.h / from.h];
  return {
    x: now.box.x + (box.x - from.x) * across,
    y: now.box.y + (box.y - from.y) * down,
    w: box.w * across,
    h: box.h * down,
  };
}

/** Trays have whatever size their things need; they move, but don't grow like things. And a thing of another shape, such
    as a plate that has made room, would show its words compressed on its way. */
export function unstretched(was: Box, { kind }: Node, is: Box): Box {
  const loose = kind === "tray" || kind === "track" || kind === "board";
  return loose || !alike(was, is) ? { ...was, w: is.w, h: is.h } : was;
}

/** Whether two boxes have the same shape. */
function alike(one: Box, other: Box): boolean {
  return Math.abs(one.w * other.h - other.w * one.h) <= SAME_SHAPE * one.w * other.h;
}

/** A card that is seen for the first time may be one of which only the back was known: it takes its place. */
function turnedUp({ node }: Spot, gone: Map<string, Spot>): Box | null {
  if (node.kind !== "card" || node.face_down) return null;
  for (const [id, { node: back, box }] of gone) {
    if (back.kind !== "card" || !back.face_down || back.color !== node.color) continue;
    gone.delete(id);
    return box;
  }
  return null;
}

/** Whether the distance of two boxes is noticeable. */
export function differ(one: Box, other: Box): boolean {
  return (["x", "y", "w", "h"] as const).some((side) => Math.abs(one[side] - other[side]) > NOTICEABLE);
}

/** What a thing shows that may change while it stays where it is. */
function shows({ kind, text, count, glow, icon }: Node): string {
  return [kind === "token" || kind === "die" || kind === "badge" ? text : "", count, glow, icon].join("|");
}

/** Where a thing comes from or goes to: a pile or store of its kind whose count has changed. */
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
  if (node.kind === "card") return store.kind === "pile" && (!!store.face_down || store.icon === node.icon);
  return store.kind === node.kind && store.icon === node.icon;
}

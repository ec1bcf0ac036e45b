/** A scene that follows another keeps whatever has not changed: the very same nodes, so that only the
    others are drawn again. */

import type { Node, Scene } from "../protocol";

/** The next scene, with unchanged nodes taken from the one before. */
export function shared(before: Scene | null, after: Scene): Scene {
  return before ? { ...after, nodes: sharedList(before.nodes, after.nodes) } : after;
}

function sharedList(before: readonly Node[], after: Node[]): Node[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return after.map((node) => sharedNode(known.get(node.id), node));
}

function sharedNode(before: Node | undefined, after: Node): Node {
  if (!before || before === after) return after;
  const children = after.children && sharedList(before.children ?? [], after.children);
  const node = children ? { ...after, children } : after;
  return same(before, node) ? before : node;
}

/** Whether two plain values are alike; children that are the very same need not be looked at. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

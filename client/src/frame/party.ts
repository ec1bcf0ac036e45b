/** Who sits where, and which of the scene's things belong to whom. */

import type { Node, Scene, SeatInfo } from "../wire";

/** The seats in turn order, beginning with the one through whose eyes one looks. */
export function seatsAround(seats: SeatInfo[], viewer: number): SeatInfo[] {
  const first = Math.max(viewer, 0);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The drawers of a phone that hold something, and whether an option lies in each. */
export function drawersOf(scene: Scene, lit: ReadonlyMap<string, unknown>) {
  const isLit = (node: Node): boolean => lit.has(node.id) || (node.children ?? []).some(isLit);
  return (["hand", "party", "supply"] as const)
    .map((name) => ({ name, nodes: scene.nodes.filter((node) => node.area === name) }))
    .filter(({ name, nodes }) => name === "party" || nodes.length > 0)
    .map(({ name, nodes }) => ({ name, lit: nodes.some(isLit) }));
}

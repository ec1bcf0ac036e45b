/** Seats, and the drawers of a phone. */

import type { Node, Scene, SeatInfo } from "../protocol";

/** The seats in turn order, starting with the viewer's. */
export function seatsAround(seats: SeatInfo[], viewer: number): SeatInfo[] {
  const first = Math.max(viewer, 0);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The drawers that are not empty, and whether each contains an option. */
export function drawersOf(scene: Scene, lit: ReadonlyMap<string, unknown>) {
  const isLit = (node: Node): boolean => lit.has(node.id) || (node.children ?? []).some(isLit);
  return (["hand", "party", "supply"] as const)
    .map((name) => ({ name, nodes: scene.nodes.filter((node) => node.area === name) }))
    .filter(({ name, nodes }) => name === "party" || nodes.length > 0)
    .map(({ name, nodes }) => ({ name, lit: nodes.some(isLit) }));
}

/** What can be seen of cards on the table, before and after a beat. */

import type { Node, Scene } from "../protocol";
import type { Sight } from "./score";

/** A hand is read where it lies; elsewhere cards may be too small for that. */
export function sightOf(before: Scene, after: Scene): Sight {
  return {
    isLegible: (id) => {
      const card = found(id, after.nodes.filter(({ area }) => area === "hand"));
      return !!card && !card.face_down;
    },
    isThere: (id) => !!(found(id, after.nodes) ?? found(id, before.nodes)),
  };
}

function found(id: string, nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const below = node.children && found(id, node.children);
    if (below) return below;
  }
  return undefined;
}

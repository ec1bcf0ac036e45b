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
    was: (id) => !!found(id, before.nodes),
    is: (id) => !!found(id, after.nodes),
  };
}

/** A card that has come onto the table with a beat, by what is printed on it. */
export function newCard(face: Node, before: Scene, after: Scene): string | null {
  const known = new Set([...cards(before.nodes)].map(({ id }) => id));
  for (const { id, text } of cards(after.nodes)) if (!known.has(id) && text && text === face.text) return id;
  return null;
}

function* cards(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    if (node.kind === "card") yield node;
    if (node.children) yield* cards(node.children);
  }
}

function found(id: string, nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const below = node.children && found(id, node.children);
    if (below) return below;
  }
  return undefined;
}

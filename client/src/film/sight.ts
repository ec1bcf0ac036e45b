/** What can be seen of cards on the table, before and after a beat. */

import type { Gain, Node, Scene } from "../protocol";
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

/** Things that have come onto the table with a beat and look like what is gained: a token in its slot, a gem. */
export function newThings({ icon, color = "", end = "" }: Gain, before: Scene, after: Scene): string[] {
  const known = new Set([...all(before.nodes)].map(({ node }) => node.id));
  return [...all(after.nodes)].flatMap(({ node, parent }) => {
    const alike = node.icon === icon && (node.color ?? "") === color;
    return alike && !known.has(node.id) && (parent === end || node.id === end) ? [node.id] : [];
  });
}

function* all(nodes: readonly Node[], parent = ""): Generator<{ node: Node; parent: string }> {
  for (const node of nodes) {
    yield { node, parent };
    if (node.children) yield* all(node.children, node.id);
  }
}

function* cards(nodes: readonly Node[]): Generator<Node> {
  for (const { node } of all(nodes)) if (node.kind === "card") yield node;
}

function found(id: string, nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const below = node.children && found(id, node.children);
    if (below) return below;
  }
  return undefined;
}

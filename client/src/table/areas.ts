/** Which part of the frame a thing belongs to. */

import type { Node, Scene } from "../protocol";

export type Area = "board" | "party" | "hand" | "supply";

/** The area of a root node: its own, by default the board for boards and the supply for other things. */
export function areaOf(node: Node): Area {
  return node.area || (node.kind === "board" ? "board" : "supply");
}

/** The nodes of one area, in reading order. */
export function nodesOf(scene: Scene, area: Area): Node[] {
  return scene.nodes.filter((node) => areaOf(node) === area);
}

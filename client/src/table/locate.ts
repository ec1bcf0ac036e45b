/** The places of all things on a drawing, in its own pixels. */

import type { Node } from "../protocol";
import type { Box } from "./geometry";
import { lay, type Laid } from "./layout";
import { isFace } from "./looks";
import type { Room } from "./sizes";

/** A thing on a drawing. */
export interface Place {
  node: Node;
  box: Box;
  parent: string | null;
  room: Room;
}

/** Every thing of a drawing by its id. What is printed on cards goes along with them and is left out. */
export function locate(laid: readonly Laid[], panels: boolean): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const each of laid) enter(each, null, { x: 0, y: 0 }, panels, places);
  return places;
}

function enter(
  { node, box, room }: Laid,
  parent: string | null,
  corner: { x: number; y: number },
  panel: boolean,
  places: Map<string, Place>,
): void {
  const at = { x: corner.x + box.x, y: corner.y + box.y };
  places.set(node.id, { node, box: { ...box, ...at }, parent, room });
  if (isFace(node) || !node.children?.length) return;
  for (const child of lay(node, box, room, panel)) enter(child, node.id, at, false, places);
}

/** What a node looks like where its kind alone does not say it. */

import type { Node } from "../protocol";
import { isBare } from "./icons";

/** Whether a node is open ground: a board with a colour has no frame, and grows as it is explored. */
export function isMap(node: Node): boolean {
  return node.kind === "board" && !!node.color;
}

/** Whether a tile is a piece of ground, with things placed on it. */
export function isFloor(node: Node): boolean {
  return node.kind === "tile" && !!node.at && !node.lines?.length;
}

/** Whether print is read on a node: the face of a card, or a tile that is no ground. */
export function isFace(node: Node): boolean {
  return (node.kind === "card" && !node.face_down) || (node.kind === "tile" && !isFloor(node));
}

/** Whether a track is a gauge: it shows how far a number has risen. */
export function isGauge(node: Node): boolean {
  return node.kind === "track" && node.count != null;
}

/** A card this much wider than high is a plate. */
const WIDE = 2.4;

/** Whether a card is wide and low. */
export function isWide(node: Node): boolean {
  const [wide, high] = node.size ?? [1, 1];
  return wide / high > WIDE;
}

/** Whether a card is a plate: wide, low, and as high as its words need. */
export function isPlate(node: Node, { compact, hand }: { compact: boolean; hand: object | null }): boolean {
  if (node.kind !== "card" || node.face_down || node.at || node.children?.some((child) => child.at)) return false;
  return (compact && !hand) || isWide(node);
}

/** Whether a child is no more than a point on the ring of a token or in a badge, as for a hit point. */
export function isPip(node: Node, child: Node): boolean {
  return (node.kind === "token" || node.kind === "badge") && !child.at && !child.icon && !child.text && !child.lines?.length;
}

/** Whether a token is a figure on a board: it has hit points, or the outline of a Monster or a Villain. */
export function isFigure(node: Node): boolean {
  if (node.kind !== "token" || !node.at || (node.icon && isBare(node.icon))) return false;
  return !!node.shape || !!node.children?.some((child) => isPip(node, child));
}

/** Whether a node is a square of a floor, and not something that lies on several or is drawn on one. */
export function isSquare({ kind, size, face_down }: Node): boolean {
  return kind === "square" && !face_down && (!size || (size[0] === 1 && size[1] === 1));
}

/** Whether a node is round: its ring is a circle. */
export function isRound(node: Node): boolean {
  return node.kind === "token" && !(node.icon && isBare(node.icon));
}

/** How far the corners of a piece with spikes go in, and how many spikes it has. */
const INWARD = 0.86;
const SPIKES = 12;

/** The outline of a piece around the origin, as the points of a polygon; a round one has none. */
export function corners(shape: Node["shape"], r: number): [number, number][] {
  if (!shape) return [];
  const count = shape === "hexagon" ? 6 : 2 * SPIKES;
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    const out = shape === "spiked" && place % 2 === 1 ? r * INWARD : r;
    return [Math.cos(angle) * out, Math.sin(angle) * out];
  });
}

const LIGHT: readonly Node["color"][] = ["", "topaz", "brass", "diamond", "bone", "parchment", "heal"];

/** Whether ink is read on the paint of a card, and not white. */
export function isLight(node: Node): boolean {
  return LIGHT.includes(node.color ?? "");
}

/** The class that gives a node its paint and the ink that is read on it. */
export function paint(node: Node, otherwise = "slate"): string {
  return `paint-${node.color || otherwise}`;
}

/** Who sits at the table, and what lies before each. */

import { nodesOf } from "../table/areas";
import type { Node, Scene, SeatInfo } from "../protocol";

/** A place in the rail: a player with what is theirs, or what belongs to all. */
export interface Place {
  id: string;
  seat: SeatInfo | null;
  nodes: Node[];
}

/** The seats in turn order, starting with the viewer's. */
export function seatsAround(seats: SeatInfo[], viewer: number): SeatInfo[] {
  const first = Math.max(viewer, 0);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The places of the rail: players in the order of the scene, those of whom nothing lies there first, and last what
    is nobody's. Without anything to lie there, there is no rail. */
export function placesOf(scene: Scene, seats: SeatInfo[]): Place[] {
  const nodes = nodesOf(scene, "party");
  if (!nodes.length) return [];
  const owned = new Map<number, Node[]>();
  const common: Node[] = [];
  for (const node of nodes) {
    if (node.seat == null) common.push(node);
    else owned.set(node.seat, [...(owned.get(node.seat) ?? []), node]);
  }
  const bare = seatsAround(seats, scene.seat).filter(({ seat }) => !owned.has(seat));
  const places = [...bare.map((seat): Place => ({ id: `seat-${seat.seat}`, seat, nodes: [] }))];
  for (const [number, its] of owned) places.push({ id: `seat-${number}`, seat: seats[number] ?? null, nodes: its });
  return common.length ? [...places, { id: "common", seat: null, nodes: common }] : places;
}

const known = new WeakMap<Node, Node>();

/** What lies before players without the marks of their cards, of which nobody has to be reminded, unless one of them
    can be chosen. */
export function withoutMarks(nodes: readonly Node[], lit: ReadonlyMap<string, unknown>): Node[] {
  return nodes.map((node) => {
    const spare = (child: Node) => isAllMarks(child) && !isLit([child], lit);
    const children = node.children ?? [];
    if (!children.some(spare)) return node;
    const kept = children.filter((child) => !spare(child));
    const before = known.get(node);
    if (before && before.children?.length === kept.length) return before;
    const fewer = { ...node, children: kept };
    known.set(node, fewer);
    return fewer;
  });
}

function isAllMarks({ kind, children = [] }: Node): boolean {
  return (kind === "tray" || kind === "track") && children.length > 0 && children.every(({ kind }) => kind === "token");
}

/** The cards of a hand that are seen, for a row of tabs: equal ones together, with how many they are. */
export function cardsIn(nodes: readonly Node[]): { node: Node; count: number }[] {
  const found = new Map<string, { node: Node; count: number }>();
  const gather = (node: Node) => {
    if (node.kind !== "card" || node.face_down) return (node.children ?? []).forEach(gather);
    const key = JSON.stringify([node.text, node.lines, node.figures, node.hollow, node.glow]);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { node, count: 1 });
  };
  nodes.forEach(gather);
  return [...found.values()];
}

/** The tiles that lie before a player, with what they do written on them. */
export function tilesIn(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => (node.kind === "tile" && node.text ? [node] : tilesIn(node.children ?? [])));
}

/** The first figures on what lies before a player, for a plate that has room for no more. */
export function figuresOf(nodes: readonly Node[], most: number): Node[] {
  const found: Node[] = [];
  const gather = (node: Node) => {
    if (node.kind === "badge" && node.text && node.icon && node.text.length < 7) found.push(node);
    (node.children ?? []).forEach(gather);
  };
  nodes.forEach(gather);
  return found.slice(0, most);
}

/** The figures of the viewer's own things, where they lie at hand instead of on a plate: sums with a sign. */
export function sumsOf(nodes: readonly Node[], most: number): Node[] {
  const found = nodes.flatMap((node): Node[] => {
    const sum = node.kind === "track" && node.icon ? /\d+$/.exec(node.text ?? "") : null;
    return sum ? [{ ...node, text: sum[0] }] : sumsOf(node.children ?? [], most);
  });
  return found.slice(0, most);
}

/** What has befallen a figure: badges that say it in words. */
export function conditionsOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    const befallen = node.kind === "badge" && node.icon && node.text && !/\d/.test(node.text);
    return befallen ? [node] : conditionsOf(node.children ?? []);
  });
}

/** What all players share, as numbers: marks that are not used up, and badges that begin with a number. */
export function commonFigures(nodes: readonly Node[], most: number): { id: string; icon: string; text: string }[] {
  const found = nodes.flatMap((node): { id: string; icon: string; text: string }[] => {
    const { id, kind, icon = "", text = "", children = [] } = node;
    const number = kind === "badge" && icon ? /^\d+/.exec(text) : null;
    if (number) return [{ id, icon, text: number[0] }];
    if (!isAllMarks(node)) return commonFigures(children, most);
    const left = children.filter(({ hollow }) => !hollow);
    return children[0]?.icon ? [{ id, icon: children[0].icon, text: String(left.length) }] : [];
  });
  return found.slice(0, most);
}

/** The first drawing on what lies before a player. */
export function pictureOf(nodes: readonly Node[]): string | undefined {
  for (const node of nodes) {
    const found = node.face_down ? undefined : (node.picture ?? pictureOf(node.children ?? []));
    if (found) return found;
  }
  return undefined;
}

/** Whether anything among some things can be chosen. */
export function isLit(nodes: readonly Node[], lit: ReadonlyMap<string, unknown>): boolean {
  return nodes.some((node) => lit.has(node.id) || isLit(node.children ?? [], lit));
}

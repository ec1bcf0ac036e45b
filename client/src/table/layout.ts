/** Where things stand that lie on others.

    A board gives its children places; a tray lets them flow; on other things, children without a place
    stand along the lower edge. */

import type { Node } from "../protocol";
import type { Flow } from "./flow";
import { loose, placed, placeOf, type Box, type Size } from "./geometry";
import type { Held } from "./hands";
import { heading } from "./heading";
import { isFace, isGauge, isPip } from "./looks";
import { print } from "./print";
import { isSeat, seat } from "./seat";
import { arranged, inside, margin, smaller, stripFlow, type Room } from "./sizes";
import { isTracked, tracked } from "./tracked";
import { uprightOf } from "./upright";

/** A thing, its place on the thing that it lies on, and what it is measured by. */
export interface Laid {
  node: Node;
  box: Box;
  room: Room;
}

/** How far what belongs to a figure may reach beyond its face, to the edges of its squares. */
const BEYOND = 0.07;

/** The next layout, with things that stay as they were taken from the one before: only the others are drawn anew. */
export function steady(before: readonly Laid[], after: readonly Laid[]): Laid[] {
  const known = new Map(before.map((laid) => [laid.node.id, laid]));
  return after.map((laid) => {
    const was = known.get(laid.node.id);
    return was && was.node === laid.node && alike(was.box, laid.box) && alike(was.room, laid.room) ? was : laid;
  });
}

function alike<Plain extends object>(one: Plain, other: Plain): boolean {
  if (one === other) return true;
  return (Object.keys(one) as (keyof Plain)[]).every((key) => one[key] === other[key]);
}

/** The children of a node that are drawn by themselves. */
export function lay(node: Node, size: Size, room: Room, panel = false): Laid[] {
  if (node.kind === "tray" || (node.kind === "track" && !node.size)) return layTray(node, size, room, panel);
  if (isTracked(node)) return tracked(node, size, room).strip;
  if (isSeat(node)) return seat(node, size, room).strip;
  if (isGauge(node)) return [];
  if (room.upright && node.kind === "board" && node.upright) {
    return placed(node).flatMap((child) => {
      const box = uprightOf(child, node, size);
      return box ? [{ node: child, box, room }] : [];
    });
  }
  const given = placed(node).map((child) => ({ node: child, box: placeOf(child, node, size), room }));
  if (isFace(node)) {
    if (room.chips === "here") return [];
    const { strip } = print(node, size, room);
    const own = smaller(room);
    return [...strip.map((each) => ({ room: room.lean ? { ...own, token: each.box.h } : own, ...each })), ...given];
  }
  const rest = loose(node).filter((child) => !isPip(node, child));
  if (!rest.length) return given;
  return [...given, ...(node.kind === "token" ? layAbove(rest, size, room) : layBelow(rest, size, smaller(room)))];
}

function layTray(node: Node, size: Size, room: Room, panel: boolean): Laid[] {
  const edge = margin(node, room, panel);
  const limit = size.w - 2 * edge;
  const top = edge + (heading(node, limit, panel, room)?.h ?? 0);
  const flow = arranged(node, limit, room);
  const { boxes } = flow;
  const laid = (node.children ?? []).map((child, place) => {
    const box = boxes[place] ?? { x: 0, y: 0, w: 0, h: 0 };
    const own = inside(child, room);
    const held = isHeld(flow) ? { ...own, copies: flow.copies[place] ?? 1, seen: flow.seen[place] ?? 0, narrow: flow.narrow } : own;
    return { node: child, box: { ...box, x: edge + box.x, y: top + box.y }, room: held };
  });
  // Equal cards lie on one another, the first uppermost.
  return isHeld(flow) ? laid.sort((one, other) => Number(one.room.copies > 0) - Number(other.room.copies > 0)) : laid;
}

function layBelow(nodes: readonly Node[], size: Size, room: Room): Laid[] {
  const flow = stripFlow(nodes, size.w, room);
  return moved(nodes, flow, (size.w - flow.size.w) / 2, size.h - flow.size.h, room);
}

/** The side of the number of a figure. */
export function numeral(size: Size, room: Room): number {
  return Math.min(Math.max(size.h * 0.32, 16 * room.px), size.h * 0.5, 26 * Math.max(room.px, 1));
}

/** The conditions of a figure over its left shoulder, and its number at its left foot: all stay on its squares, so that
    they never lie on a neighbour. Where there are many, each covers a part of the one before. */
function layAbove(nodes: readonly Node[], size: Size, room: Room): Laid[] {
  const side = Math.min(Math.max(size.h * 0.36, 17 * room.px), size.h * 0.52, 28 * Math.max(room.px, 1));
  const number = numeral(size, room);
  const signs = nodes.filter((node) => node.kind !== "badge");
  const corner = -size.h * BEYOND;
  const step = signs.length > 1 ? Math.min(side + 1, (size.h - 2 * corner - side) / (signs.length - 1)) : 0;
  let place = 0;
  return nodes.map((node) => {
    if (node.kind !== "badge") {
      return { node, box: { x: corner + step * place++, y: corner, w: side, h: side }, room: { ...room, token: side } };
    }
    const box = { x: corner, y: size.h - corner - number, w: number, h: number };
    return { node, box, room: { ...room, token: number } };
  });
}

function moved(nodes: readonly Node[], { boxes }: Flow, x: number, y: number, room: Room): Laid[] {
  return nodes.flatMap((node, place) => {
    const box = boxes[place];
    return box ? [{ node, box: { ...box, x: x + box.x, y: y + box.y }, room }] : [];
  });
}

function isHeld(flow: Flow): flow is Held {
  return "copies" in flow;
}

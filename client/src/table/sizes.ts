/** The sizes of things without a fixed place. */

import type { Node } from "../protocol";
import { flow, widths, type Flow } from "./flow";
import { loose, type Size } from "./geometry";
import { heading } from "./heading";
import { ABOVE, FULL, hold, isHand, NARROW, type HandRoom } from "./hands";
import { width, wrapped } from "./lettering.svelte";
import { isPlate } from "./looks";
import { MEASURES } from "./measures";
import { plate } from "./plate";
import { PLAIN_TYPE, type Type } from "./typesetting";

/** The measures of things. */
export interface Room {
  /** Pixels to a unit of `size`, off a board. */
  unit: number;
  /** How high a token is. */
  token: number;
  /** How wide a tile is. */
  tile: number;
  /** Only the upper side of a tile is printed on it. */
  bareTile: boolean;
  /** Only names and symbols are shown; the rest is on the enlarged card. */
  compact: boolean;
  /** Pixels of the drawing to one of the screen: more than 1 where a board is drawn small. */
  px: number;
  /** The letters of cards. */
  type: Type;
  /** Trays of cards are laid out as hands, with these measures. */
  hand: HandRoom | null;
  /** A card of a crowded hand: no kind, and the short text. */
  narrow: boolean;
  /** Plates have names and figures only. */
  slim: boolean;
  /** Nor have they a kind. */
  lean: boolean;
  /** Nor has the plate of a figure a name: it stands above. */
  brief: boolean;
  /** In the trays of a tray, cards are small drawings: not yet, but in those below this one, or here. */
  chips: "" | "below" | "here";
  /** The card in focus, where cards overlap. */
  focus: string;
  /** How many equal cards lie here. */
  copies: number;
  /** How much of the width of a card is seen, on which another one lies; 0 if it is seen whole. */
  seen: number;
  /** What the card would do now, for its foot. */
  outlook: string;
  /** The board is laid out for an upright window. */
  upright: boolean;
  /** So many points a level of a track has; none where it is no level. */
  points: number;
  /** A badge is icon and number alone. */
  plain: boolean;
  /** And its ground is light. */
  inked: boolean;
}

export const PLAIN: Room = {
  unit: 50,
  token: MEASURES.token,
  tile: 146,
  bareTile: false,
  compact: false,
  px: 1,
  type: PLAIN_TYPE,
  hand: null,
  narrow: false,
  slim: false,
  lean: false,
  brief: false,
  chips: "",
  focus: "",
  copies: 1,
  seen: 0,
  outlook: "",
  upright: false,
  points: 0,
  plain: false,
  inked: false,
};
export const SNUG: Room = { ...PLAIN, unit: 43, token: 30, tile: 136 };
export const CLOSE: Room = { ...SNUG, unit: 40, token: 26, tile: 118 };
/** Tiles leave out what is small on them. */
export const SLIM: Room = { ...PLAIN, unit: 43, token: 28, tile: 126, bareTile: true };
export const SLIMMER: Room = { ...SLIM, unit: 36, token: 26, tile: 118 };
export const COMPACT: Room = { ...PLAIN, unit: 31, token: 26, tile: 0, compact: true };

/** Between things side by side, and between groups of them. */
function gaps(room: Room): { things: number; groups: number } {
  return room.compact ? { things: 6, groups: 8 } : { things: 8, groups: 14 };
}

/** What is left free inside the edges of a tray: one that stands by itself has a frame, a track a groove. */
export function margin(node: Node, room: Room, panel: boolean): number {
  if (panel) return room.compact ? 9 : 12;
  return node.kind === "track" ? (room.compact ? 6 : 8) : 0;
}

/** The measures of a tile of which only emblem and name are shown. */
export const CHIP = { margin: 4, emblem: 22, letters: 13, leading: 14.5 };
/** The least height at which tokens that lie on something are told apart on the screen. */
const SMALLEST = 16;
const TILE_MARGIN = 16;
const WIDEST_PLATE = 340;
/** How large a card is that is no more than its drawing. */
const SMALL_CARD = 30;
const SMALLEST_CARD = 24;
/** What it costs to be higher than there is room. */
const TOO_HIGH = 1000;
const MOST_COMBINATIONS = 3000;

/** The measures of things that lie on others. */
export function smaller(room: Room): Room {
  return { ...room, token: Math.max(MEASURES.small_token, SMALLEST * room.px) };
}

/** The letters beside a token. */
export function letters(room: Room): number {
  return Math.max(13 * room.px, Math.min(16, room.token * 0.44));
}

/** The smaller print beside a token. */
export function smallLetters(room: Room): number {
  return 13 * room.px;
}

/** The size of a node in a given width. */
export function measure(node: Node, limit: number, room: Room): Size {
  if (room.chips === "here" && node.kind === "card") {
    const side = room.brief ? SMALLEST_CARD : SMALL_CARD;
    return { w: side, h: side };
  }
  if (node.kind === "text") return textSize(node, limit, room);
  if (node.kind === "badge") return pill(node, limit, room);
  if ((node.kind === "tray" || node.kind === "track") && !node.size) return traySize(node, limit, room);
  if (isPlate(node, room)) return plateSize(node, limit, room);
  if (node.size) return sized(node.size, limit, room);
  return node.kind === "token" ? pill(node, limit, room) : natural(node, limit, room);
}

/** The room of a tray that stands by itself, with a frame. */
export function panelSize(node: Node, limit: number, room: Room): Size {
  return node.kind === "tray" ? traySize(node, limit, room, true) : measure(node, limit, room);
}

function sized([wide, high]: [number, number], limit: number, room: Room): Size {
  const unit = Math.min(room.unit, limit / wide);
  return { w: wide * unit, h: high * unit };
}

/** A plate is as wide as its room, up to a limit, and as high as its words need. In a hand it has its own width. */
function plateSize(node: Node, limit: number, room: Room): Size {
  const own = room.hand && !room.hand.columns && node.size ? node.size[0] * room.unit : WIDEST_PLATE;
  const wide = Math.min(limit, own, WIDEST_PLATE);
  return { w: wide, h: plate(node, wide, room).height };
}

function natural(node: Node, limit: number, room: Room): Size {
  const { compact } = room;
  if (node.kind === "pile") return pileSize(node, room);
  if (node.kind === "tile") return tileSize(node, limit, room);
  if (node.kind !== "card") return { w: room.token, h: room.token };
  if (node.face_down) return compact ? { w: 36, h: 48 } : MEASURES.back;
  return { w: Math.min(limit, compact ? 118 : 190), h: compact ? 60 : 150 };
}

/** A pile is as wide as its name, where there is room for one. */
function pileSize(node: Node, { compact, lean }: Room): Size {
  if (lean) return { w: 46, h: 58 };
  const [wide, high] = compact ? [54, 74] : [74, 102];
  return { w: Math.max(wide, Math.min(width(node.text ?? "", 13), wide * 2.5) + 2), h: high };
}

function tileSize(node: Node, limit: number, room: Room): Size {
  if (room.compact) {
    const lines = chipLines(node);
    const wide = Math.max(CHIP.emblem, ...lines.map((line) => width(line, CHIP.letters, "serif")));
    const high = CHIP.emblem + lines.length * CHIP.leading + 3 * CHIP.margin;
    return { w: Math.min(limit, wide + 2 * CHIP.margin + 1), h: high };
  }
  const wide = Math.min(limit, room.tile);
  const inside = wide - TILE_MARGIN;
  const children = room.bareTile ? [] : loose(node);
  const strip = children.length ? stripFlow(children, inside, smaller(room)).size.h + 7 : 0;
  const lines = (node.lines ?? []).flatMap((line) => wrapped(line, tilePrint(room), inside));
  // In a band all tiles are as high as the cards: what has room there is printed.
  const least = room.bareTile && room.hand && !room.hand.columns ? room.hand.high : 0;
  return { w: wide, h: Math.max(least, 46 + lines.length * tilePrint(room) * 1.23 + strip) };
}

/** The size of letters on a tile. */
export function tilePrint(room: Room): number {
  return room.tile > SLIM.tile ? 14 : 13;
}

/** A name in as narrow a pair of lines as its words allow. */
export function chipLines(node: Node): string[] {
  const words = (node.text ?? "").split(" ").filter(Boolean);
  if (words.length < 2) return words;
  const pairs = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const wide = (pair: string[]) => Math.max(...pair.map((line) => width(line, CHIP.letters, "serif")));
  return pairs.reduce((best, pair) => (wide(pair) < wide(best) ? pair : best));
}

/** The room of a badge of which only icon and number are shown. */
function plainSize(node: Node, room: Room): Size {
  return { w: (node.icon ? room.token * 0.94 : 0) + width(node.text ?? "", letters(room), "bold") + 2 * room.px, h: room.token };
}

function pill(node: Node, limit: number, room: Room): Size {
  if (room.plain && node.kind === "badge") return plainSize(node, room);
  const disc = node.icon || node.kind === "token" ? room.token : 8;
  if (!hasWords(node, room)) return { w: disc, h: room.token };
  const beside = besideLines(node, room).map((line) => width(line, smallLetters(room)));
  if (node.text && (node.icon || node.kind === "badge")) beside.push(width(node.text, letters(room), "bold"));
  const words = beside.length ? Math.max(...beside) + (room.lean ? 7 : 10) : 0;
  const count = node.count == null ? 0 : 12;
  const h = badgeLines(node, limit - disc, room).length > 1 ? room.token + letters(room) : room.token;
  return { w: Math.min(limit, disc + words + count), h };
}

/** Letters are never smaller than that on the screen. */
export const LEGIBLE = 12;

/** Words beside an icon become a little smaller before they go on in a second line. */
export function leastLetters(room: Room): number {
  return LEGIBLE * room.px;
}

/** The text of a badge: in two lines where it would be cut in one. */
export function badgeLines(node: Node, limit: number, room: Room): string[] {
  const { text = "" } = node, least = leastLetters(room);
  if (node.kind !== "badge" || node.size || width(text, least, "bold") <= limit) return [text];
  const lines = wrapped(text, least, limit - 6, "bold");
  return lines.length === 2 ? lines : [text];
}

/** Whether there are words beside an icon: where there is little room, none for what is not there. */
export function hasWords(node: Node, room: Room): boolean {
  return !(room.compact && node.hollow && node.icon);
}

/** The smaller lines beside an icon. */
export function besideLines(node: Node, room: Room): readonly string[] {
  return room.compact ? [] : (node.lines ?? []);
}

function textSize(node: Node, limit: number, room: Room): Size {
  const size = letters(room);
  const lines = textLines(node, size, limit);
  return { w: Math.max(0, ...lines.map((line) => width(line, size))), h: lines.length * size * 1.25 };
}

/** Plain text in lines; a number is never divided. */
export function textLines(node: Node, size: number, limit: number): string[] {
  const parts = [node.text ?? "", ...(node.lines ?? [])];
  return parts.flatMap((part) => (/^\d+$/.test(part) ? part : wrapped(part, size, limit)));
}

/** Small things side by side. */
export function stripFlow(nodes: readonly Node[], limit: number, room: Room): Flow {
  return flow(nodes.map((node) => measure(node, limit, room)), limit, 4);
}

// ---- trays

function traySize(node: Node, limit: number, room: Room, panel = false): Size {
  const free = 2 * margin(node, room, panel);
  const inside = limit - free;
  const { size } = arranged(node, inside, room);
  const head = heading(node, inside, panel, room);
  return {
    w: Math.min(inside, Math.max(size.w, head?.w ?? 0)) + free,
    h: size.h + (head?.h ?? 0) + free,
  };
}

const memo = new WeakMap<Node, Map<string, Flow>>();

/** The positions of a tray's children, from the corner below its heading. */
export function arranged(node: Node, limit: number, room: Room): Flow {
  const known = memo.get(node) ?? new Map<string, Flow>();
  memo.set(node, known);
  // The width of a letter stands for the fonts, which may have come since.
  const { unit, token, tile, compact, px, type, hand, slim, lean, brief, chips, focus } = room;
  const key = [limit, unit, token, tile, compact, px, type.text, hand?.high, hand?.columns, hand?.crowded, slim, lean, brief, chips, focus,
    width("m", 10, "bold")].join(); // prettier-ignore
  let found = known.get(key);
  if (!found) known.set(key, (found = arrange(node.children ?? [], limit, room)));
  return found;
}

/** The measures inside a tray that lies on another thing. */
export function inside(node: Node, room: Room): Room {
  return room.chips === "below" && node.kind === "tray" ? { ...room, chips: "here" } : room;
}

function arrange(nodes: readonly Node[], limit: number, room: Room): Flow {
  if (room.hand && isHand(nodes)) return hold(nodes, limit, { ...room, hand: room.hand });
  if (nodes.some(isGroup)) return level(nodes, arrangeGroups(nodes, limit, room));
  const sizes = nodes.map((node) => measure(node, limit, inside(node, room)));
  const gap = gaps(room).things;
  return level(nodes, flow(sizes, widths(sizes, limit, gap)[0] ?? limit, gap));
}

function isGroup(node: Node): boolean {
  return (node.kind === "tray" || node.kind === "track") && !node.size;
}

/** Groups beside each other, each folded as often as makes all of them together least high. */
function arrangeGroups(nodes: readonly Node[], limit: number, room: Room): Flow {
  let tried: Way[][] = [[]];
  for (const node of nodes) {
    const ways = waysToFold(node, limit, inside(node, room));
    const few = tried.length * ways.length > MOST_COMBINATIONS ? ways.slice(0, 1) : ways;
    tried = tried.flatMap((before) => few.map((size) => [...before, size]));
  }
  // A band has only so much height: rather closer together than in two rows.
  const most = room.hand && !room.hand.columns ? room.hand.high + 2 * ABOVE : Infinity;
  const flows = tried.map((sizes) => {
    const laid = flow(sizes, limit, gaps(room).groups);
    const beyond = laid.size.h > most ? TOO_HIGH : 0;
    const worse = sizes.reduce((sum, size) => sum + (size.worse ?? 0), beyond);
    return { laid, cost: laid.size.h + laid.rows * 4 + laid.size.w / 1000 + worse };
  });
  return flows.reduce((best, other) => (other.cost < best.cost ? other : best)).laid;
}

/** One way to lay out a group. */
interface Way extends Size {
  /** How much worse it is to read than others. */
  worse?: number;
}

function waysToFold(node: Node, limit: number, room: Room): Way[] {
  if (!isGroup(node) || !node.children?.length) return [measure(node, limit, room)];
  if (room.hand && isHand(node.children)) return waysToHold(node, limit, room, room.hand);
  const free = 2 * margin(node, room, false);
  const gap = gaps(room)[node.children.some(isGroup) ? "groups" : "things"];
  const sizes = node.children.map((child) => measure(child, limit - free, room));
  return widths(sizes, limit - free, gap).map((wide) => {
    const head = heading(node, wide, false, room)?.w ?? 0;
    return measure(node, Math.min(limit, Math.max(wide, head) + free), room);
  });
}

/** A hand with wide cards, and with narrower ones. */
function waysToHold(node: Node, limit: number, room: Room, { most, columns, crowded }: HandRoom): Way[] {
  if (columns) return [measure(node, limit, room)];
  const widths = [most, (most + FULL) / 2, FULL, NARROW, 92, 84, 76, 68, 60, 52, ...(crowded ? [44, 36] : [])];
  const ways = widths.map((wide): Way => {
    const size = measure(node, Math.min(limit, (node.children?.length ?? 1) * (wide + 8)), room);
    return { ...size, worse: ((most - wide) / most) * 60 + (wide < NARROW ? 90 : wide < FULL ? 40 : 0) };
  });
  return ways.filter((way, place) => !ways.slice(0, place).some((other) => other.w <= way.w + 1));
}

/** Tiles and grooves of a row are alike in height, however much each holds. */
function level(nodes: readonly Node[], { boxes, size, rows }: Flow): Flow {
  const alike = boxes.map((box, place) => {
    const kind = nodes[place]?.kind;
    if (kind !== "tile" && kind !== "track") return box;
    const row = boxes.filter((other, i) => other.y === box.y && nodes[i]?.kind === kind);
    return { ...box, h: Math.max(...row.map((other) => other.h)) };
  });
  return { boxes: alike, size, rows };
}

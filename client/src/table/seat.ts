/** A seat on a board: a badge with a track of Hit Points on it. Portrait, name, Hit Points as segments, and badges.

    The first badge is what its player owns, at the upper right; one with a place hangs over the upper edge; the others
    stand below the name, and lose their words, the last ones first, where they have no room. */

import type { Node } from "../protocol";
import type { Run } from "./face";
import { placed, type Box, type Size } from "./geometry";
import { unbroken, width } from "./lettering.svelte";
import { measure, smaller, type Room } from "./sizes";

export interface Seat {
  runs: Run[];
  /** The emblem beside the name. */
  emblem: Box | null;
  hearts: Box | null;
  /** Hit Points, and whether they are left. */
  segments: { box: Box; full: boolean }[];
  strip: { node: Node; box: Box; room: Room }[];
}

const PAD = 7;
const GAP = 4;
const PILL = 20;
const BAR = 9;
const PORTRAIT = 64;
/** A plate less wide than that has no name: the portrait says who it is. */
const NAMED = 104;
const SLIM = 82;
/** On a plate less high than that the damage to come would cover the name. */
const LOW = 60;

/** Whether a badge is a seat. */
export function isSeat(node: Node): boolean {
  return node.kind === "badge" && !!node.children?.some(({ kind }) => kind === "track");
}

const memo = new WeakMap<Node, Map<string, Seat>>();

/** Lay out a seat. */
export function seat(node: Node, size: Size, room: Room): Seat {
  const known = memo.get(node) ?? new Map<string, Seat>();
  memo.set(node, known);
  const key = [size.w, size.h, room.px, room.token, ...Object.values(room.type), width("m", 10, "bold")].join();
  let found = known.get(key);
  if (!found) known.set(key, (found = laidOut(node, size, room)));
  return found;
}

function laidOut(node: Node, size: Size, room: Room): Seat {
  const { px, type } = room;
  const pad = PAD * px;
  const small = { ...smaller(room), token: Math.min(PILL * px, (size.h - 2 * pad) / 2.2) };
  const children = node.children ?? [];
  const portrait = children.find(({ kind, picture }) => kind === "token" && picture);
  const track = children.find(({ kind }) => kind === "track");
  const [hanging] = placed(node);
  const badges = children.filter((child) => child.kind === "badge" && child !== hanging);
  const [owned, ...rest] = badges;

  const strip: Seat["strip"] = [];
  const right = size.w - pad;
  const letters = [type.name, type.name - 2, 12].map((each) => each * px);
  const fitsIn = (wide: number) =>
    letters.find((each) => width(node.text ?? "", each, "serif") <= wide && unbroken(node.text ?? "", each, wide, "serif"));
  const wide = size.w >= NAMED * px;
  const coin = owned ? measure(owned, size.w, small) : null;
  const beside = coin ? coin.w + GAP * px : 0;
  const most = Math.min(PORTRAIT * px, size.h - 2 * pad + 4 * px, size.w * (wide ? 0.3 : 0.42));
  // A long name has room beside a smaller portrait.
  const side = wide && fitsIn(right - pad - most - 4 * px - beside) === undefined ? Math.min(most, size.w * 0.2) : most;
  if (portrait && size.w >= SLIM * px) {
    strip.push({ node: portrait, box: { x: pad - 2 * px, y: (size.h - side) / 2, w: side, h: side }, room });
  }
  const left = strip.length ? pad + side + 4 * px : pad;
  let y = pad - 2 * px;

  const runs: Run[] = [];
  let emblem: Box | null = null;
  const hp = type.foot * px;
  const points = width(track?.text ?? "", hp, "bold");
  const aside = right - left - beside;
  // What a player owns gives way to a long name, and stands among the figures.
  const spare = wide && (fitsIn(aside) !== undefined || fitsIn(right - left) === undefined);
  const limit = spare ? aside : right - left;
  const fits = fitsIn(limit);
  const named = wide && fits !== undefined;
  const high = Math.max(named ? fits * 1.15 : 0, spare ? (coin?.h ?? 0) : 0);
  if (named) {
    runs.push({ x: left, y: y + high / 2 + fits * 0.36, text: node.text ?? "", size: fits, face: "serif", ink: "head" });
    const end = left + width(node.text ?? "", fits, "serif") + 5 * px;
    if (end + fits <= left + limit) emblem = { x: end, y: y + (high - fits) / 2, w: fits, h: fits };
  }
  if (owned && coin && spare) strip.push({ node: owned, box: { x: right - coin.w, y: y + (high - coin.h) / 2, w: coin.w, h: coin.h }, room: small });
  y += high + (high ? 3 * px : 0);

  // Segments with the number behind them; without room for them a heart stands before the number.
  const span = right - left - points - 6 * px;
  const pips = track?.children ?? [];
  const barred = span >= pips.length * 5 * px;
  const segments = barred
    ? pips.map((pip, place) => {
        const each = span / pips.length;
        const bar = { x: left + place * each, y: y + (hp - BAR * px) / 2 + px, w: each - 1.5 * px, h: BAR * px };
        return { box: bar, full: !pip.hollow };
      })
    : [];
  const hearts = barred ? null : { x: left, y, w: hp, h: hp };
  runs.push({ x: barred ? right - points : left + hp + 3 * px, y: y + hp * 0.9, text: track?.text ?? "", size: hp, face: "bold", ink: "head" });
  y += hp + 5 * px;

  const threat = hanging ? over(hanging, size, room) : null;
  if (threat) strip.push(threat);
  // On a small plate it hangs at the lower left.
  const from = threat && threat.box.y > 0 ? Math.max(left, threat.box.x + threat.box.w + GAP * px) : left;
  const [hand, ...others] = rest;
  const figures = spare || !owned ? rest : [...(hand ? [hand] : []), owned, ...others];
  strip.push(...below(figures, { x: from, y, w: right - from, h: size.h - y - 2 * px }, small));
  return { runs, emblem, hearts, segments, strip };
}

/** Badges in rows, the last ones without words where not all of them have room. */
function below(nodes: readonly Node[], room: Box, small: Room): Seat["strip"] {
  const token = Math.min(small.token, room.h);
  if (token < 11 * small.px) return [];
  const gap = GAP * small.px;
  const measures = { ...small, token };
  // Numbers always stay; conditions and Features lose their words before they are left out.
  const rooms = nodes.map((node) => ({ ...measures, plain: isNumber(node) }));
  const named = nodes.filter((node) => !isNumber(node) && node.icon);
  for (let mute = 0; mute <= named.length; mute++) {
    const silent = new Set(named.slice(named.length - mute));
    const sizes = nodes.map((node, place) => ({ w: silent.has(node) ? token : measure(node, Infinity, rooms[place]!).w, h: token }));
    const found = flowed(sizes, room, gap);
    if (found.length === nodes.length || mute === named.length) {
      return found.map((box, place) => ({ node: nodes[place]!, box, room: rooms[place]! }));
    }
  }
  return [];
}

function isNumber({ text }: Node): boolean {
  return /^\d+$/.test(text ?? "");
}

/** Rows in a box; what has no room is left out. */
function flowed(sizes: readonly Size[], { x: left, y: top, w: wide, h: deep }: Box, gap: number): Box[] {
  const boxes: Box[] = [];
  let [x, y] = [left, top];
  for (const { w, h } of sizes) {
    if (x > left && x + w > left + wide) [x, y] = [left, y + h + gap * 0.6];
    if (y + h > top + deep + 1 || w > wide + 1) break;
    boxes.push({ x, y, w, h });
    x += w + gap;
  }
  return boxes;
}

/** A badge over the upper edge, with all its words if they have room. */
function over(node: Node, size: Size, room: Room): Seat["strip"][number] {
  const { px } = room;
  const small = size.w < NAMED * px || size.h < LOW * px;
  const token = (small ? 19 : 26) * px;
  const words = (node.lines ?? []).join(" ");
  const all = { ...node, text: [node.text, words].filter(Boolean).join(" "), lines: [] };
  const own = { ...smaller(room), token };
  const long = width(all.text, Math.max(13 * px, Math.min(16, token * 0.44)), "bold") + token + 14 * px;
  const shown = !small && long <= size.w - 8 * px ? all : { ...node, lines: [] };
  const { w } = measure(shown, size.w, own);
  if (small) return { node: shown, box: { x: -2 * px, y: size.h - token + 2 * px, w, h: token }, room: own };
  return { node: shown, box: { x: (size.w - w) / 2, y: -token * 0.82, w, h: token }, room: own };
}

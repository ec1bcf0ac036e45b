/** What is printed on the face of a card, laid out.

    A card has a header in its colour with name, kind and emblem, its text, and figures in the foot. If the text
    does not fit, its letters shrink a little; then the short text takes its place; at last, on a board, name and
    figures are all. Letters are measured in pixels of the screen, so they are legible however small a board is. */

import type { Node } from "../protocol";
import { enamel } from "./enamel";
import { bodyOf, kindOf, LEADING, nameOf, type Print, type Run, type Told } from "./face";
import { flow, type Flow } from "./flow";
import { around, loose, placed, placeOf, type Box, type Size } from "./geometry";
import { unbroken, width, wrapped } from "./lettering.svelte";
import { isLight, isPlate } from "./looks";
import { MEASURES } from "./measures";
import { plate } from "./plate";
import { measure, smaller, stripFlow, type Room } from "./sizes";

/** The least room, in pixels of the screen, in which a drawing is worth showing. */
const ART = 40;
/** A portrait above a name is at least this part of its width high: lower, it is no more than a pair of eyes. */
const FACE = 0.4;
/** A drawing is never higher than this part of its width. */
const TALLEST_ART = 0.82;
const MOST_SYMBOL = 34;
/** Where there is neither text nor a drawing, symbols are all that there is to see. */
const LARGEST_SYMBOL = 58;
/** The size at which text is read well, and the least at which it can be read. */
const READING = 13;
const SMALLEST = 12;
const TIGHT_SYMBOL = 17;
/** Lines of text are closer where they would have no room else. */
const TIGHT_LEADING = 1.1;
/** Lower cards of an upright board are tabs. */
const LOW = 60;
/** Things are placed along the left or the right edge of a card only if it is this much wider than high. */
const WIDE = 1.3;

/** One way to print a card. */
interface Want {
  told: Told;
  /** Letters of the text. */
  size: number;
  kind: boolean;
  strip: boolean;
  /** What the card would do now. */
  outlook: boolean;
  /** Symbols are small, and so are the margins. */
  tight: boolean;
  /** Figures are icon and number alone, and only the first of them that fit into a row. */
  plain: boolean;
}

/** A header or the words beside an emblem. */
interface Head {
  runs: Run[];
  emblem: Box | null;
  height: number;
}

const memo = new WeakMap<Node, Map<string, Print>>();

/** Lay out the face of a card or a tile. */
export function print(node: Node, size: Size, room: Room): Print {
  const known = memo.get(node) ?? new Map<string, Print>();
  memo.set(node, known);
  const key = [size.w, size.h, room.px, room.token, room.tile, room.compact, room.narrow, room.slim, room.lean, room.brief, room.chips, room.outlook,
    room.copies, room.seen, room.upright, ...Object.values(room.type), width("m", 10, "bold")].join(); // prettier-ignore
  let found = known.get(key);
  if (!found) known.set(key, (found = laidOut(node, size, room)));
  return found;
}

function laidOut(node: Node, size: Size, room: Room): Print {
  if (room.chips === "here") return chip(node, size);
  if (node.kind === "tile") return enamel(node, size, room);
  if (isPlate(node, room)) return plate(node, size.w, room).print;
  const boxes = placed(node).map((child) => placeOf(child, node, size));
  const side = sideBand(size, boxes);
  if (side) return beside(node, size, room, side);
  const band = boxes.length ? bandOf(size, boxes) : null;
  const area = band ? writingArea(size, boxes, band) : { x: 0, y: 0, w: size.w, h: size.h };
  const low = room.upright && size.h < LOW * room.px;
  if (!room.seen) return printed(node, area, room, band, low);
  const done = printed(node, { ...area, w: Math.min(area.w, room.seen) }, room, band, low);
  return { ...done, header: done.header && { ...done.header, w: size.w } };
}

/** A card in print; a low one bears no more than a tab. */
function printed(node: Node, area: Box, room: Room, band: Box | null, low = false): Print {
  for (const group of low ? [] : grouped(wants(node, room))) {
    const tries = group.flatMap((want) => heads(node, area, room, want, !band).map((head) => ({ want, head, drawn: false })));
    const without = tries.filter(({ head }) => !head.emblem);
    // On parchment a portrait is worth more than an emblem. Else letters become smaller before the emblem goes.
    const portraits = band && node.picture ? without.map((each) => ({ ...each, drawn: true })) : [];
    for (const { want, head, drawn } of [...portraits, ...tries.filter(({ head }) => head.emblem), ...without]) {
      const done = attempt(node, area, room, want, head, !band);
      if (done && (done.art || !drawn)) return { ...done, band };
    }
  }
  return { ...(node.text ? tab(node, area, room) : bare(node, area, room)), band };
}

/** The name on the card's colour, with its emblem if there is room, and the first of its figures. */
function tab(node: Node, area: Box, room: Room): Omit<Print, "band"> {
  const { px, type } = room;
  const pad = 5 * px;
  const [figure] = loose(node).filter(({ kind }) => kind === "badge");
  const small = { ...smaller(room), token: Math.max(8 * px, Math.min(20 * px, area.h - 6 * px)), plain: true, inked: isLight(node) };
  const { w } = figure ? measure(figure, area.w, small) : { w: 0 };
  const emblems = node.icon ? [26, 18, 0].map((side) => Math.max(0, Math.min(side * px, area.h - 8 * px))) : [0];
  for (const side of figure ? [w + pad, 0] : [0]) {
    for (const emblem of emblems) {
      const left = pad + (emblem ? emblem + pad : 0);
      const limit = area.w - left - side - pad;
      for (const letters of [type.name, READING, SMALLEST]) {
        const size = letters * px;
        const lines = wrapped(node.text ?? "", size, limit, "serif");
        const high = lines.length * size * 1.1;
        if (!unbroken(node.text ?? "", size, limit, "serif") || high > area.h + (letters === SMALLEST ? px : -2 * px)) continue;
        const top = area.y + (area.h - high) / 2;
        const box = { x: area.x + area.w - w - pad, y: area.y + (area.h - small.token) / 2, w, h: small.token };
        return {
          header: area,
          emblem: emblem ? { box: { x: pad, y: area.y + (area.h - emblem) / 2, w: emblem, h: emblem }, picture: false, disc: false } : null,
          art: null,
          runs: lines.map((text, place): Run => ({ x: left, y: top + size * (0.9 + place * 1.1), text, size, face: "serif", ink: "head" })),
          strip: figure && side ? [{ node: figure, box, room: small }] : [],
          told: bodyOf(node).length ? "left out" : "none",
        };
      }
    }
  }
  return bare(node, area, room);
}

/** The edge at the left or right of a wide card on which things are placed one below the other. */
function sideBand(size: Size, boxes: readonly Box[]): Box | null {
  if (!boxes.length || size.w < WIDE * size.h) return null;
  const { x, w, h } = around(boxes);
  if (w > h) return null;
  const wide = w + MEASURES.beyond_band;
  return { x: x + w / 2 > size.w / 2 ? size.w - wide : 0, y: 0, w: wide, h: size.h };
}

/** A card with such an edge is printed beside it. */
function beside(node: Node, size: Size, room: Room, band: Box): Print {
  const by = band.x ? 0 : band.w;
  const move = <Placed extends { x: number }>(each: Placed): Placed => ({ ...each, x: each.x + by });
  const done = printed(node, { x: 0, y: 0, w: size.w - band.w, h: size.h }, room, band);
  return {
    ...done,
    emblem: done.emblem && { ...done.emblem, box: move(done.emblem.box) },
    art: done.art && move(done.art),
    runs: done.runs.map(move),
    strip: done.strip.map((each) => ({ ...each, box: move(each.box) })),
  };
}

/** No more than its drawing; all else is on the enlarged card. */
function chip(node: Node, { w, h }: Size): Print {
  const box = { x: 2, y: 2, w: w - 4, h: h - 4 };
  const told = bodyOf(node).length ? "left out" : "none";
  return { header: null, emblem: { box, picture: !!node.picture, disc: true }, art: null, runs: [], strip: [], band: null, told };
}

function bandOf(size: Size, boxes: readonly Box[]): Box {
  const [first] = boxes;
  const below = !!first && first.y + first.h / 2 > size.h / 2;
  const depth = Math.max(...boxes.map((box) => box.h)) + MEASURES.beyond_band;
  return { x: 0, y: below ? size.h - depth : 0, w: size.w, h: depth };
}

/** The largest part of a card, from edge to edge, on which nothing is placed. */
export function writingArea(size: Size, boxes: readonly Box[], band: Box | null): Box {
  const taken = [...boxes, ...(band ? [band] : [])]
    .map((box): [number, number] => [box.y - 2, box.y + box.h + 2])
    .sort((a, b) => a[0] - b[0]);
  let [top, start, tallest] = [0, 0, 0];
  for (const [begin, end] of [...taken, [size.h, size.h] as const]) {
    if (begin - top > tallest) [start, tallest] = [top, begin - top];
    top = Math.max(top, end);
  }
  return { x: 0, y: start, w: size.w, h: tallest };
}

// ---- what may be printed

/** The ways to print a card, the best first. */
function wants(node: Node, room: Room): Want[] {
  const { text } = room.type;
  const kinds = room.narrow ? [false] : [true, false];
  const sizes = [...new Set([text, READING])];
  const want = (told: Told, kind: boolean, size = text): Want => {
    return { told, size, kind, strip: true, outlook: true, tight: false, plain: false };
  };
  const without = bodyOf(node).length ? "left out" : "none";
  const plain = { ...want(without, false), tight: true, plain: true };
  const fewest = [...kinds.map((kind) => want(without, kind)), plain, { ...want(without, false), strip: false }];
  if (without === "none") return fewest;
  const all = (told: Told) => kinds.flatMap((kind) => sizes.map((size) => want(told, kind, size)));
  // Text is worth more than an outlook and large symbols, and at last than the size of its letters.
  const last: Told = node.short ? "short" : "full";
  const small = [READING, SMALLEST].flatMap((size) =>
    [true, false].map((outlook): Want => ({ ...want(last, false, size), outlook, tight: true })),
  );
  // What is seen of a card below another one is narrow: its text is the short one in small letters.
  if (room.seen) return [...small, ...small.map((each): Want => ({ ...each, strip: false })), ...fewest.slice(-3)];
  return [...all("full"), ...(node.short ? all("short") : []), ...small, ...fewest];
}

/** Ways that differ only in the size of letters, together. */
function grouped(all: readonly Want[]): Want[][] {
  const groups: Want[][] = [];
  for (const want of all) {
    const [last] = groups.at(-1) ?? [];
    if (last && last.told === want.told && last.kind === want.kind && last.tight === want.tight && last.plain === want.plain) groups.at(-1)!.push(want);
    else groups.push([want]);
  }
  return groups;
}

// ---- name, kind and emblem

/** Name and kind beside an emblem, then without one, then in smaller letters; at most two lines of name. */
function heads(node: Node, area: Box, room: Room, want: Want, painted: boolean): Head[] {
  const { px, type } = room;
  const pad = padOf(area, px, room);
  const names = [type.name, type.name - 1, SMALLEST].map((size) => size * px);
  const marked = !!node.icon || !!node.picture;
  const found: Head[] = [];
  // What is seen of a card below another one has room for its name.
  for (const part of marked && !room.seen ? [1, 0.66, 0] : [0]) {
    for (const size of new Set(names)) {
      const side = part * emblemSide(area, px, painted);
      const gap = side && !painted ? 7 * px : 0;
      const head = headOf(node, area.w - 2 * pad - side - gap, size, room, want, painted, 2);
      if (!head) continue;
      const height = Math.max(head.height, Math.min(side, (painted ? 32 : 36) * px));
      const high = painted ? height : Math.min(side, height - 4 * px);
      const box = { x: painted ? area.w - side : pad, y: painted ? 0 : 3 * px, w: side, h: high };
      const left = painted ? pad : pad + side + gap;
      found.push({
        height,
        emblem: side ? box : null,
        runs: head.runs.map((run) => ({ ...run, x: left, y: run.y + (height - head.height) / 2 })),
      });
    }
  }
  // A name of many long words is rather high than cut.
  const high = found.length || want.kind ? null : headOf(node, area.w - 2 * pad, SMALLEST * px, room, want, painted, 3);
  return high ? [{ ...high, emblem: null, runs: high.runs.map((run) => ({ ...run, x: pad })) }] : found;
}

function padOf(area: Box, px: number, room: Room): number {
  if (room.seen) return 2.5 * px;
  return Math.max(4 * px, Math.min(9 * px, area.w * 0.055));
}

function emblemSide(area: Box, px: number, painted: boolean): number {
  const most = (painted ? 46 : 44) * px;
  return Math.max(26 * px, Math.min(most, area.w * 0.27));
}

function headOf(node: Node, limit: number, size: number, room: Room, want: Want, painted: boolean, most: number) {
  const { px, type } = room;
  // Where lines are scarce, a name is also divided behind its hyphens.
  const name = most > 2 ? nameOf(node, room).replaceAll("-", "- ") : nameOf(node, room);
  const names = wrapped(name, size, limit, "serif").map((line) => line.replaceAll("- ", "-"));
  if (!unbroken(name, size, limit, "serif") || names.length > most) return null;
  const kind = want.kind ? kindOf(node) : "";
  const letters = type.kind * px;
  const kinds = wrapped(kind, letters, limit, "bold");
  if (!unbroken(kind, letters, limit, "bold") || kinds.length > 2) return null;
  const runs: Run[] = [];
  const edge = (want.tight ? 2.5 : 4) * px;
  let y = edge;
  for (const text of names) {
    runs.push({ x: 0, y: y + size * 0.93, text, size, face: "serif", ink: painted ? "head" : "text" });
    y += size * 1.1;
  }
  for (const text of kinds) {
    runs.push({ x: 0, y: y + letters * 0.98, text, size: letters, face: "bold", ink: painted ? "head" : "faded" });
    y += letters * 1.18;
  }
  return { runs, height: y + edge };
}

// ---- the whole face

/** Print as much as is wanted, or nothing if it has no room. */
function attempt(node: Node, area: Box, room: Room, want: Want, head: Head, painted: boolean): Omit<Print, "band"> | null {
  const { px } = room;
  const pad = padOf(area, px, room);
  const inside = area.w - 2 * pad;
  const edge = (want.tight ? 2 : 4) * px;
  const leading = want.tight ? TIGHT_LEADING : LEADING;
  const spare = area.h - head.height - 10 * px;
  let low = feet(node, inside, spare, room, want, MOST_SYMBOL * px);
  if (!low) return null;
  const words = wordsOf(node, want);
  const size = want.size * px;
  const lines = words.flatMap((line) => wrapped(line, size, inside));
  if (!words.every((line) => unbroken(line, size, inside))) return null;
  const high = lines.length * size * leading;
  const beyond = head.height + high + (lines.length ? 2 * edge + px : edge + px);
  const free = area.h - beyond - low.height;
  if (free < 0) return null;

  const least = Math.max((ART + 4) * px, painted ? 0 : area.w * FACE);
  const art = node.picture && !room.seen && free >= least ? artIn(area, head.height, free, painted, px) : null;
  if (!art && low.large) {
    const larger = feet(node, inside, spare, room, want, LARGEST_SYMBOL * px);
    if (larger && beyond + larger.height <= area.h) low = larger;
  }
  // On parchment the drawing lies above the name, below a header.
  const shift = art && !painted ? art.h + 3 * px : 0;
  const top = area.y + shift;
  const text = top + head.height + (art && painted ? art.h : 0) + edge;
  const shown = art && !painted ? withoutEmblem(head) : head;
  const foot = area.y + area.h - low.height - edge;
  const between = { y: text + high, h: foot - text - high };
  return {
    header: painted ? { ...area, h: head.height } : null,
    emblem: shown.emblem && emblemOf(node, { ...shown.emblem, y: top + shown.emblem.y }, art, painted),
    art: art && { ...art, y: area.y + (painted ? head.height : 0) + (painted ? 0 : 1) },
    runs: [
      ...shown.runs.map((run) => ({ ...run, y: top + run.y })),
      ...lines.map((line, place): Run => {
        const y = text + size * (place * leading + 0.95);
        return { x: pad, y, text: line, size, face: "sans", ink: "text" };
      }),
      ...low.runs.map((run) => ({ ...run, x: pad + run.x, y: foot + run.y })),
    ],
    strip: low.strip.map(({ node: child, box, ...own }) => {
      const large = low.large && !art && !low.runs.length;
      const y = large ? between.y + Math.max(0, (between.h + low.height - box.h) / 2) : foot + box.y;
      return { node: child, ...own, box: { ...box, x: (low.large ? (area.w - low.wide) / 2 : pad) + box.x, y } };
    }),
    told: want.told,
  };
}

function wordsOf(node: Node, want: Want): readonly string[] {
  if (want.told === "full") return bodyOf(node);
  return want.told === "short" && node.short ? [node.short] : [];
}

function artIn(area: Box, below: number, free: number, painted: boolean, px: number): Box {
  const h = Math.min(free - 2 * px, area.w * TALLEST_ART);
  return { x: area.x + 1, y: painted ? below : 0, w: area.w - 2, h };
}

/** Below a drawing the name stands by itself. */
function withoutEmblem({ runs, height, emblem }: Head): Head {
  return { runs: runs.map((run) => ({ ...run, x: emblem?.x ?? run.x })), height, emblem: null };
}

function emblemOf(node: Node, box: Box, art: Box | null, painted: boolean): Print["emblem"] {
  const picture = !!node.picture && !art;
  if (picture || !painted) return { box, picture, disc: !painted };
  const side = Math.min(box.w, box.h) * 0.86;
  return { box: { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side }, picture, disc: false };
}

// ---- the foot

interface Feet {
  runs: Run[];
  strip: { node: Node; box: Box; room?: Room }[];
  height: number;
  /** How wide the strip is. */
  wide: number;
  /** There is no text, so symbols are large. */
  large: boolean;
}

/** Figures in words and symbols: beside each other if they have room, else one above the other. */
function feet(node: Node, limit: number, spare: number, room: Room, want: Want, most: number): Feet | null {
  const { px, type } = room;
  if (want.plain) return figures(node, limit, room);
  const symbolic = want.strip ? loose(node).filter((child) => child.kind !== "text") : [];
  const plain = symbolic.filter((child) => child.kind !== "badge" || child.text || child.label);
  const fits = !want.tight || rowOf(symbolic, limit, { ...smaller(room), token: TIGHT_SYMBOL * px }, px).rows < 2;
  // A mere sign gives way to what it stands before.
  const children = fits ? symbolic : plain;
  const large = want.told === "none" && children.length > 0;
  const usual = smaller(room);
  const side = large ? Math.min(most, spare * (most > MOST_SYMBOL * px ? 0.8 : 0.5), limit / Math.min(children.length, 4) - 4) : 0;
  const token = want.tight ? TIGHT_SYMBOL * px : Math.max(usual.token, side);
  const row = rowOf(children, limit, { ...usual, token }, px);
  if (row.size.w > limit + 0.5) return null;
  const size = type.foot * px;
  const words = [node.figures ?? "", want.outlook ? room.outlook : ""].filter(Boolean).flatMap((part) => wrapped(part, size, limit, "bold"));
  const stripHigh = children.length ? row.size.h : 0;
  const line = size * (want.tight ? TIGHT_LEADING : LEADING);
  const beside = words.length === 1 && row.rows === 1 && children.length > 0 && row.size.w + 8 * px + width(words[0]!, size, "bold") <= limit;
  const above = beside ? 0 : words.length * line;
  const runs = words.map((text, place): Run => {
    const middle = stripHigh / 2 + size * 0.36;
    return beside
      ? { x: row.size.w + 8 * px, y: middle, text, size, face: "bold", ink: "text" }
      : { x: 0, y: place * line + size * 0.95, text, size, face: "bold", ink: "text" };
  });
  const strip = children.flatMap((child, place) => {
    const box = row.boxes[place];
    return box ? [{ node: child, box: { ...box, y: above + box.y } }] : [];
  });
  return { runs, strip, height: above + stripHigh + (strip.length && above ? 2 * px : 0), wide: row.size.w, large };
}

/** The first figures that fit into a row, as icon and number alone. */
function figures(node: Node, limit: number, room: Room): Feet | null {
  const { px } = room;
  const own = { ...smaller(room), token: TIGHT_SYMBOL * px, plain: true, inked: true };
  const strip: Feet["strip"] = [];
  let x = 0;
  for (const child of loose(node).filter(({ kind, text }) => kind === "badge" && text)) {
    const { w, h } = measure(child, limit, own);
    if (x + w > limit) break;
    strip.push({ node: child, box: { x, y: 0, w, h }, room: own });
    x += w + 5 * px;
  }
  if (!strip.length) return null;
  return { runs: [], strip, height: own.token, wide: x, large: false };
}

/** Symbols side by side, a little smaller if that brings them into one row. */
function rowOf(children: readonly Node[], limit: number, room: Room, px: number): Flow {
  const usual = stripFlow(children, limit, room);
  if (usual.rows < 2) return usual;
  for (const token of [20, 18, 17, 16]) {
    const sizes = children.map((child) => measure(child, limit, { ...room, token: token * px }));
    const row = flow(sizes, limit, 2 * px);
    if (row.rows < 2) return row;
  }
  return usual;
}

/** Nothing but the drawing or the emblem, and the symbols if they have room. */
function bare(node: Node, area: Box, room: Room): Omit<Print, "band"> {
  const { px } = room;
  const want: Want = { told: "left out", size: room.type.text, kind: false, strip: true, outlook: false, tight: true, plain: false };
  const low = feet({ ...node, figures: "" }, area.w - 4 * px, area.h, { ...room, outlook: "" }, want, MOST_SYMBOL * px);
  const fits = low && low.height < area.h * 0.5;
  const spare = area.h - (fits ? low.height + 4 * px : 0);
  const side = Math.max(0, Math.min(spare, area.w) - 4 * px);
  const box = { x: area.x + (area.w - side) / 2, y: area.y + (spare - side) / 2, w: side, h: side };
  const foot = area.y + area.h - (low?.height ?? 0) - 2 * px;
  return {
    header: null,
    emblem: node.icon && side ? { box, picture: !!node.picture, disc: true } : null,
    art: null,
    runs: [],
    strip: fits ? low.strip.map((each) => ({ ...each, box: { ...each.box, x: 2 * px + each.box.x, y: foot + each.box.y } })) : [],
    told: bodyOf(node).length ? "left out" : "none",
  };
}

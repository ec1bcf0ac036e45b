/** Cards that lie side by side: a hand, or cards to choose from.

    Equal cards lie on one another. Up to seven faces are full, eight and nine are narrower, and from ten on they
    overlap, but for the one in focus. On a phone there are two to a row. */

import type { Node } from "../protocol";
import type { Flow } from "./flow";
import type { Box } from "./geometry";
import { isWide } from "./looks";
import type { Room } from "./sizes";

/** The measures of the cards of a hand, in pixels of the screen. */
export interface HandRoom {
  /** How wide a card may be. */
  most: number;
  high: number;
  /** How many cards stand in a row, where rows are more than one. */
  columns: number;
  /** Of a card below another one no more than a strip need be seen. */
  crowded?: boolean;
}

export interface Held extends Flow {
  /** For each card, how many equal ones lie there: 0 for those below another one. */
  copies: number[];
  /** For each card on which another one lies, how much of its width is seen; 0 for one that is seen whole. */
  seen: number[];
  narrow: boolean;
}

const GAP = 8;
/** A face with all that is on it is not narrower than that, and one without its kind than that. */
export const FULL = 112;
export const NARROW = 96;
const FEW = 7;
const MANY = 9;
/** How wide a card is that lies face down. */
const BACK = 62;
/** How much of each copy below another one is seen. */
const ASIDE = 3;
/** How far a card is raised that has been chosen. */
const RAISED = 14;
/** How wide other things are beside a hand, by and large. */
const OTHERS = 250;
/** What is left free above a hand for a raised card. */
export const ABOVE = 6;

/** Whether all children of a tray are cards, of which a face is seen. */
export function isHand(nodes: readonly Node[]): boolean {
  return nodes.length > 0 && nodes.every((node) => node.kind === "card" && !node.at && !isWide(node)) && nodes.some((node) => !node.face_down);
}

/** How wide things before a player would like to be: none of the cards narrower than the widest there are. */
export function wishOf(nodes: readonly Node[], most: number): number {
  return nodes.reduce((sum, node) => {
    const { children = [] } = node;
    if (isHand(children)) return sum + stacked(children).length * (most + GAP);
    return sum + (children.length && node.kind === "tray" ? wishOf(children, most) : OTHERS);
  }, 0);
}

/** The cards of a hand in a width. */
export function hold(nodes: readonly Node[], limit: number, room: Room & { hand: HandRoom }): Held {
  const { most, high, columns } = room.hand;
  const stacks = stacked(nodes);
  const backs = stacks.filter(([first]) => first!.face_down).length;
  const faces = stacks.length - backs;
  const width = columns ? (limit - GAP * (columns - 1)) / columns : widthOf(faces, limit - backs * (BACK + GAP), most);
  const wide = Math.max(NARROW, Math.min(most, Math.max(width, faces > MANY ? FULL : NARROW)));
  const found = new Map<string, { box: Box; copies: number; seen: number }>();
  const starts = columns ? rows(stacks, wide, columns, high) : across(stacks, wide, limit, room.focus);
  stacks.forEach((stack, place) => {
    const [first] = stack;
    const start = starts[place]!;
    const next = starts[place + 1];
    const seen = next && next.y === start.y && next.x < start.x + wide ? next.x - start.x : 0;
    const down = !!first!.face_down;
    stack.forEach((card, under) => {
      const box = {
        x: start.x + ASIDE * under,
        y: ABOVE + start.y - (card.glow ? RAISED - ABOVE : 0) + (under ? -ASIDE * under : 0) + (down ? high * 0.08 : 0),
        w: down ? BACK : wide,
        h: down ? high * 0.84 : high,
      };
      found.set(card.id, { box, copies: under ? 0 : stack.length, seen: down ? 0 : seen });
    });
  });
  const each = nodes.map((node) => found.get(node.id)!);
  const boxes = each.map(({ box }) => box);
  return {
    boxes,
    copies: each.map(({ copies }) => copies),
    seen: each.map(({ seen }) => seen),
    narrow: !columns && wide < FULL,
    rows: columns ? Math.ceil(stacks.length / columns) : 1,
    size: { w: Math.max(...boxes.map(({ x, w }) => x + w)), h: Math.max(...starts.map(({ y }) => y)) + high + ABOVE },
  };
}

/** How wide each card is; less than the least width if they have to overlap. */
function widthOf(faces: number, limit: number, most: number): number {
  const width = (limit - GAP * Math.max(0, faces - 1)) / Math.max(1, faces);
  if (faces > MANY) return 0;
  if (faces > FEW) return Math.min(width, FULL - 4);
  return Math.min(most, width);
}

function rows(stacks: readonly Node[][], wide: number, columns: number, high: number): { x: number; y: number }[] {
  return stacks.map((_, place) => {
    return { x: (place % columns) * (wide + GAP), y: Math.floor(place / columns) * (high + GAP + ABOVE) };
  });
}

/** Side by side; where there is no room for all, the card in focus has its whole width and the others share the rest. */
function across(stacks: readonly Node[][], wide: number, limit: number, focus: string): { x: number; y: number }[] {
  const widths = stacks.map(([first]) => (first!.face_down ? BACK : wide));
  const all = widths.reduce((sum, each) => sum + each + GAP, -GAP);
  const focused = stacks.findIndex((stack) => stack.some(({ id }) => id === focus));
  const whole = new Set([stacks.length - 1, ...(all > limit + 0.5 ? [focused] : [])]);
  const steps = widths.map((each) => each + GAP);
  if (all > limit + 0.5) {
    const kept = steps.reduce((sum, step, place) => sum + (whole.has(place) ? step : 0), -GAP);
    const rest = steps.reduce((sum, step, place) => sum + (whole.has(place) ? 0 : step), 0);
    const share = Math.max(0, limit - kept) / Math.max(1, rest);
    steps.forEach((step, place) => {
      if (!whole.has(place)) steps[place] = step * share;
    });
  }
  let x = 0;
  return steps.map((step) => {
    const start = { x, y: 0 };
    x += step;
    return start;
  });
}

/** Equal cards together, in the order in which they are first seen. */
function stacked(nodes: readonly Node[]): Node[][] {
  const stacks = new Map<string, Node[]>();
  for (const node of nodes) {
    const key = sameness(node);
    stacks.set(key, [...(stacks.get(key) ?? []), node]);
  }
  return [...stacks.values()];
}

/** Two cards with the same sameness look the same. */
function sameness(node: Node): string {
  const { text, lines, figures, count, glow, hollow, face_down, children } = node;
  const symbols = children?.map((child) => [child.icon, child.color, child.text, child.glow, child.hollow]);
  // Backs may be of different cards, so they lie side by side.
  return JSON.stringify([text, lines, figures, count, glow, hollow, symbols, face_down ? node.id : ""]);
}

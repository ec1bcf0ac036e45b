/** The options of a question as a numbered list: in groups by what they are about. */

import type { Choice, Node } from "../protocol";
import { isFloor } from "./looks";

export const GROUPS = ["cards", "pieces", "tiles", "places", "piles", "things", "squares", "else"] as const;
export type Group = (typeof GROUPS)[number];

export interface Numbered {
  group: Group;
  /** The options by their places in the question. */
  options: number[];
}

/** More squares than this come after all else, so that the first figures are for other things. */
const FEW_SQUARES = 6;
/** In a list of more options than this, the squares are one entry. */
export const LONGEST = 35;

const BY_KIND: Partial<Record<Node["kind"], Group>> = {
  card: "cards",
  token: "pieces",
  die: "pieces",
  slot: "places",
  pile: "piles",
  square: "squares",
};

/** What an option is about; nothing on the table is something else. */
export function groupOf({ nodes = [] }: Choice, find: (id: string) => Node | undefined): Group {
  const things = nodes.flatMap((id) => find(id) ?? []);
  const [first] = things;
  if (!first) return "else";
  if (first.kind === "tile") return isFloor(first) ? "places" : "tiles";
  return BY_KIND[first.kind] ?? "things";
}

/** Options in groups, in the order of the question; many squares and what is about nothing come last. */
export function grouped(choices: readonly Choice[], find: (id: string) => Node | undefined): Numbered[] {
  const groups = new Map<Group, number[]>();
  choices.forEach((choice, index) => {
    const group = groupOf(choice, find);
    groups.set(group, [...(groups.get(group) ?? []), index]);
  });
  const late = (group: Group, { length }: number[]) =>
    group === "squares" && length > FEW_SQUARES ? 2 : group === "else" ? 1 : 0;
  return [...groups]
    .sort(([one, its], [other, others]) => late(one, its) - late(other, others))
    .map(([group, options]) => ({ group, options }));
}

/** Figures that are typed one after the other make a number; it is taken once no longer one is meant. */
export class Typing {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly take: (number: number) => void,
    private readonly patience = 700,
  ) {}

  get typed(): string {
    return this.#typed;
  }

  /** Type a figure where numbers go up to `most`. */
  press(figure: string, most: number): void {
    clearTimeout(this.#timer);
    const longer = this.#typed + figure;
    this.#typed = Number(longer) <= most ? longer : figure;
    const number = Number(this.#typed);
    if (number < 1 || number > most) this.#typed = "";
    else if (number * 10 > most) this.finish();
    else this.#timer = setTimeout(() => this.finish(), this.patience);
  }

  /** Take what has been typed; false if that is nothing. */
  finish(): boolean {
    clearTimeout(this.#timer);
    const number = Number(this.#typed);
    this.#typed = "";
    if (number) this.take(number);
    return number > 0;
  }

  /** Forget it. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#typed = "";
  }
}

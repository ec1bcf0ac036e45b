/** Who and what is on the table, by name: each with its picture, so that words can show it, too. */

import { untrack } from "svelte";

import type { Node, Scene } from "../protocol";

export interface Piece {
  text: string;
  /** The picture of the figure or card with this name. */
  picture?: string;
}

/** Shorter names would be found in other words. */
const SHORTEST = 3;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

export class Cast {
  #names = $state.raw<ReadonlyMap<string, string>>(new Map());
  #seats = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly #found = $derived(pattern(this.#names));

  /** Take in who is in a scene. Who leaves the table is remembered: its name is still read in the log. */
  meet(scene: Scene): void {
    const names = new Map(untrack(() => this.#names));
    const seats = new Map<number, string>();
    const before = names.size;
    for (const node of scene.nodes) gather(node, names, seats);
    if (names.size !== before) this.#names = names;
    if (String([...seats]) !== String([...untrack(() => this.#seats)])) this.#seats = seats;
  }

  forget(): void {
    this.#names = new Map();
    this.#seats = new Map();
  }

  /** The picture for a player: by the name, or by the seat. */
  find(name: string, seat?: number): string | undefined {
    return (seat === undefined ? undefined : this.#seats.get(seat)) ?? this.#names.get(name);
  }

  /** A text cut where somebody is named; each is shown once. */
  pieces(text: string): Piece[] {
    const shown = new Set<string>();
    const pieces: Piece[] = [];
    for (const part of this.#found ? text.split(this.#found) : [text]) {
      const picture = this.#names.get(part);
      if (picture && !shown.has(picture)) pieces.push({ text: part, picture });
      else if (part) pieces.push({ text: part });
      if (picture) shown.add(picture);
    }
    return pieces;
  }
}

/** The cast of the table that is shown. */
export const cast = new Cast();

function gather(node: Node, names: Map<string, string>, seats: Map<number, string>): void {
  const { id, kind, picture, text = "" } = node;
  if (picture && kind !== "pile" && text.length >= SHORTEST) {
    names.set(text, picture);
    // One of several of a kind is named with its number, and sometimes without.
    const kindred = text.replace(/ \d+$/, "");
    if (!names.has(kindred)) names.set(kindred, picture);
  }
  const seat = picture && /^player:(\d+)\b/.exec(id)?.[1];
  if (seat && !seats.has(Number(seat))) seats.set(Number(seat), picture);
  for (const child of node.children ?? []) gather(child, names, seats);
}

/** Finds any of the names as whole words, the longest first. */
function pattern(names: ReadonlyMap<string, string>): RegExp | null {
  if (!names.size) return null;
  const each = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(SPECIAL, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${each.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

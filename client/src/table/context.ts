/** What every thing of a drawing may ask. */

import { createContext } from "svelte";

import type { Attention } from "./attention.svelte";
import type { Said } from "./speech";

/** Which things are spoken of. */
export type Marks = Pick<
  Attention,
  "marked" | "lit" | "meant" | "recommended" | "spotlight" | "nodeHovered" | "focused" | "keyOf" | "ways" | "over"
>;

export interface Surroundings {
  marks: Marks;
  /** What a thing says to a screen reader. */
  said: (id: string) => Said | undefined;
  /** Whether a thing has a place of its own on the drawing, and so a halo above all other things. */
  located: (id: string) => boolean;
  /** The thing that the Tab key reaches in this drawing. */
  tab: () => string | null;
}

export const [surroundings, surround] = createContext<Surroundings>();

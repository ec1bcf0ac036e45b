/** The context of every thing in a drawing. */

import { createContext } from "svelte";

import type { Attention } from "./attention.svelte";
import type { Said } from "./speech";

/** Which things are highlighted. */
export type Marks = Pick<
  Attention,
  "marked" | "ofCards" | "lit" | "meant" | "recommended" | "spotlight" | "nodeHovered" | "focused" | "keyOf" | "ways" | "over"
>;

export interface Surroundings {
  marks: Marks;
  /** The label of a thing for screen readers. */
  said: (id: string) => Said | undefined;
  /** Whether a thing has its own place on the drawing, and so a halo above all other things. */
  located: (id: string) => boolean;
  /** The thing that the Tab key reaches in this drawing. */
  tab: () => string | null;
}

export const [surroundings, surround] = createContext<Surroundings>();

/** What every thing of a drawing may ask. */

import { createContext } from "svelte";

import type { Attention } from "./attention.svelte";
import type { Said } from "./speech";

/** Which things are spoken of. */
export type Marks = Pick<Attention, "marked" | "lit" | "meant" | "recommended" | "spotlight">;

export interface Around {
  marks: Marks;
  /** What a thing says to a screen reader. */
  said: (id: string) => Said | undefined;
  /** The thing that the Tab key reaches in this drawing. */
  tab: () => string | null;
}

export const [around, setAround] = createContext<Around>();

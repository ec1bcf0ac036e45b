/** The sheet that all drawings share is laid down when the first of them is made. */

import { mount } from "svelte";

import Sheet from "./Sheet.svelte";

let laidDown = false;

/** See that icons, woods and papers are there. */
export function layDownSheet(): void {
  if (laidDown) return;
  laidDown = true;
  mount(Sheet, { target: document.body });
}

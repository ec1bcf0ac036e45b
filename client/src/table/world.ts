/** The world that a scene plays in: its patterns are taken into the page, and its palette is put on. */

import type { Scene } from "../protocol";
import "../styles/worlds.css";
import { bake } from "./bake";

/** The name of a scene's world; empty for the plain table, and for what cannot be a name. */
export function worldOf(scene: Scene): string {
  return /^[a-z][a-z0-9-]*$/.test(scene.world ?? "") ? scene.world! : "";
}

/** What lies around the ground, as a picture to be laid side by side. */
export function surroundings(world: string): string {
  return `url("/art/worlds/${world}-around.svg")`;
}

/** Put a world on; what this returns takes it off again. Until its file has come, plain colours stand in. */
export function wear(world: string): (() => void) | undefined {
  if (!world) return undefined;
  const root = document.documentElement;
  const worn: Element[] = [];
  let over = false;
  root.dataset.world = world;

  async function take(name: string): Promise<void> {
    const answer = await fetch(`/art/worlds/${name}.svg`);
    if (!answer.ok || over) return;
    const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    if (over || drawn.localName !== "svg") return;
    drawn.classList.add("table-sheet");
    drawn.setAttribute("aria-hidden", "true");
    const sheet = document.body.appendChild(document.importNode(drawn, true));
    worn.push(sheet);
    const more = drawn.getAttribute("data-with");
    if (more) await take(more);
    await bake(sheet, () => over);
  }

  // The table is whole without it.
  void take(world).catch(() => undefined);
  return () => {
    over = true;
    if (root.dataset.world === world) delete root.dataset.world;
    for (const sheet of worn) sheet.remove();
  };
}

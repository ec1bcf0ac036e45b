/** The sounds of a change from one scene to the next, by the kinds of things that change. */

import type { Node, Scene } from "../protocol";
import type { Sound } from "./synth";

interface Place {
  kind: Node["kind"];
  holder: string;
  at: string;
  shows: string;
}

/** The sounds of a change, each at most once, in playing order. */
export function heard(before: Scene, after: Scene): Sound[] {
  const were = places(before);
  const sounds = new Set<Sound>();
  for (const [id, now] of places(after)) {
    const was = were.get(id);
    if (now.kind === "die" && was?.shows !== now.shows) sounds.add("dice");
    else if (now.kind === "card" || now.kind === "tile") {
      if (!was || was.holder !== now.holder || was.at !== now.at) sounds.add("card");
    } else if (now.kind === "token") {
      if (!was || was.holder !== now.holder || was.at !== now.at) sounds.add("wood");
    } else if (was && was.shows !== now.shows) {
      if (now.kind === "slot" || now.kind === "square") sounds.add("wood");
      else if (now.kind === "badge") sounds.add("coin");
    }
  }
  return ORDER.filter((sound) => sounds.has(sound));
}

const ORDER: Sound[] = ["dice", "card", "wood", "coin"];

function places(scene: Scene): Map<string, Place> {
  const found = new Map<string, Place>();
  const visit = (node: Node, holder: string) => {
    const shows = `${node.icon ?? ""} ${node.text ?? ""} ${node.count ?? ""}`;
    found.set(node.id, { kind: node.kind, holder, at: String(node.at ?? ""), shows });
    for (const child of node.children ?? []) visit(child, node.id);
  };
  for (const node of scene.nodes) visit(node, "");
  return found;
}

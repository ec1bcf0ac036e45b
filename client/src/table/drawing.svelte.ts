/** A drawing of part of a scene: its labels, its tab stop, and its place on the stage. */

import { untrack } from "svelte";

import { t } from "../messages.svelte";
import type { Node, Scene } from "../protocol";
import type { Attention } from "./attention.svelte";
import { surround } from "./context";
import { followFonts } from "./lettering.svelte";
import type { Place } from "./locate";
import { attend, focusOn } from "./pointing";
import { layDownSheet } from "./sheet";
import { speech } from "./speech";
import type { Drawing } from "./stage";
import type { View } from "./zoom";

export interface Drawn {
  scene: Scene;
  attention: Attention;
  nodes: readonly Node[];
  places: ReadonlyMap<string, Place>;
  view: View;
}

/** Set up a drawing during the initialization of its component. The attachment goes on its SVG. */
export function draw(drawn: () => Drawn): { attach: (svg: SVGSVGElement) => () => void } {
  layDownSheet();
  const { attention } = untrack(drawn);
  const { stage } = attention;
  let last = $state<string | null>(null);

  const said = $derived(
    speech(drawn().nodes, {
      choicesOf: (id) => attention.choicesOf(id),
      refusedOf: (id) => attention.refused.get(id) ?? [],
      ofSquares: attention.ofSquares,
      notNow: (reason) => t("table.not_now", { reason }),
    }),
  );
  const tab = $derived.by(() => {
    if (last !== null && said.get(last)?.stop) return last;
    const stops = [...said].filter(([, { stop }]) => stop).map(([id]) => id);
    return stops.find((id) => attention.lit.has(id)) ?? stops[0] ?? null;
  });
  surround({
    marks: attention,
    said: (id) => said.get(id),
    located: (id) => drawn().places.has(id),
    tab: () => tab,
  });

  $effect.pre(() => {
    const { scene } = drawn();
    untrack(() => stage.capture(scene));
  });
  $effect(() => {
    const { scene } = drawn();
    untrack(() => stage.play(scene));
  });
  $effect(followFonts);

  function attach(svg: SVGSVGElement): () => void {
    const drawing: Drawing = { svg, places: () => drawn().places, view: () => drawn().view };
    const leave = untrack(() => stage.add(drawing));
    const stop = svg.parentElement ? attend(svg.parentElement, svg, attention) : () => {};
    $effect(() => {
      void drawn().places;
      untrack(() => stage.redrawn(drawing));
    });
    $effect(() => {
      if (attention.focused !== null && said.has(attention.focused)) last = attention.focused;
    });
    // The focused thing may have moved to another drawing, or be gone.
    let had: string | null = null;
    $effect.pre(() => {
      void said;
      untrack(() => (had = svg.contains(document.activeElement) ? attention.focused : null));
    });
    $effect(() => {
      void said;
      const lost = had !== null && document.activeElement === document.body;
      const to = lost ? untrack(() => (said.get(had ?? "")?.stop ? had : tab)) : null;
      if (to !== null) focusOn(svg, to);
    });
    return () => {
      leave();
      stop();
    };
  }

  return { attach };
}

/** Mouse, touch and keyboard input on a drawing. */

import type { Prompt } from "../protocol";
import type { Attention } from "./attention.svelte";
import { letCarry } from "./carrying";
import { isArrow, neighbour } from "./directions";
import type { Box } from "./geometry";

const LONG_PRESS = 450;
const HOLD = 350;
/** A pointer that moves farther than this doesn't press the thing under it. */
const STEADY = 10;

/** Where a pointer went down, on which thing that can be chosen or says why not, and what was asked then. */
interface Aim {
  id: string | null;
  asked: Prompt | null;
  x: number;
  y: number;
}

/** Let players point at the things of a drawing; returns how to stop that.

    It listens on what holds the drawing: an SVG that listens to focus would be a stop for the Tab key itself. */
export function attend(holder: HTMLElement, svg: SVGSVGElement, attention: Attention): () => void {
  const { stage } = attention;
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  let aim: Aim | null = null;
  let touched = false;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let pressed = false;
  /** Something has come under the pointer while it rested: it is looked at once the pointer moves. */
  let came = false;

  function release(): void {
    if (press) clearTimeout(press.timer);
    press = null;
  }

  function enlargeable(event: PointerEvent): string | null {
    return ancestor(event.target, svg, (id) => attention.isEnlargeable(id));
  }

  /** What a click at a place would do. */
  function under(event: MouseEvent): string | null {
    const lit = beneath(event, svg, (id) => attention.lit.has(id));
    return lit ?? ancestor(event.target, svg, (id) => attention.refused.has(id));
  }

  /** What a click means. The drawing may have moved since the pointer went down, and the browser then sends the
      click to whatever is around both places; people mean what they have pressed. */
  function meant(event: MouseEvent): string | null {
    const before = aim;
    aim = null;
    if (before === null || event.detail === 0) return under(event); // a screen reader clicks without pressing
    if (before.asked !== attention.asked) return null; // nobody has read the new question yet
    const steady = Math.hypot(event.clientX - before.x, event.clientY - before.y) <= STEADY;
    return steady || under(event) === before.id ? before.id : null;
  }

  const listeners: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
    pointerover(event) {
      if (event.pointerType === "touch" || attention.carried) return;
      const lit = beneath(event, svg, (id) => attention.lit.has(id));
      attention.nodeHovered = lit ?? ancestor(event.target, svg, (id) => isOfInterest(id, attention));
      came = attention.isResting(event);
      attention.look(came ? null : enlargeable(event));
    },
    pointerleave(event) {
      release();
      came = false;
      if (event.buttons) aim = null;
      attention.nodeHovered = null;
      attention.look(null);
    },
    pointerdown(event) {
      pressed = false;
      touched = event.pointerType === "touch";
      release();
      attention.look(null);
      const { clientX: x, clientY: y } = event;
      aim = event.isPrimary && event.button === 0 ? { id: under(event), asked: attention.asked, x, y } : null;
      const thing = aim && beneath(event, svg, (id) => attention.ways.has(id));
      if (thing) letCarry(attention, thing, { pointer: event.pointerId, x, y });
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      const id = ancestor(event.target, svg, (each) => attention.isEnlargeable(each));
      if (id === null) return;
      const timer = setTimeout(() => {
        if (attention.carried) return;
        pressed = true;
        attention.enlarged = { id, pinned: true };
      }, LONG_PRESS);
      press = { timer, x: event.clientX, y: event.clientY };
    },
    pointermove(event) {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STEADY) release();
      if (came && !attention.carried) attention.look(enlargeable(event));
      came = false;
    },
    pointerup: release,
    pointercancel() {
      release();
      aim = null;
    },
    contextmenu(event) {
      const id = beneath(event, svg, (each) => attention.lit.has(each));
      if (pressed || press || (id !== null && attention.unfold(id))) event.preventDefault();
    },
    click(event) {
      const still = aim !== null && Math.hypot(event.clientX - aim.x, event.clientY - aim.y) <= STEADY;
      const id = meant(event);
      if (pressed) return;
      // A finger has no second button, and nothing to look closer with but a tap.
      if (id !== null) {
        if (!touched || !attention.unfold(id)) attention.activate(id);
        return;
      }
      if (!still) return;
      const large = touched ? ancestor(event.target, svg, (each) => attention.isEnlargeable(each)) : null;
      if (large !== null) attention.enlarged = { id: large, pinned: true };
      attention.inquire(allBeneath(event, svg));
    },
    focusin(event) {
      attention.focused = ancestor(event.target, svg, () => true);
      // A press sets the focus, too, and must not bring what is pressed away from under the pointer.
      const byKeys = event.target instanceof Element && event.target.matches(":focus-visible");
      attention.reached = byKeys ? attention.focused : null;
    },
    focusout(event) {
      clearTimeout(hold);
      const left = ancestor(event.target, svg, () => true);
      // A thing that goes from the table loses the focus while it is being redrawn, when nothing may change.
      queueMicrotask(() => {
        if (attention.focused === left && !svg.contains(document.activeElement)) {
          attention.focused = attention.reached = null;
        }
      });
    },
    keydown(event) {
      const id = ancestor(event.target, svg, () => true);
      if (id === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isArrow(event.key)) {
        const to = neighbour(stage.boxOf(id) ?? NOWHERE, stops(svg, attention, id), event.key);
        if (to !== null) focusOn(svg, to);
      } else if (event.key === "Home" || event.key === "End") {
        const all = [...svg.querySelectorAll<SVGElement>(".hit")];
        all.at(event.key === "Home" ? 0 : -1)?.focus();
      } else if (event.key === "Enter") {
        if (!event.repeat) attention.activate(id);
      } else if (event.key === "d" || event.key === "D") {
        attention.enlarged = attention.enlarged ? null : { id, pinned: true };
      } else if (event.key === " " && attention.enabled) {
        if (!event.repeat) {
          held = false;
          hold = setTimeout(() => {
            held = true;
            attention.enlarged = { id, pinned: false };
          }, HOLD);
        }
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    keyup(event) {
      if (event.key !== " " || !attention.enabled) return;
      clearTimeout(hold);
      const id = ancestor(event.target, svg, () => true);
      if (held) attention.enlarged = null;
      else if (id !== null) attention.activate(id);
      held = false;
      event.preventDefault();
    },
  };

  const controller = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    holder.addEventListener(type, listener as EventListener, { signal: controller.signal });
  }
  return () => {
    release();
    clearTimeout(hold);
    controller.abort();
  };
}

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

/** Focus a thing of a drawing. */
export function focusOn(svg: SVGSVGElement, id: string): void {
  svg.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"] > .hit`)?.focus();
}

/** The nearest thing, from an element outwards, that satisfies a condition. */
function ancestor(from: EventTarget | null, svg: SVGSVGElement, holds: (id: string) => boolean): string | null {
  let element = from instanceof Element ? from.closest<SVGElement>("[data-id]") : null;
  while (element && svg.contains(element)) {
    const { id } = element.dataset;
    if (id !== undefined && holds(id)) return id;
    element = element.parentElement?.closest<SVGElement>("[data-id]") ?? null;
  }
  return null;
}

/** The uppermost thing at a point of which something holds: on a board, what lies on others does not hide them,
    but a button over the drawing does. */
function beneath(event: MouseEvent, svg: SVGSVGElement, holds: (id: string) => boolean): string | null {
  const id = ancestor(event.target, svg, holds);
  if (id !== null || !svg.contains(event.target as Element)) return id;
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const below = svg.contains(element) ? ancestor(element, svg, holds) : null;
    if (below !== null) return below;
  }
  return null;
}

/** All things at a point and those that hold them, uppermost first. */
function allBeneath({ clientX, clientY }: MouseEvent, svg: SVGSVGElement): string[] {
  const found = new Set<string>();
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    let holder = svg.contains(element) ? element.closest<SVGElement>("[data-id]") : null;
    for (; holder && svg.contains(holder); holder = holder.parentElement?.closest<SVGElement>("[data-id]") ?? null) {
      if (holder.dataset.id !== undefined) found.add(holder.dataset.id);
    }
  }
  return [...found];
}

function isOfInterest(id: string, attention: Attention): boolean {
  return attention.lit.has(id) || attention.refused.has(id) || !!attention.find(id)?.label;
}

function stops(svg: SVGSVGElement, attention: Attention, without: string): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const hit of svg.querySelectorAll<SVGElement>("[data-id] > .hit")) {
    const id = hit.parentElement?.dataset.id;
    const box = id !== undefined && id !== without ? attention.stage.boxOf(id) : null;
    if (id !== undefined && box) found.set(id, box);
  }
  return found;
}

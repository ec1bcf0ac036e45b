/** Drag and drop across all drawings, for options with two things. */

import type { Attention } from "./attention.svelte";

/** A pointer that moves farther than this starts a drag. */
const DRAG = 8;

/** Where a drag started. */
export interface Hold {
  pointer: number;
  x: number;
  y: number;
}

/** Let a thing be dragged from where a pointer has gone down on it. Nothing happens until the pointer moves; the
    click that ends a drag means nothing. */
export function letCarry(attention: Attention, id: string, { pointer, x, y }: Hold): void {
  const controller = new AbortController();
  const { signal } = controller;
  const isOurs = (event: PointerEvent) => event.pointerId === pointer;

  function moved(event: PointerEvent): void {
    if (!isOurs(event)) return;
    if (!attention.carried) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < DRAG) return;
      if (!attention.ways.has(id)) return end(); // another question has come meanwhile
      attention.pickUp(id, event.clientX, event.clientY);
    }
    attention.carry(event.clientX, event.clientY, goalAt(event, attention));
  }

  function released(event: PointerEvent): void {
    if (!isOurs(event)) return;
    if (attention.carried) {
      window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal: soon() });
      attention.drop();
    }
    end();
  }

  function end(): void {
    controller.abort();
  }

  function leave(): void {
    attention.putDown();
    end();
  }

  window.addEventListener("pointermove", moved, { signal });
  window.addEventListener("pointerup", released, { signal });
  window.addEventListener("pointercancel", (event) => isOurs(event) && leave(), { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && leave(), { signal, capture: true });
  window.addEventListener("blur", leave, { signal });
}

/** The topmost drop target at a point. */
function goalAt({ clientX, clientY }: PointerEvent, { goals }: Attention): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    let thing = element.closest<SVGElement>("[data-id]");
    while (thing) {
      const { id } = thing.dataset;
      if (id !== undefined && goals.has(id)) return id;
      thing = thing.parentElement?.closest<SVGElement>("[data-id]") ?? null;
    }
  }
  return null;
}

/** A signal that comes when the browser has done with the present event and the click that belongs to it. */
function soon(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort());
  return controller.signal;
}

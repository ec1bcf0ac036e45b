/** Moving a board in its window: drag, pinch, wheel. */

/** A pointer that moves farther than this starts a drag. */
const DRAG = 6;
const WHEEL = 0.0016;

export interface Moves {
  /** Move the board by some screen pixels. */
  push: (x: number, y: number) => void;
  /** Zoom about a point of the window. */
  grow: (factor: number, at: { x: number; y: number }) => void;
  /** Whether a drag at this place would drag a thing rather than the board. */
  isTaken: (event: PointerEvent) => boolean;
  begin: () => void;
  end: () => void;
}

interface Point {
  x: number;
  y: number;
}

/** Enable panning and zooming of a board; returns a cleanup. */
export function panning(window: Element, moves: Moves): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;

  const local = ({ x, y }: Point): Point => {
    const { left, top } = window.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (event.button === 0 && fingers.size === 0 && moves.isTaken(event)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      dragging = false;
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging && start) {
      if (fingers.size < 2 && Math.hypot(now.x - start.x, now.y - start.y) < DRAG) return;
      dragging = true;
      moves.begin();
      for (const id of fingers.keys()) window.setPointerCapture(id);
    }
    const [one, other] = [...fingers.values()];
    fingers.set(event.pointerId, now);
    const [oneNow, otherNow] = [...fingers.values()];
    if (one && other && oneNow && otherNow) {
      const middle = mid(oneNow, otherNow);
      moves.grow(apart(oneNow, otherNow) / apart(one, other), local(middle));
      moves.push(middle.x - mid(one, other).x, middle.y - mid(one, other).y);
    } else moves.push(now.x - before.x, now.y - before.y);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size === 0 && dragging) moves.end();
  }

  /** Ignore the click at the end of a drag. */
  function click(event: Event): void {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      moves.push(-(event.deltaX || event.deltaY) * lines, 0);
    } else {
      const strength = event.ctrlKey ? 5 : 1;
      moves.grow(Math.exp(-event.deltaY * lines * WHEEL * strength), local({ x: event.clientX, y: event.clientY }));
    }
  }

  const controller = new AbortController();
  const { signal } = controller;
  const on = (type: string, act: (event: never) => void, options: AddEventListenerOptions = {}) =>
    window.addEventListener(type, act as EventListener, { signal, ...options });
  on("pointerdown", down);
  on("pointermove", move);
  on("pointerup", up);
  on("pointercancel", up);
  on("click", click, { capture: true });
  on("wheel", wheel, { passive: false });
  return () => controller.abort();
}

function mid(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function apart(one: Point, other: Point): number {
  return Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
}

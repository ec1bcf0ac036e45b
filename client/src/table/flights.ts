/** Animations of things on the screen. Boxes are in screen pixels. */

import type { Box } from "./geometry";

const EASE = "cubic-bezier(0.22, 0.8, 0.36, 1)";
const CALM = 300;
const QUICK = 200;
const TUMBLE = 620;
const SVG = "http://www.w3.org/2000/svg";

/** What a thing looks like that is lifted from its drawing: its colours come from what it lay on. */
const INHERITED = ["color", "--ground-ink", "--hollow-paint", "--hollow-fill"];

/** A place on the way of a thing, from where it ends. */
export interface Stop {
  x: number;
  y: number;
}

/** How a thing is carried along. */
export type Gait = "walk" | "push" | "fly" | "leap";

/** A copy of a thing that can be shown apart from its drawing. */
export interface Lifted {
  element: SVGElement;
  style: string;
}

export class Flights {
  /** A factor for the speed of all motion. */
  speed = 1;
  private running = new Set<Animation>();
  private sky: SVGSVGElement | null = null;

  /** A thing goes from where it was to where it is drawn, `k` pixels of the screen to one of its drawing. */
  glide(element: Element, from: Box, to: Box, k: number): void {
    const back = `translate(${(from.x - to.x) / k}px, ${(from.y - to.y) / k}px)`;
    const start = `${back} scale(${from.w / to.w || 1}, ${from.h / to.h || 1})`;
    this.run(element, { transform: [start, "translate(0px, 0px) scale(1, 1)"] }, CALM, "add");
  }

  /** A thing moves from one drawing to another, above all of them. */
  cross(element: Element, from: Box, to: Box, k: number): void {
    const ghost = this.raise(lifted(element));
    const start = matrix(from.x, from.y, (k * from.w) / to.w || k);
    const flight = this.run(ghost, { transform: [start, matrix(to.x, to.y, k)] }, CALM);
    this.run(element, { opacity: [0, 0] }, CALM);
    flight.onfinish = () => this.land(ghost, flight);
  }

  /** A thing that is gone moves away, or fades out in place. */
  vanish(ghost: Lifted, from: Box, to: Box | null, k: number): void {
    const raised = this.raise(ghost);
    const end = to
      ? matrix(to.x, to.y, (k * to.w) / from.w || k)
      : matrix(from.x + from.w * 0.05, from.y + from.h * 0.05, k * 0.9);
    const look = { transform: [matrix(from.x, from.y, k), end], opacity: [1, to ? 0.7 : 0] };
    const flight = this.run(raised, look, to ? CALM : QUICK);
    flight.onfinish = () => this.land(raised, flight);
  }

  /** A new thing grows in place. */
  appear(element: Element, { w, h }: Box, k: number): void {
    const transform = [about(w / k, h / k, "scale(0.86)"), about(w / k, h / k, "scale(1)")];
    this.run(element, { opacity: [0, 1] }, QUICK);
    this.run(element, { transform }, QUICK, "add");
  }

  /** A thing that has changed swells for a moment. */
  pop(element: Element, { w, h }: Box, k: number): void {
    const transform = [1, 1.16, 1].map((size) => about(w / k, h / k, `scale(${size})`));
    this.run(element, { transform }, CALM, "add");
  }

  /** A die rolls. */
  tumble(element: Element, { w, h }: Box, k: number): void {
    const [wide, high] = [w / k, h / k];
    const turns: [number, number, number][] = [
      [-540, -1.1, -0.5],
      [-250, -0.3, 0.1],
      [-90, 0.12, -0.25],
      [14, 0.02, 0],
      [0, 0, 0],
    ];
    const transform = turns.map(
      ([turn, x, y]) => `translate(${x * wide}px, ${y * high}px) ${about(wide, high, `rotate(${turn}deg)`)}`,
    );
    this.run(element, { transform }, TUMBLE, "add");
  }

  /** A thing goes from stop to stop until it is where it is drawn, in units of its drawing. */
  travel(element: Element, stops: readonly Stop[], gait: Gait, height: number, time: number): void {
    const frames = gait === "leap" ? leap(stops) : stride(stops, gait, height);
    this.run(element, frames, time * this.speed, "add", gait === "push" ? EASE : "linear");
  }

  /** A thing is kept off its place, or out of sight, until the returned animation is cancelled. */
  hold(element: Element, look: { off: Stop } | "hidden"): Animation {
    if (look === "hidden") return element.animate({ opacity: [0, 0] }, { duration: 1, fill: "both" });
    const transform = `translate(${look.off.x}px, ${look.off.y}px)`;
    return element.animate({ transform: [transform, transform] }, { duration: 1, fill: "both", composite: "add" });
  }

  /** A thing lunges at another and falls back, in units of its drawing. */
  lunge(element: Element, { x, y }: Stop, time: number): void {
    const transform = ["translate(0px, 0px)", `translate(${x}px, ${y}px)`, "translate(0px, 0px)"];
    this.run(element, { transform, offset: [0, 0.35, 1] }, time * this.speed, "add");
  }

  /** A thing shakes. */
  shake(element: Element, { w }: Box, k: number, time: number): void {
    const far = (w / k) * 0.07;
    const transform = [0, -1, 0.8, -0.6, 0.4, 0].map((way) => `translate(${way * far}px, 0px)`);
    this.run(element, { transform }, time * this.speed, "add");
  }

  /** A deck is riffled. */
  riffle(element: Element, { w, h }: Box, k: number, time: number): void {
    const turns = [0, -5, 5, -4, 4, -2, 0];
    const transform = turns.map((turn) => about(w / k, h / k, `rotate(${turn}deg) scale(${turn ? 1.05 : 1})`));
    this.run(element, { transform }, time * this.speed, "add", "ease-in-out");
  }

  /** A card turns over where it lies. */
  turn(element: Element, { w, h }: Box, k: number, time: number): void {
    const transform = [1, 0.04, 1].map((wide) => about(w / k, h / k, `scale(${wide}, 1)`));
    this.run(element, { transform }, time * this.speed, "add", "ease-in-out");
  }

  /** A part of the map comes in. */
  lay(element: Element, { w, h }: Box, k: number, time: number): void {
    const transform = ["scale(1.06)", "scale(1)"].map((size) => about(w / k, h / k, size));
    this.run(element, { opacity: [0, 1] }, time * this.speed);
    this.run(element, { transform }, time * this.speed, "add");
  }

  /** What comes to a thing that is on its way, or that lies on one, goes with it. */
  accompany(element: Element, thing: Element): void {
    for (const { effect, currentTime } of [...this.running]) {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.contains(thing)) continue;
      const { duration, easing } = effect.getTiming();
      const look = effect.getKeyframes() as Keyframe[];
      const composite = effect.composite === "add" ? "add" : undefined;
      const joined = this.run(element, look, Number(duration) * this.speed, composite, easing);
      joined.currentTime = currentTime;
    }
  }

  /** Stop all animations where they are, or let them go on. */
  freeze(frozen: boolean): void {
    for (const animation of this.running) {
      if (frozen) animation.pause();
      else animation.play();
    }
  }

  /** Finish all animations at once. */
  skip(): void {
    for (const animation of [...this.running]) animation.finish();
  }

  private run(
    element: Element,
    look: PropertyIndexedKeyframes | Keyframe[],
    time: number,
    composite?: "add",
    easing = EASE,
  ): Animation {
    const timing = { duration: time / this.speed, easing, ...(composite && { composite }) };
    const animation = element.animate(look, timing);
    this.running.add(animation);
    animation.onfinish = () => this.running.delete(animation);
    return animation;
  }

  /** Lift a thing above all drawings. */
  private raise({ element, style }: Lifted): SVGElement {
    this.sky ??= makeSky();
    if (!this.sky.isConnected) document.body.append(this.sky);
    const carrier = document.createElementNS(SVG, "g");
    carrier.setAttribute("style", style);
    carrier.append(element);
    this.sky.append(carrier);
    return carrier;
  }

  private land(carrier: SVGElement, flight: Animation): void {
    this.running.delete(flight);
    carrier.remove();
    if (!this.sky?.childElementCount) this.sky?.remove();
  }
}

/** A copy of a thing that looks as it does on its drawing. */
export function lifted(thing: Element): Lifted {
  const look = getComputedStyle(thing);
  const style = INHERITED.map((name) => `${name}: ${look.getPropertyValue(name)}`).join(";");
  const element = thing.cloneNode(true) as SVGElement;
  element.removeAttribute("transform");
  for (const each of [element, ...element.querySelectorAll("[tabindex], [data-id]")]) {
    each.removeAttribute("tabindex");
    each.removeAttribute("data-id");
  }
  return { element, style };
}

/** The frames of a way on the ground or above it. */
function stride(stops: readonly Stop[], gait: Gait, height: number): Keyframe[] {
  const lift = { walk: 0.14, push: 0, fly: 0.3, leap: 0 }[gait] * height;
  const frames: Keyframe[] = [];
  stops.forEach((stop, place) => {
    const before = stops[place - 1];
    if (before && lift) frames.push({ transform: move((before.x + stop.x) / 2, (before.y + stop.y) / 2 - lift), easing: "ease-in" });
    const high = gait === "fly" && place > 0 && place < stops.length - 1 ? lift : 0;
    frames.push({ transform: move(stop.x, stop.y - high), easing: "ease-out" });
  });
  return frames;
}

/** It is gone here, and there it is. */
function leap(stops: readonly Stop[]): Keyframe[] {
  const start = stops[0] ?? { x: 0, y: 0 };
  return [
    { transform: move(start.x, start.y), opacity: 1 },
    { transform: move(start.x, start.y), opacity: 0, offset: 0.45 },
    { transform: move(0, 0), opacity: 0, offset: 0.55 },
    { transform: move(0, 0), opacity: 1 },
  ];
}

function move(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

function makeSky(): SVGSVGElement {
  const sky = document.createElementNS(SVG, "svg");
  sky.setAttribute("class", "table-sky table-ink");
  sky.setAttribute("aria-hidden", "true");
  return sky;
}

function matrix(x: number, y: number, k: number): string {
  return `translate(${x}px, ${y}px) scale(${k})`;
}

/** A transform about the centre of a thing. */
function about(w: number, h: number, transform: string): string {
  return `translate(${w / 2}px, ${h / 2}px) ${transform} translate(${-w / 2}px, ${-h / 2}px)`;
}

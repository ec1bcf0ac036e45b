/** Animations of things on the screen. Boxes are in screen pixels. */

import type { Box } from "./geometry";

const EASE = "cubic-bezier(0.22, 0.8, 0.36, 1)";
const CALM = 300;
const QUICK = 200;
const TUMBLE = 620;
const SVG = "http://www.w3.org/2000/svg";

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
    const ghost = this.raise(element.cloneNode(true) as SVGElement, getComputedStyle(element).color);
    const start = matrix(from.x, from.y, (k * from.w) / to.w || k);
    const flight = this.run(ghost, { transform: [start, matrix(to.x, to.y, k)] }, CALM);
    this.run(element, { opacity: [0, 0] }, CALM);
    flight.onfinish = () => this.land(ghost, flight);
  }

  /** A thing that is gone moves away, or fades out in place. */
  vanish(ghost: SVGElement, color: string, from: Box, to: Box | null, k: number): void {
    const raised = this.raise(ghost, color);
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

  /** Finish all animations at once. */
  skip(): void {
    for (const animation of [...this.running]) animation.finish();
  }

  private run(element: Element, look: PropertyIndexedKeyframes, time: number, composite?: "add"): Animation {
    const timing = { duration: time / this.speed, easing: EASE, ...(composite && { composite }) };
    const animation = element.animate(look, timing);
    this.running.add(animation);
    animation.onfinish = () => this.running.delete(animation);
    return animation;
  }

  /** Lift a thing above all drawings. */
  private raise(thing: SVGElement, color: string): SVGElement {
    this.sky ??= makeSky();
    if (!this.sky.isConnected) document.body.append(this.sky);
    thing.removeAttribute("transform");
    for (const each of [thing, ...thing.querySelectorAll("[tabindex], [data-id]")]) {
      each.removeAttribute("tabindex");
      each.removeAttribute("data-id");
    }
    const carrier = document.createElementNS(SVG, "g");
    carrier.style.color = color;
    carrier.append(thing);
    this.sky.append(carrier);
    return carrier;
  }

  private land(carrier: SVGElement, flight: Animation): void {
    this.running.delete(flight);
    carrier.remove();
    if (!this.sky?.childElementCount) this.sky?.remove();
  }
}

function makeSky(): SVGSVGElement {
  const sky = document.createElementNS(SVG, "svg");
  sky.setAttribute("class", "table-sky");
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

/** The stage: every drawing of a table, and what moves within and between them.

    Before a scene is drawn, the stage notes where everything is; afterwards it lets whatever is elsewhere
    go there from where it was. What a film has claimed it leaves to the film. */

import { settings } from "../settings.svelte";
import type { Scene } from "../protocol";
import { Flights, lifted, type Lifted } from "./flights";
import type { Box } from "./geometry";
import type { Place } from "./locate";
import { differ, motion, unstretched, type Motion, type Spot as SpotOn } from "./motion";
import { shared } from "./sharing";
import { seen, type View } from "./zoom";

/** A registered drawing. */
export interface Drawing {
  svg: SVGSVGElement;
  /** The places of all things, in pixels of the drawing. */
  places: () => ReadonlyMap<string, Place>;
  /** How those pixels are seen in the window of the drawing. */
  view: () => View;
}

type Spot = SpotOn<Drawing>;

interface Ghost {
  lifted: Lifted;
  k: number;
}

/** Where a thing lies on a drawing, in pixels of the drawing. */
export interface Berth {
  drawing: Drawing;
  box: Box;
}

/** What has become of a claimed thing. */
export interface Passage {
  from: Berth | null;
  to: Berth | null;
  /** A copy of what is gone. */
  ghost: Lifted | null;
}

/** Who looks at the board, and can look elsewhere. */
export interface Viewer {
  /** Have these things in sight; tells whether one has to look elsewhere for that. */
  look(ids: readonly string[]): boolean;
  /** Look again where one looked before. */
  comeBack(): void;
}

export class Stage {
  private readonly drawings = new Map<Drawing, ReadonlyMap<string, Place>>();
  readonly flights = new Flights();
  /** How fast things move; without a film as the person likes it. */
  pace: number | null = null;
  /** Who looks at the board. */
  viewer: Viewer | null = null;
  private claimed: ReadonlySet<string> = new Set();
  private berths = new Map<string, Berth>();
  private passages = new Map<string, Passage>();
  private given: Scene | null = null;
  private scene: Scene | null = null;
  private captured: Scene | null = null;
  private played: Scene | null = null;
  private before = new Map<string, Spot>();
  private ghosts = new Map<string, Ghost>();

  /** The scene with everything that has not changed taken from the one before it. */
  settled(scene: Scene): Scene {
    if (scene !== this.given || !this.scene) this.scene = shared(this.scene, scene);
    this.given = scene;
    return this.scene;
  }

  /** Register a drawing; returns a cleanup. */
  add(drawing: Drawing): () => void {
    this.drawings.set(drawing, drawing.places());
    return () => this.drawings.delete(drawing);
  }

  /** Things lie elsewhere on a drawing now, though none has moved: its window has changed. */
  redrawn(drawing: Drawing): void {
    if (this.drawings.has(drawing)) this.drawings.set(drawing, drawing.places());
  }

  /** Leave some things to the film when the next scene comes. */
  claim(ids: Iterable<string>): void {
    this.claimed = new Set(ids);
    this.passages.clear();
  }

  /** What has become of a claimed thing. */
  passage(id: string): Passage | null {
    return this.passages.get(id) ?? null;
  }

  /** Where a thing lies on its drawing. */
  berthOf(id: string): Berth | null {
    for (const drawing of this.drawings.keys()) {
      const place = drawing.places().get(id);
      if (place) return { drawing, box: place.box };
    }
    return null;
  }

  /** Where a place on a drawing is on the screen. */
  seenAt({ drawing, box }: Berth): Box {
    return onScreen(drawing, box);
  }

  /** The place of a thing on the screen. */
  boxOf(id: string): Box | null {
    const berth = this.berthOf(id);
    if (berth) return this.seenAt(berth);
    // What is printed on a card has no place of its own, and on a phone a card is a tab.
    const element = this.elementOf(id) ?? document.querySelector(`[data-tab="${CSS.escape(id)}"]`);
    const rect = element?.getBoundingClientRect();
    return rect ? { x: rect.x, y: rect.y, w: rect.width, h: rect.height } : null;
  }

  /** The element of a thing. */
  elementOf(id: string): SVGGElement | null {
    for (const { svg } of this.drawings.keys()) {
      const found = svg.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
      if (found) return found;
    }
    return null;
  }

  /** Remember the places of all things, just before a scene is drawn. */
  capture(scene: Scene): void {
    if (scene === this.captured) return;
    this.captured = scene;
    this.skip();
    this.ghosts.clear();
    this.before.clear();
    this.berths.clear();
    if (settings.reducedMotion || document.hidden) return;
    for (const [drawing, places] of this.drawings) {
      for (const id of this.claimed) {
        const place = places.get(id);
        if (place) this.berths.set(id, { drawing, box: place.box });
      }
    }
    for (const [drawing, places] of this.drawings) note(drawing, places, this.before);
    const coming = ids(scene);
    for (const [id, { parent, drawing }] of this.before) {
      if (coming.has(id) || (parent && !coming.has(parent))) continue;
      const element = this.elementOf(id);
      if (!element) continue;
      this.ghosts.set(id, { lifted: lifted(element), k: drawing.view().k });
    }
  }

  /** Animate everything that has moved, just after a scene has been drawn. */
  play(scene: Scene): void {
    if (scene === this.played) return;
    this.played = scene;
    const after = new Map<string, Spot>();
    for (const drawing of this.drawings.keys()) {
      this.redrawn(drawing);
      note(drawing, drawing.places(), after);
    }
    if (this.before.size > 0) this.move(after);
    this.before.clear();
    this.ghosts.clear();
    this.claimed = new Set();
  }

  /** Finish all animations at once. */
  skip(): void {
    this.flights.skip();
  }

  private move(after: Map<string, Spot>): void {
    for (const id of this.claimed) {
      const ghost = this.ghosts.get(id)?.lifted ?? null;
      this.passages.set(id, { from: this.berths.get(id) ?? null, to: this.berthOf(id), ghost });
    }
    const { glides, entered, left, changed } = without(this.claimed, motion(this.before, after));
    const elements = this.elements("id");
    const { flights } = this;
    flights.speed = this.pace ?? (settings.speed || 1);
    const each = (id: string, act: (element: Element, spot: Spot, k: number) => void) => {
      const [element, spot] = [elements.get(id), after.get(id)];
      if (element && spot) act(element, spot, spot.drawing.view().k);
    };
    for (const { id, from, to } of glides) {
      each(id, (element, { drawing }, k) => {
        if (this.before.get(id)?.drawing === drawing) flights.glide(element, from, to, k);
        else flights.cross(element, from, to, k);
      });
    }
    for (const [id, halo] of this.elements("halo")) {
      const [was, is] = [this.before.get(id), after.get(id)];
      if (!was || !is || was.drawing !== is.drawing) continue;
      const from = unstretched(was.box, is.node, is.box);
      if (differ(from, is.box)) flights.glide(halo, from, is.box, is.drawing.view().k);
    }
    for (const { id, from } of entered) {
      each(id, (element, { node, box }, k) => {
        if (node.kind === "die") flights.tumble(element, box, k);
        else if (from) flights.cross(element, within(from, box), box, k);
        else flights.appear(element, box, k);
      });
    }
    for (const id of changed) {
      each(id, (element, { node, box }, k) => {
        if (node.kind === "die") flights.tumble(element, box, k);
        else flights.pop(element, box, k);
      });
    }
    for (const { id, to } of left) {
      const [ghost, spot] = [this.ghosts.get(id), this.before.get(id)];
      if (ghost && spot) {
        flights.vanish(ghost.lifted, spot.box, to && within(to, spot.box), ghost.k);
      }
    }
  }

  private elements(kind: "id" | "halo"): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const { svg } of this.drawings.keys()) {
      for (const element of svg.querySelectorAll<SVGGElement>(`[data-${kind}]`)) {
        found.set(element.dataset[kind] ?? "", element);
      }
    }
    return found;
  }
}

/** A motion without some things. */
function without(claimed: ReadonlySet<string>, all: Motion): Motion {
  if (claimed.size === 0) return all;
  const free = ({ id }: { id: string }) => !claimed.has(id);
  return {
    glides: all.glides.filter(free),
    entered: all.entered.filter(free),
    left: all.left.filter(free),
    changed: all.changed.filter((id) => !claimed.has(id)),
  };
}

function note(drawing: Drawing, places: ReadonlyMap<string, Place>, spots: Map<string, Spot>): void {
  const { left, top } = drawing.svg.getBoundingClientRect();
  const view = drawing.view();
  for (const [id, { node, box, parent }] of places) {
    const { x, y, w, h } = seen(view, box);
    spots.set(id, { node, parent, drawing, box: { x: x + left, y: y + top, w, h } });
  }
}

function onScreen(drawing: Drawing, box: Box): Box {
  const { left, top } = drawing.svg.getBoundingClientRect();
  const { x, y, w, h } = seen(drawing.view(), box);
  return { x: x + left, y: y + top, w, h };
}

/** A box in the middle of another, as small as needed, in the shape of a third. */
function within(outer: Box, shape: Box): Box {
  const k = Math.min(outer.w / shape.w, outer.h / shape.h, 1);
  const [w, h] = [shape.w * k, shape.h * k];
  return { x: outer.x + (outer.w - w) / 2, y: outer.y + (outer.h - h) / 2, w, h };
}

function ids(scene: Scene): Set<string> {
  const found = new Set<string>();
  const enter = (nodes: Scene["nodes"]) => {
    for (const node of nodes) {
      found.add(node.id);
      enter(node.children ?? []);
    }
  };
  enter(scene.nodes);
  return found;
}

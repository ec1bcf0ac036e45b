/** The director: puts the cues of a film on the table.

    Figures and cards that lie on the table are moved where they are; everything else is drawn on the film's own
    layer above it. The layer follows what it is about when the window changes or the board is moved. */

import { tick } from "svelte";

import { playCue } from "../sound";
import type { AnyCue, Scene, SceneBeat, Step } from "../protocol";
import type { Stop } from "../table/flights";
import type { Box } from "../table/geometry";
import type { Berth, Passage, Stage } from "../table/stage";
import { stays } from "./fight";
import type { Keeps } from "./film";
import { focusOf, thingsOf } from "./reading";
import { BLIND, cardManner, type CardManner } from "./score";
import { newCard, newThings, sightOf } from "./sight";

/** A cue on the layer. */
export interface Effect<Kind extends AnyCue = AnyCue> {
  key: number;
  cue: Kind;
  /** How long it is shown, in milliseconds. */
  time: number;
  /** How a card is shown. */
  manner: CardManner;
  /** The card on the table that it is. */
  card: string;
  /** What has become of the thing that it is about. */
  passage: Passage | null;
  /** How much longer a card stays to be read, in milliseconds, and at which side of the board. */
  more: number;
  side: "left" | "right";
}

/** How long a beat waits for the view. */
const TRAVEL = 340;
/** How long the view stays where the last beat was. */
const LINGER = 400;
/** How far a figure lunges at its neighbour, as a share of its own size. */
const LUNGE = 0.28;

export class Director {
  /** What is on the layer. */
  effects = $state.raw<readonly Effect[]>([]);
  /** Where the things are that it is about, on the screen. */
  boxes = $state.raw<ReadonlyMap<string, Box>>(new Map());
  /** The window of the board. */
  window = $state.raw<Box>({ x: 0, y: 0, w: 0, h: 0 });

  #named = new Set<string>();
  /** Where things lay before the pieces moved. */
  #berths = new Map<string, Berth>();
  #sight = BLIND;
  #cues: readonly AnyCue[] = [];
  #scenes: { before: Scene; after: Scene } | null = null;
  #holds = new Map<string, Animation>();
  #linger: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #key = 0;

  constructor(
    readonly stage: Stage,
    private readonly layer: () => HTMLElement | null,
  ) {}

  /** The place of a thing on the screen: where it is, or where it was. */
  boxOf(id: string | undefined): Box | null {
    return (id && this.boxes.get(id)) || null;
  }

  /** A place that a thing has left, on the screen. */
  berth(berth: Berth): Box {
    return this.stage.seenAt(berth);
  }

  // ---- a beat

  /** Returns for how many milliseconds the beat has to wait, because the view is on its way. */
  begin(beat: SceneBeat, { before, after }: { before: Scene; after: Scene }, pace: number): number {
    const cues = beat.cues ?? [];
    this.stage.pace = pace;
    clearTimeout(this.#linger);
    this.#cues = cues;
    this.#scenes = { before, after };
    this.#sight = sightOf(before, after);
    // Another roll takes the place of the one that still stands.
    if (cues.some(({ cue }) => cue === "roll")) this.effects = this.effects.filter(({ cue }) => cue.cue !== "roll");
    const held = this.effects.flatMap(({ cue }) => thingsOf(cue));
    this.#named = new Set([...held, ...cues.flatMap(thingsOf), ...cues.map((cue) => this.#cardOf(cue))]);
    const earlier = this.#berths;
    this.#berths = new Map();
    for (const id of this.#named) {
      const berth = this.stage.berthOf(id) ?? earlier.get(id);
      if (berth) this.#berths.set(id, berth);
    }
    const travels = this.stage.viewer?.look(focusOf(beat)) ?? false;
    this.#follow();
    return travels ? TRAVEL : 0;
  }

  /** The next scene will come now. */
  changing(): void {
    this.stage.claim(this.#cues.flatMap((cue) => this.#claims(cue)));
  }

  /** The next scene is on the table: what comes later in the beat waits. */
  changed(): void {
    for (const cue of this.#cues) {
      if (cue.cue === "step") this.#wait(cue.thing, cue);
      else if (cue.cue === "card" || cue.cue === "gain") this.#claims(cue).forEach((id) => this.#hide(id));
      else if (cue.cue === "laid") cue.things.forEach((id) => this.#hide(id));
    }
    this.#follow();
  }

  show(cue: AnyCue, time: number, more: number, still: boolean): void {
    playCue(cue, time);
    const card = this.#cardOf(cue);
    const passage = this.stage.passage("thing" in cue ? (cue.thing ?? "") : card);
    this.#key += 1;
    const side = this.effects.some((each) => each.more && each.side === "right") ? "left" : "right";
    const manner = this.#mannerOf(cue);
    this.effects = [...this.effects, { key: this.#key, cue, time, manner, card, passage, more: still ? 0 : more, side }];
    this.#follow();
    if (!still) this.#move(cue, time);
  }

  clear(keeps: Keeps = "nothing"): void {
    if (keeps === "all") return;
    this.effects = this.effects.filter(({ cue, more }) => more > 0 || (keeps === "fight" && stays(cue)));
    for (const hold of this.#holds.values()) hold.cancel();
    this.#holds.clear();
    this.#cues = [];
    if (this.effects.length > 0) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** A card has been read and is where it belongs. */
  read(key: number): void {
    this.effects = this.effects.filter((each) => each.key !== key);
  }

  /** Everything stops where it is, or goes on. */
  freeze(frozen: boolean): void {
    this.stage.flights.freeze(frozen);
    void tick().then(() => {
      for (const animation of this.layer()?.getAnimations({ subtree: true }) ?? []) {
        if (frozen) animation.pause();
        else if (animation.playState === "paused") animation.play();
      }
    });
  }

  end(): void {
    this.effects = [];
    this.clear();
    this.stage.pace = null;
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => this.stage.viewer?.comeBack(), LINGER);
  }

  // ---- things on the table

  #mannerOf(cue: AnyCue): CardManner {
    return cue.cue === "card" ? cardManner(cue, this.#sight) : "deal";
  }

  /** The card of a cue on the table, which is found by its name if the cue doesn't name it. */
  #cardOf(cue: AnyCue): string {
    if (cue.cue !== "card") return "";
    if (cue.card || !cue.face || !this.#scenes) return cue.card ?? "";
    return newCard(cue.face, this.#scenes.before, this.#scenes.after) ?? "";
  }

  /** What a cue moves by itself. */
  #claims(cue: AnyCue): string[] {
    switch (cue.cue) {
      case "step":
      case "defeat":
        return [cue.thing];
      case "laid":
        return cue.things;
      case "card":
        return ["large", "deal"].includes(this.#mannerOf(cue)) ? [this.#cardOf(cue)].filter(Boolean) : [];
      case "gain":
        return this.#scenes ? newThings(cue, this.#scenes.before, this.#scenes.after) : [];
      default:
        return [];
    }
  }

  #wait(id: string, cue: Step): void {
    const [element, start] = [this.stage.elementOf(id), this.#way(cue)[0]];
    if (!element || !start || this.#holds.has(id)) return;
    this.#holds.set(id, this.stage.flights.hold(element, { off: start }));
  }

  #hide(id: string): void {
    const element = this.stage.elementOf(id);
    if (!element || this.#holds.has(id) || !this.stage.passage(id)) return;
    this.#holds.set(id, this.stage.flights.hold(element, "hidden"));
  }

  /** A thing that was held goes on its way. */
  release(id: string): void {
    this.#holds.get(id)?.cancel();
    this.#holds.delete(id);
  }

  #move(cue: AnyCue, time: number): void {
    const { flights } = this.stage;
    const each = (id: string | undefined, act: (element: SVGGElement, box: Box, k: number) => void) => {
      const [element, berth] = id ? [this.stage.elementOf(id), this.stage.berthOf(id)] : [];
      if (element && berth) act(element, this.stage.seenAt(berth), berth.drawing.view().k);
    };
    switch (cue.cue) {
      case "step":
        return each(cue.thing, (element, { h }, k) => {
          const way = this.#way(cue);
          this.release(cue.thing);
          if (way.length > 1) flights.travel(element, way, cue.manner ?? "walk", h / k, time);
        });
      case "attack":
        return each(cue.card ? undefined : cue.attacker, (element, { w }, k) => {
          const towards = this.#towards(cue.attacker, cue.targets[0]);
          if (towards && !cue.ranged) flights.lunge(element, scaled(towards, (w / k) * LUNGE), time * 0.5);
        });
      case "health":
        return each(cue.thing, (element, box, k) => {
          if (cue.amount < 0) flights.shake(element, box, k, time * 0.6);
          else flights.pop(element, box, k);
        });
      case "laid":
        return cue.things.forEach((id) => {
          this.release(id);
          each(id, (element, box, k) => flights.lay(element, box, k, time));
        });
      case "card": {
        const manner = this.#mannerOf(cue);
        if (manner === "raise") return each(cue.card, (element, box, k) => flights.pop(element, box, k));
        if (manner === "turn") return each(cue.card, (element, box, k) => flights.turn(element, box, k, time));
        if (manner !== "shuffle") return;
        return each(cue.end || cue.start || cue.card, (element, box, k) => flights.riffle(element, box, k, time));
      }
    }
  }

  /** The way of a figure, in units of its drawing, from its first place to where it is drawn. */
  #way(cue: Step): Stop[] {
    const end = this.stage.berthOf(cue.thing);
    if (!end) return [];
    const all = this.#cues.filter((each): each is Step => each.cue === "step" && each.thing === cue.thing);
    const places = all.map(({ path }) => path.flatMap((id) => this.#centreOn(end, id) ?? []));
    const goal = places.flat().at(-1) ?? centre(end.box);
    const at = all.indexOf(cue);
    const before = places.slice(0, at).findLast((stops) => stops.length > 0)?.at(-1);
    const from = this.stage.passage(cue.thing)?.from;
    const start = before ? less(before, goal) : from?.drawing === end.drawing ? less(centre(from.box), centre(end.box)) : null;
    // What it is drawn beside, as one of two on a square, it is beside on its whole way.
    const way = (places[at] ?? []).map((place) => less(place, goal));
    if (start) way.unshift(start);
    return way.length === 1 ? [...way, { x: 0, y: 0 }] : way;
  }

  #centreOn({ drawing }: Berth, id: string): Stop | null {
    const berth = this.stage.berthOf(id);
    return berth?.drawing === drawing ? centre(berth.box) : null;
  }

  /** The direction from one thing to another, if both lie on the same drawing. */
  #towards(from: string | undefined, to: string | undefined): Stop | null {
    const [one, other] = [from ? this.stage.berthOf(from) : null, to ? this.stage.berthOf(to) : null];
    if (!one || !other || one.drawing !== other.drawing) return null;
    const way = less(centre(other.box), centre(one.box));
    const far = Math.hypot(way.x, way.y);
    return far > 0 ? scaled(way, 1 / far) : null;
  }

  // ---- the layer follows the table

  #follow(): void {
    this.#look();
    if (this.#frame) return;
    const step = () => {
      this.#frame = 0;
      if (this.effects.length === 0) return;
      this.#look();
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #look(): void {
    const boxes = new Map<string, Box>();
    for (const id of this.#named) {
      const berth = this.stage.berthOf(id) ?? this.#berths.get(id);
      const box = berth ? this.stage.seenAt(berth) : this.stage.boxOf(id);
      // What has been scrolled out of sight is somewhere below.
      if (box) boxes.set(id, box.y + box.h / 2 > innerHeight ? { ...box, y: innerHeight - box.h } : box);
    }
    if (!alike(boxes, this.boxes)) this.boxes = boxes;
    const board = document.getElementById("board")?.getBoundingClientRect();
    if (!board) return;
    const window = { x: board.x, y: board.y, w: board.width, h: board.height };
    if (!sameBox(window, this.window)) this.window = window;
  }
}

function centre({ x, y, w, h }: Box): Stop {
  return { x: x + w / 2, y: y + h / 2 };
}

function less(one: Stop, other: Stop): Stop {
  return { x: one.x - other.x, y: one.y - other.y };
}

function scaled({ x, y }: Stop, by: number): Stop {
  return { x: x * by, y: y * by };
}

function alike(one: ReadonlyMap<string, Box>, other: ReadonlyMap<string, Box>): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([id, box]) => {
    const was = other.get(id);
    return was !== undefined && sameBox(box, was);
  });
}

function sameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
}

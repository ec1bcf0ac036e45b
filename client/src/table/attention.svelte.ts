/** Which things can be chosen, which are highlighted, and which menus are open. */

import type { Beam, Choice, Node, NotOffered, Prompt, Scene } from "../protocol";
import { isFloor } from "./looks";
import { grouped, LONGEST, type Numbered } from "./numbering";
import { Stage } from "./stage";

/** A thing shown large. A pinned one stays until it is closed. */
export interface Enlargement {
  id: string;
  pinned: boolean;
}

/** A thing that is being dragged, and the place of the pointer on the screen. */
export interface Carried {
  id: string;
  x: number;
  y: number;
}

/** Why a thing can't be chosen. */
export interface Explanation {
  id: string;
  reasons: readonly NotOffered[];
}

/** How a thing is highlighted. */
export type Mark = "lit" | "refused" | "named";

/** Delays before hovering a thing, hovering the next one, or leaving has an effect. */
const LOOKING = 350;
const TURNING = 120;
const LEAVING = 180;
const UNLIKE_CARDS: readonly Node["kind"][] = ["board", "tray", "track", "wall", "text"];
const SEEN: readonly Node["kind"][] = ["card", "badge", "token", "pile"];
/** Kinds of things that nobody means who points at them. */
const CONTAINERS: readonly Node["kind"][] = ["board", "tray"];
/** So many things are asked about at once. */
const MOST_ASKED = 8;
/** The number of options with a key. */
const KEYS = 9;

export class Attention {
  choiceHovered = $state<number | null>(null);
  nodeHovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** The thing with keyboard focus. */
  reached = $state<string | null>(null);
  advised = $state<number | null>(null);
  /** What the tutorial points at. */
  spotlight = $state.raw<readonly string[]>([]);
  /** Whether the question may be answered now. */
  enabled = $state(true);
  /** Whether it is being shown what has happened: nothing else is told on the table then. */
  filming = $state(false);

  /** A thing with several choices shows them in a menu. */
  menu = $state<string | null>(null);
  /** Why the thing that was chosen last can't be; it is said in the strip. */
  explained = $state.raw<Explanation | null>(null);
  enlarged = $state.raw<Enlargement | null>(null);

  /** The dragged thing, and the pointer's position. */
  carried = $state.raw<Carried | null>(null);
  /** The current drop target. */
  over = $state<string | null>(null);

  onchoose: (index: number) => void = () => {};
  onrule: (rule: string) => void = () => {};
  /** Somebody wants to know why things can't be chosen of which the question says nothing, uppermost first. */
  onwhynot: (ids: readonly string[]) => void = () => {};

  /** All drawings, and their animations. */
  readonly stage = new Stage();

  /** The options of a menu that was opened by a drop, if it was. */
  private dropped = $state.raw<readonly number[] | null>(null);
  /** Where the pointer is on the screen. */
  pointer: { x: number; y: number } | null = null;

  private looked: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private scene = $state.raw<Scene | null>(null);
  private readonly choices: readonly Choice[] = $derived(this.scene?.prompt?.choices ?? []);
  private readonly nodes: ReadonlyMap<string, Node> = $derived(byId(this.scene?.nodes ?? []));

  /** The things that can be chosen, each with the indices of its options. */
  readonly lit: ReadonlyMap<string, number[]> = $derived(this.enabled ? litBy(this.choices) : new Map());
  /** The things that can't be chosen, each with the reasons. */
  readonly refused: ReadonlyMap<string, NotOffered[]> = $derived(
    this.enabled ? refusedBy(this.scene?.prompt?.refused ?? []) : new Map(),
  );
  /** The options as they are listed, in groups. */
  readonly groups: readonly Numbered[] = $derived(grouped(this.choices, (id) => this.nodes.get(id)));
  /** The options in the order of their numbers. */
  readonly numbered: readonly number[] = $derived(this.groups.flatMap(({ options }) => options));
  /** The options that are only squares of a floor, if the list would be too long with them. */
  readonly onFloor: ReadonlySet<number> = $derived(
    new Set(this.choices.length > LONGEST ? this.groups.find(({ group }) => group === "squares")?.options : []),
  );
  /** The options that concern nothing on the table: they need buttons. */
  readonly unplaced: readonly number[] = $derived(
    this.choices.flatMap(({ nodes = [] }, index) => (nodes.some((id) => this.nodes.has(id)) ? [] : [index])),
  );
  /** The things of the hovered option. */
  readonly meant: readonly string[] = $derived(this.nodesOf(this.choiceHovered));
  /** The things of the suggested option. */
  readonly recommended: readonly string[] = $derived(this.nodesOf(this.advised));
  /** For each draggable thing: its drop targets, with their options. */
  readonly ways: ReadonlyMap<string, ReadonlyMap<string, number[]>> = $derived(
    this.enabled ? waysOf(this.choices) : new Map(),
  );
  private readonly carriedId = $derived(this.carried?.id ?? null);
  /** The drop targets of the dragged thing. */
  readonly goals: ReadonlyMap<string, number[]> = $derived(this.ways.get(this.carriedId ?? "") ?? new Map());
  /** The option that dropping it now would choose, if there is exactly one. */
  readonly dropping: Choice | undefined = $derived.by(() => {
    const [first, second] = this.goals.get(this.over ?? "") ?? [];
    return first === undefined || second !== undefined ? undefined : this.choices[first];
  });
  /** Everything that is highlighted, and whether it may be chosen. While something is dragged, that is only where
      it can go. */
  readonly marked: ReadonlyMap<string, Mark> = $derived.by(() => {
    const marked = new Map<string, Mark>();
    if (this.carriedId !== null) {
      for (const id of this.goals.keys()) marked.set(id, "lit");
      return marked;
    }
    for (const id of [...this.meant, ...this.recommended, ...this.spotlight]) marked.set(id, "named");
    for (const id of this.refused.keys()) marked.set(id, "refused");
    for (const id of this.lit.keys()) marked.set(id, "lit");
    return marked;
  });
  /** Whether cards are among the things that can be chosen: the others are darker then. */
  readonly ofCards: boolean = $derived([...this.lit.keys()].some((id) => this.nodes.get(id)?.kind === "card"));
  /** Whether squares are among the things that can be chosen: one may then ask about each of the others. */
  readonly ofSquares: boolean = $derived([...this.lit.keys()].some((id) => this.nodes.get(id)?.kind === "square"));
  /** What the selected thing would do, by the ids of the places. */
  readonly previews: Readonly<Record<string, string>> = $derived(
    (this.filming ? undefined : this.find(this.nodeHovered ?? this.focused)?.previews) ?? {},
  );

  /** The lines of sight of the hovered option or thing. */
  readonly beams: readonly Beam[] = $derived.by(() => {
    const choice = this.carriedId !== null ? this.dropping : this.choices[this.choiceHovered ?? -1];
    const id = this.menu ?? this.nodeHovered ?? this.explained?.id ?? this.focused ?? "";
    const concerned = [...this.choicesOf(id).map(([, each]) => each), ...(this.refused.get(id) ?? [])];
    const looked = choice || this.carriedId !== null ? [choice] : concerned;
    return looked.flatMap((each) => each?.beam ?? []);
  });

  /** The way that the hovered option or square leads, and what the game says of it. */
  readonly way: { nodes: readonly string[]; words: string } | null = $derived.by(() => {
    if (this.carriedId !== null) return null;
    const hovered = this.choices[this.choiceHovered ?? -1];
    const choice = this.wayTo(this.menu ?? this.nodeHovered ?? "") ?? hovered ?? this.wayTo(this.focused ?? "");
    return this.enabled && choice?.path?.length ? { nodes: choice.path, words: choice.detail ?? "" } : null;
  });

  /** Switch to another scene, and close everything that was open. */
  update(scene: Scene | null): void {
    if (scene === this.scene) return;
    this.scene = scene;
    this.menu = this.explained = this.choiceHovered = null;
    this.putDown();
    if (!this.enlarged?.pinned || !this.find(this.enlarged.id)) this.enlarged = null;
  }

  /** The question, even if another player has to answer it. */
  get asked(): Prompt | null {
    return this.scene?.prompt ?? null;
  }

  /** A thing by its id. */
  find(id: string | null): Node | undefined {
    return id === null ? undefined : this.nodes.get(id);
  }

  /** The options of a thing, with their indices. */
  choicesOf(id: string): [number, Choice][] {
    return (this.lit.get(id) ?? []).flatMap((index) => {
      const choice = this.choices[index];
      return choice ? [[index, choice] as [number, Choice]] : [];
    });
  }

  /** The options in a thing's menu. */
  menuOf(id: string): [number, Choice][] {
    const { dropped } = this;
    return this.choicesOf(id).filter(([index]) => !dropped || dropped.includes(index));
  }

  /** The number of an option in the list. */
  numberOf(index: number): number {
    return this.numbered.indexOf(index) + 1;
  }

  /** The figure that chooses an option, if one is enough and it is no square among many. */
  keyOf(index: number): string {
    const number = this.numberOf(index);
    return number < 1 || number > KEYS ? "" : String(number);
  }

  /** Whether a thing has more details than it shows. */
  isEnlargeable(id: string): boolean {
    const node = this.find(id);
    if (!node || UNLIKE_CARDS.includes(node.kind)) return false;
    if (isFloor(node)) return this.lit.has(id);
    return !!node.label || !!node.lines?.length || this.lit.has(id);
  }

  /** Whether the pointer rests: it has not gone to where it is, but something has come under it. */
  isResting({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
    return this.pointer === null || (this.pointer.x === clientX && this.pointer.y === clientY);
  }

  /** The cards, plates and figures before everybody, which had better be seen. */
  get laidOut(): string[] {
    return [...this.nodes.values()].filter(({ kind, area }) => SEEN.includes(kind) && !area).map(({ id }) => id);
  }

  /** Hover a thing or leave it: after a moment it is shown large, or no longer. */
  look(id: string | null): void {
    // What is said of a plain square stands beside it.
    if (id !== null && !this.find(id)?.label && this.wayTo(id)) id = null;
    if (id === this.looked) return;
    this.looked = id;
    clearTimeout(this.timer);
    if (this.enlarged?.pinned || this.menu !== null) return;
    const wait = id === null ? LEAVING : this.enlarged ? TURNING : LOOKING;
    this.timer = setTimeout(() => (this.enlarged = id === null ? null : { id, pinned: false }), wait);
  }

  /** Keep the enlarged thing open. */
  keepLooking(): void {
    clearTimeout(this.timer);
    this.looked = this.enlarged?.id ?? null;
  }

  /** Choose a thing: one option is answered, several open a menu, without any it is said why not. Options that are
      meant by a second gesture alone don't keep the other one from being answered. */
  activate(id: string): void {
    const all = this.lit.get(id) ?? [];
    const [first, second] = all.filter((index) => !this.choices[index]?.aside);
    clearTimeout(this.timer);
    this.menu = this.explained = this.enlarged = this.dropped = null;
    if (first !== undefined && second === undefined) this.choose(first);
    else if (all.length) this.menu = id;
    else this.inquire([id]);
  }

  /** Want to know why things that lie on one another can't be chosen, the uppermost first. */
  inquire(ids: readonly string[]): void {
    const things = ids.filter((id) => this.refused.has(id) || isThing(this.find(id))).slice(0, MOST_ASKED);
    const [first] = things;
    const reasons = this.refused.get(first ?? "");
    this.explained = first !== undefined && reasons ? { id: first, reasons } : null;
    if (this.enabled && first !== undefined && !reasons) this.onwhynot(things);
  }

  /** Say why something can't be chosen. */
  explain(id: string, reasons: readonly NotOffered[]): void {
    if (this.enabled) this.explained = { id, reasons };
  }

  /** The second gesture: all options of a thing as a menu, if one of them needs it; tells whether it does. */
  unfold(id: string): boolean {
    if (!this.lit.get(id)?.some((index) => this.choices[index]?.aside)) return false;
    clearTimeout(this.timer);
    this.explained = this.enlarged = this.dropped = null;
    this.menu = id;
    return true;
  }

  /** Start to drag a thing. */
  pickUp(id: string, x: number, y: number): void {
    clearTimeout(this.timer);
    this.menu = this.explained = this.enlarged = this.nodeHovered = null;
    this.carried = { id, x, y };
    this.over = null;
  }

  /** Continue to drag it, perhaps over a drop target. */
  carry(x: number, y: number, over: string | null): void {
    if (!this.carried) return;
    this.carried = { ...this.carried, x, y };
    this.over = over !== null && this.goals.has(over) ? over : null;
  }

  /** Drop it: on a target that answers, or opens a menu if there are several options. */
  drop(): void {
    const [over, choices] = [this.over, this.goals.get(this.over ?? "") ?? []];
    this.putDown();
    if (choices.length === 1) this.choose(choices[0]!);
    else if (choices.length) {
      this.menu = over;
      this.dropped = choices;
    }
  }

  /** Cancel the drag. */
  putDown(): void {
    this.carried = this.over = this.dropped = null;
  }

  /** Choose an option. */
  choose(index: number): void {
    this.menu = this.explained = this.enlarged = this.choiceHovered = null;
    this.onchoose(index);
  }

  /** The option that leads to a thing. */
  private wayTo(id: string): Choice | undefined {
    return this.choicesOf(id).find(([, { path }]) => path?.length)?.[1];
  }

  private nodesOf(index: number | null): readonly string[] {
    return (index === null ? undefined : this.choices[index]?.nodes) ?? [];
  }
}

/** Whether somebody could mean a thing: it has a name, or it is a square of the floor. */
export function isThing(node: Node | undefined): boolean {
  if (!node || CONTAINERS.includes(node.kind)) return false;
  return !!node.label || (node.kind === "square" && !node.face_down);
}

function litBy(choices: readonly Choice[]): Map<string, number[]> {
  const lit = new Map<string, number[]>();
  choices.forEach((choice, index) => {
    for (const id of choice.nodes ?? []) lit.set(id, [...(lit.get(id) ?? []), index]);
  });
  return lit;
}

/** An option with two things lets the first be dragged to the second. */
function waysOf(choices: readonly Choice[]): Map<string, Map<string, number[]>> {
  const ways = new Map<string, Map<string, number[]>>();
  choices.forEach(({ nodes }, index) => {
    const [thing, goal, more] = nodes ?? [];
    if (thing === undefined || goal === undefined || more !== undefined || thing === goal) return;
    const goals = ways.get(thing) ?? new Map<string, number[]>();
    ways.set(thing, goals.set(goal, [...(goals.get(goal) ?? []), index]));
  });
  return ways;
}

function refusedBy(refused: readonly NotOffered[]): Map<string, NotOffered[]> {
  const found = new Map<string, NotOffered[]>();
  for (const each of refused) {
    for (const id of each.nodes ?? []) found.set(id, [...(found.get(id) ?? []), each]);
  }
  return found;
}

function byId(nodes: readonly Node[], found = new Map<string, Node>()): Map<string, Node> {
  for (const node of nodes) {
    found.set(node.id, node);
    byId(node.children ?? [], found);
  }
  return found;
}

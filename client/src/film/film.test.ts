import { beforeEach, describe, expect, test } from "vitest";

import type { AnyCue, Line, Node, Scene, SceneBeat, SceneUpdate } from "../protocol";
import { Film, MANY, TOO_MANY, updatedLog, type Keeps, type Screen } from "./film";
import { Hands } from "./hands";
import { SHORTEST } from "./score";
import { BEHIND, OWN_TURN, TURN } from "./tempo";

/** A screen that notes everything with its time. */
class Notes implements Screen {
  seen: string[] = [];
  scene: Scene | null = null;
  log: string[] = [];
  ends = 0;
  /** How long the view needs to what a beat is about. */
  way = 0;
  /** Whether an attack and its roll are still on the screen. */
  held = false;

  constructor(private readonly clock: Hands) {}

  #note(what: string) {
    this.seen.push(`${Math.round(this.clock.time)} ${what}`);
  }

  update({ move, scene }: SceneUpdate, log: Line[]) {
    this.scene = scene;
    this.log = log.map(({ text }) => text);
    this.#note(`update ${move}`);
  }
  begin({ text }: SceneBeat) {
    this.#note(`begin ${text}`);
    return this.way;
  }
  change(scene: Scene) {
    this.scene = scene;
    this.#note(`change ${scene.nodes[0]?.text}`);
  }
  show({ cue }: AnyCue, milliseconds: number, more: number) {
    this.#note(`${cue} for ${Math.round(milliseconds)}${more > 0 ? ` and ${Math.round(more)}` : ""}`);
  }
  told(log: Line[]) {
    this.log = log.map(({ text }) => text);
  }
  clear(keeps: Keeps) {
    this.held = keeps !== "nothing";
  }
  freeze(frozen: boolean) {
    if (frozen) this.#note("freeze");
  }
  end() {
    this.ends += 1;
  }
}

let clock: Hands;
let notes: Notes;
let film: Film;

beforeEach(() => {
  clock = new Hands();
  notes = new Notes(clock);
  film = new Film(notes, clock);
});

const counter = (text: string): Node => ({ id: "counter", kind: "token", text });
const sceneOf = (text: string, seat = 0): Scene => ({
  game: "",
  title: "",
  seat,
  status: "",
  nodes: [counter(text)],
  prompt: { seat: 0, text: "Well?", rule: "" },
});

const banner: AnyCue = { cue: "banner", text: "Round 2" };
const step: AnyCue = { cue: "step", thing: "counter", path: ["a", "b", "c"] };
const blow: AnyCue[] = [
  { cue: "attack", targets: ["counter"] },
  { cue: "roll", dice: [{ face: "17" }], bonus: 7, total: 24, against: "AC 17", verdict: "hit" },
];
const hurt: AnyCue = { cue: "health", thing: "counter", amount: -1 };

/** A beat that puts a number on the counter. */
function beat(text: string, ...cues: AnyCue[]): SceneBeat {
  return { text, cues, patch: { altered: [counter(text)] } };
}

test("a last beat without a patch leads to the scene of its update, without its question", () => {
  film.add({ type: "scene", move: 0, ply: 0, scene: sceneOf("1"), told: 0, lines: [], undo: null, due: null });
  const beats: SceneBeat[] = [beat("first", step), { text: "last", cues: [banner] }];
  film.add({ type: "scene", move: 1, ply: 1, scene: sceneOf("3"), told: 0, lines: [], undo: null, due: null, beats });
  clock.pass(20_000);
  expect(notes.seen.filter((seen) => seen.includes("change")).map((seen) => seen.replace(/^\d+ /, ""))).toEqual([
    "change first",
    "change 3",
  ]);
});

let told = 0;

function update(move: number, beats: SceneBeat[] = [], { ply = move, seat = 0 } = {}): SceneUpdate {
  const lines = beats.filter(({ text }) => text).map(({ text }) => ({ ply, rule: "", text: text ?? "" }));
  const before = told;
  told += lines.length;
  return { type: "scene", move, ply, scene: sceneOf(`end ${move}`, seat), told: before, lines, undo: null, due: null, beats };
}

function started(): void {
  told = 0;
  film.add(update(0));
  notes.seen = [];
}

const talk = (count: number, from = 0) => Array.from({ length: count }, (_, place) => beat(`${from + place}`));

describe("an update", () => {
  test("is in place at once if it is the first, or has nothing to show", () => {
    film.add(update(0));
    expect(notes.seen).toEqual(["0 update 0"]);
    film.add(update(1));
    expect(notes.seen.at(-1)).toBe("0 update 1");
    expect([film.isPlaying, film.waiting]).toEqual([false, 0]);
  });

  test("is in place with its question when its beats have been shown, one after another", () => {
    started();
    film.add(update(1, [beat("one", step), beat("two", banner)]));
    expect(notes.scene?.prompt).toBeUndefined();
    clock.pass(5000);
    expect(notes.seen).toEqual([
      "0 begin one",
      "0 change one",
      "0 step for 480",
      "480 begin two",
      "480 change two",
      "480 banner for 900",
      "1380 update 1",
    ]);
    expect(notes.scene).toEqual(sceneOf("end 1"));
  });

  test("queues behind the one that is shown", () => {
    started();
    film.add(update(1, [beat("one", banner)]));
    film.add(update(2, [beat("two", banner)]));
    expect([film.waiting, film.newest?.move, film.shown?.move]).toEqual([2, 2, 0]);
    clock.pass(5000);
    expect(notes.seen.filter((line) => line.includes("update"))).toEqual(["900 update 1", "1800 update 2"]);
  });

  test("is put in place after all that waits if it takes answers back", () => {
    started();
    film.add(update(5, talk(3)));
    film.add(update(6, talk(3), { ply: 4 }));
    expect([film.shown?.move, film.isPlaying, film.canRepeat]).toEqual([6, false, false]);
  });

  test("replaces the one on screen if it is the same, as after a dropped line", () => {
    started();
    film.add(update(0, talk(2)));
    expect([film.isPlaying, film.shown?.move]).toEqual([false, 0]);
  });
});

test("a beat waits until the view has come to what it is about", () => {
  started();
  film.setSpeed(2);
  notes.way = 300;
  film.add(update(1, [beat("far away", banner)]));
  clock.pass(5000);
  expect(notes.seen).toEqual(["0 begin far away", "300 change far away", "300 banner for 450", "750 update 1"]);
});

test("the pieces move when the dice have fallen, and not before", () => {
  started();
  film.add(update(1, [beat("hit", ...blow, hurt)]));
  clock.pass(5000);
  expect(notes.seen).toEqual([
    "0 begin hit",
    "0 attack for 700",
    "250 roll for 1350",
    "1600 change hit",
    "1600 health for 600",
    "2200 update 1",
  ]);
});

describe("an attack and its roll stay on the screen", () => {
  const [attack, roll] = blow as [AnyCue, AnyCue];
  const held = () => notes.held;

  test("until something else happens", () => {
    started();
    film.add(update(1, [beat("attacks", attack), beat("rolls", roll), beat("is hurt", hurt), beat("walks", step)]));
    film.add(update(2, [beat("rests", banner)]));
    for (const expected of [true, true, false, false, false]) {
      film.next();
      if (film.isPlaying) expect(held()).toBe(expected);
    }
    expect(film.isPlaying).toBe(false);
  });

  test("while their beats come in several updates", () => {
    started();
    film.add(update(1, [beat("attacks", attack)]));
    film.add(update(2, [beat("rolls", roll), beat("is hurt", hurt)]));
    film.next();
    film.next();
    expect([film.isPlaying, held()]).toEqual([true, true]);
  });

  test("not for a fight that was left out or is seen again", () => {
    started();
    film.add(update(1, [beat("attacks", attack), beat("rolls", roll), beat("is hurt", hurt)]));
    film.next();
    expect(held()).toBe(true);
    film.again();
    expect(held()).toBe(false);
  });
});

test("the log grows by a line with each beat, and none is told before", () => {
  started();
  film.add(update(1, [beat("one", banner), { cues: [banner] }, beat("three", banner)]));
  expect(notes.log).toEqual(["one"]);
  clock.pass(900);
  expect(notes.log).toEqual(["one"]);
  clock.pass(900);
  expect(notes.log).toEqual(["one", "three"]);
  film.add(update(2, talk(1)));
  expect(notes.log).toEqual(["one", "three"]);
});

describe("speed", () => {
  test.each([
    [0.5, 1800],
    [1, 900],
    [2, 450],
  ] as const)("%s times", (speed, milliseconds) => {
    started();
    film.setSpeed(speed);
    film.add(update(1, [beat("one", banner)]));
    clock.pass(5000);
    expect(notes.seen.slice(-2)).toEqual([`0 banner for ${milliseconds}`, `${milliseconds} update 1`]);
  });

  test("changes in the middle of a beat", () => {
    started();
    film.add(update(1, [beat("one", banner)]));
    clock.pass(300);
    film.setSpeed(2);
    clock.pass(5000);
    expect(notes.seen.at(-1)).toBe("600 update 1");
  });

  test("instant shows results only", () => {
    started();
    film.setSpeed(0);
    film.add(update(1, [beat("one", ...blow, hurt)]));
    expect(notes.seen).toEqual(["0 update 1"]);
    expect(notes.log).toEqual(["one"]);
  });

  test("instant ends a film that is on", () => {
    started();
    film.add(update(1, talk(9)));
    film.setSpeed(0);
    expect([film.isPlaying, notes.log.length]).toEqual([false, 9]);
  });

  test("one's own deed is quick, what comes of it is not", () => {
    started();
    film.answered(0);
    film.add(update(1, [beat("I go", step), beat("they come", step)]));
    clock.pass(5000);
    expect(notes.seen).toContain("0 step for 240");
    expect(notes.seen).toContain("240 step for 480");
  });

  test("one's own dice take their time", () => {
    started();
    film.answered(0);
    film.add(update(1, [beat("I hit", ...blow)]));
    clock.pass(5000);
    expect(notes.seen).toContain("250 roll for 1350");
  });

  test("a refused answer makes nobody's deeds quick", () => {
    started();
    film.answered(0);
    film.refused();
    film.add(update(1, [beat("they come", step)]));
    expect(notes.seen).toContain("0 step for 480");
  });
});

describe("a long queue", () => {
  test("takes no longer than a turn may, if it can be read in that time", () => {
    started();
    film.add(update(1, talk(MANY)));
    clock.pass(TURN - 1);
    expect(film.waiting).toBe(1);
    clock.pass(1);
    expect(film.isPlaying).toBe(false);
  });

  test("takes no longer on a machine that is always late", () => {
    const after = clock.after.bind(clock);
    clock.after = (milliseconds, act) => after(milliseconds + 60, act);
    started();
    film.add(update(1, talk(MANY)));
    clock.pass(TURN + 200);
    expect(film.isPlaying).toBe(false);
  });

  test("has a card that turns up to be read for its whole time, though things go on", () => {
    const card: AnyCue = { cue: "card", deed: "draw", face: { id: "trap", kind: "card", text: "Trap" } };
    started();
    film.add(update(1, [beat("a trap", card), ...talk(32)]));
    const [, shown, more] = /card for (\d+) and (\d+)/.exec(notes.seen.join("\n"))!.map(Number);
    expect(shown).toBeLessThan(1000);
    expect(shown! + more!).toBeCloseTo(2000, -1);
    clock.pass(TURN + 1);
    expect(film.isPlaying).toBe(false);
  });

  test("ends when its last card has been read", () => {
    const card: AnyCue = { cue: "card", deed: "draw", face: { id: "trap", kind: "card", text: "Trap" } };
    started();
    film.add(update(1, [...talk(MANY), beat("a trap", card)]));
    clock.pass(TURN - 1300);
    expect(notes.seen.some((seen) => seen.includes("card for"))).toBe(true);
    expect(film.waiting).toBe(1);
    clock.pass(1300);
    expect(film.isPlaying).toBe(false);
  });

  test("is never faster than it can be read", () => {
    started();
    film.add(update(1, talk(2 * MANY)));
    clock.pass(SHORTEST - 1);
    expect(film.waiting).toBe(2 * MANY);
    clock.pass(1);
    expect(film.waiting).toBe(2 * MANY - 1);
  });

  test("of several turns has the time of each of them", () => {
    started();
    const turn: AnyCue = { cue: "banner", text: "Ada", level: "turn" };
    film.add(update(1, [beat("Ada", turn), ...talk(19), beat("Bob", turn), ...talk(19)]));
    clock.pass(TURN - 10);
    expect(film.waiting).toBe(21);
    clock.pass(20);
    expect(film.waiting).toBe(20);
    clock.pass(TURN);
    expect(film.isPlaying).toBe(false);
  });

  describe("of another turn", () => {
    const bob = beat("Bob", { cue: "banner", text: "Bob", level: "turn" });

    test("leaves this one less time", () => {
      started();
      film.add(update(1, [...talk(20), bob, ...talk(MANY)]));
      clock.pass(BEHIND - 10);
      expect(film.waiting).toBe(MANY + 2);
      clock.pass(20);
      expect(film.waiting).toBe(MANY + 1);
    });

    test("leaves what has come of one's own answer all its time", () => {
      started();
      film.answered(0);
      film.add(update(1, [...talk(40), bob]));
      film.add(update(2, talk(2 * MANY)));
      clock.pass(OWN_TURN - 1000);
      expect(film.waiting).toBeGreaterThan(2 * MANY + 1);
      clock.pass(1010);
      expect(film.waiting).toBeLessThanOrEqual(2 * MANY + 1);
    });
  });

  test("of a turn that begins after one's own answer has no more time than any", () => {
    started();
    film.answered(0);
    film.add(update(1, talk(1)));
    film.add(update(2, [beat("Bob", { cue: "banner", text: "Bob", level: "turn" }), ...talk(MANY)]));
    clock.pass(TURN + 700);
    expect(film.isPlaying).toBe(false);
  });

  test("that is too long is left out but for its end, and told whole", () => {
    started();
    film.add(update(1, talk(100)));
    film.add(update(2, talk(TOO_MANY - 99, 100)));
    expect(film.waiting).toBe(MANY);
    expect(film.isPlaying).toBe(true);
    clock.pass(60_000);
    expect(film.shown?.move).toBe(2);
    expect(notes.log).toHaveLength(TOO_MANY + 1);
  });
});

describe("the viewer", () => {
  test("pauses in the middle of a beat, which goes on where it was", () => {
    started();
    film.add(update(1, [beat("one", banner)]));
    clock.pass(300);
    film.pause(true);
    expect(film.isPaused).toBe(true);
    clock.pass(10_000);
    expect(film.isPlaying).toBe(true);
    film.pause(false);
    clock.pass(599);
    expect(film.isPlaying).toBe(true);
    clock.pass(1);
    expect(film.isPlaying).toBe(false);
  });

  test("goes on to the next beat, and the pieces are where they belong", () => {
    started();
    film.add(update(1, [beat("one", ...blow, hurt), beat("two", banner)]));
    clock.pass(100);
    film.next();
    expect(notes.seen.slice(-2)).toEqual(["100 change two", "100 banner for 900"]);
    expect(notes.log).toEqual(["one", "two"]);
    film.next();
    expect([film.isPlaying, notes.scene]).toEqual([false, sceneOf("end 1")]);
  });

  test("goes through a paused film beat by beat", () => {
    started();
    film.add(update(1, talk(3)));
    film.pause(true);
    film.next();
    clock.pass(10_000);
    expect([film.waiting, film.isPaused]).toEqual([1, true]);
    expect(notes.seen.at(-1)).toBe("700 freeze");
    film.add(update(2, talk(1)));
    clock.pass(10_000);
    expect(film.waiting).toBe(2);
    film.pause(false);
    clock.pass(10_000);
    expect(film.shown?.move).toBe(2);
  });

  test("is asked at the end of a film that was gone through, and the next one plays by itself", () => {
    started();
    film.add(update(1, talk(2)));
    film.pause(true);
    film.next();
    const { ends } = notes;
    clock.pass(10_000);
    expect([film.isPlaying, film.isPaused, film.shown?.move, notes.ends]).toEqual([false, false, 1, ends + 1]);
    film.add(update(2, talk(1)));
    clock.pass(10_000);
    expect(film.shown?.move).toBe(2);
  });

  test("skips to the question", () => {
    started();
    film.add(update(1, talk(3)));
    film.add(update(2, talk(3, 3)));
    film.pause(true);
    film.finish();
    expect([film.isPlaying, film.isPaused, film.shown?.move]).toEqual([false, false, 2]);
    expect(notes.log).toHaveLength(6);
    clock.pass(10_000);
    expect(notes.seen.at(-1)).toBe("0 update 2");
  });

  test("sees everything since the last answer again, and is told nothing twice", () => {
    started();
    film.add(update(1, [beat("earlier", banner)]));
    clock.pass(1000);
    film.answered(1);
    film.add(update(2, [beat("mine", banner)]));
    film.add(update(3, [beat("theirs", banner)]));
    clock.pass(5000);
    notes.seen = [];
    film.again();
    expect([film.isPlaying, notes.scene?.nodes[0]?.text]).toEqual([true, "mine"]);
    expect(notes.log).toEqual(["earlier", "mine", "theirs"]);
    clock.pass(5000);
    expect(notes.seen.map((line) => line.replace(/^\d+ /, ""))).toEqual([
      "change end 1",
      "begin mine",
      "change mine",
      "banner for 450",
      "update 2",
      "begin theirs",
      "change theirs",
      "banner for 900",
      "update 3",
    ]);
    expect(notes.log).toEqual(["earlier", "mine", "theirs"]);
    expect(notes.scene).toEqual(sceneOf("end 3"));
  });

  test("sees it again from the middle, and then what has come since", () => {
    started();
    film.add(update(1, talk(2)));
    clock.pass(800);
    film.again();
    film.add(update(2, talk(1, 2)));
    expect([film.waiting, notes.log]).toEqual([3, ["0", "1"]]);
    clock.pass(10_000);
    expect([film.shown?.move, notes.log]).toEqual([2, ["0", "1", "2"]]);
  });

  test("of nothing is not shown anything again", () => {
    started();
    expect(film.canRepeat).toBe(false);
    film.again();
    expect(film.isPlaying).toBe(false);
  });

  test("without a seat sees only the last beats again", () => {
    started();
    for (let move = 1; move < 20; move++) {
      film.add(update(move, talk(5), { seat: -1 }));
      film.finish();
    }
    film.again();
    expect(film.waiting).toBeLessThanOrEqual(MANY);
  });
});

test("with reduced motion each beat is a still", () => {
  started();
  film.still = true;
  film.add(update(1, [beat("hit", ...blow, hurt), beat("on")]));
  clock.pass(1199);
  expect(notes.seen).toEqual(["0 begin hit", "0 change hit", "0 attack for 1200", "0 roll for 1200", "0 health for 1200"]);
  clock.pass(1201);
  expect(notes.seen.at(-1)).toBe("2400 update 1");
});

test("the screen is told when the film is over", () => {
  started();
  const { ends } = notes;
  film.add(update(1, talk(2)));
  clock.pass(800);
  expect(notes.ends).toBe(ends);
  clock.pass(700);
  expect(notes.ends).toBe(ends + 1);
});

test("a log keeps the lines that stay, and goes on with the new ones", () => {
  expect(updatedLog(["a", "b", "c"], { told: 2, lines: ["d", "e"] })).toEqual(["a", "b", "d", "e"]);
  expect(updatedLog(["a", "b"], { told: 0, lines: ["c"] })).toEqual(["c"]);
});

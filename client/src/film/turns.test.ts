import { describe, expect, test } from "vitest";

import type { SceneBeat } from "../protocol";
import { Film, type Screen } from "./film";
import { Hands } from "./hands";
import { captionOf, type Caption } from "./reading";
import { CARD, SHORTEST } from "./score";
import { TURN } from "./tempo";
import turns from "./turns.json"; // written by tests/recorded_turns.py

/** What the last beat of a film is late by can't be made up for. */
const LAST = 100;

/** How late a busy machine rings, and how long it draws each beat and each update, in milliseconds. */
interface Load {
  late: number;
  draws: number;
}

/** How long the film of a turn takes, and how long each of its lines and cards is to be read. */
function shown(answers: SceneBeat[][], { late, draws }: Load = { late: 0, draws: 0 }) {
  const clock = new Hands();
  const after = clock.after.bind(clock);
  clock.after = (milliseconds, act) => after(milliseconds + late, act);
  const read = new Map<string, number>();
  const cards: number[] = [];
  let since = 0;
  let caption: Caption | null = null;
  const note = () => {
    const lines = [caption?.text, caption?.detail].filter((line): line is string => !!line);
    for (const line of lines) read.set(line, (read.get(line) ?? 0) + clock.now() - since);
    since = clock.now();
  };
  const nothing = () => {};
  const screen: Screen = {
    update: () => (clock.time += draws),
    change: () => (clock.time += draws),
    show(cue, milliseconds, more) {
      if (cue.cue !== "card" || !cue.face || !["draw", "reveal"].includes(cue.deed)) return;
      const come = (milliseconds * CARD.come) / (CARD.come + CARD.stay + CARD.go);
      cards.push(milliseconds + more - come - CARD.go);
    },
    told: nothing,
    clear: nothing,
    freeze: nothing,
    end: note,
    begin(beat, _, __, goesWith) {
      note();
      caption = captionOf(beat, caption, goesWith);
      return 0;
    },
  };
  const film = new Film(screen, clock);
  const scene = { game: "", title: "", seat: 0, status: "", nodes: [] };
  const update = { type: "scene" as const, told: 0, lines: [], undo: null, due: null, scene };
  film.add({ ...update, move: 0, ply: 0 });
  answers.forEach((beats, place) => film.add({ ...update, move: place + 1, ply: place + 1, beats }));
  while (film.isPlaying) clock.pass(10);
  const lines = answers.flat().flatMap(({ text }) => text ?? []);
  return { time: clock.now(), read: lines.map((line) => read.get(line) ?? 0), cards };
}

describe("the film of a bot's turn in a crawl", () => {
  const all = (turns as unknown as { game: string; answers: SceneBeat[][] }[]).map(({ game, answers }, number) => {
    const beats = answers.flat();
    return { name: `${number + 1} (${game}, ${beats.length} beats)`, answers, beats, ...shown(answers) };
  });

  test.each(all)("$name takes neither too long nor too short", ({ time }) => {
    expect(time).toBeGreaterThanOrEqual(3000);
    expect(time).toBeLessThanOrEqual(TURN);
  });

  test.each(all)("$name can be read", ({ read }) => {
    expect(Math.min(...read)).toBeGreaterThanOrEqual(SHORTEST - 1e-6);
  });

  test.each(all)("$name has cards that can be read", ({ beats, cards }) => {
    const turnUp = beats.flatMap(({ cues = [] }) => cues).filter((cue) => cue.cue === "card" && cue.deed === "draw" && cue.face);
    expect(cards).toHaveLength(turnUp.length);
    for (const time of cards) expect(time).toBeGreaterThanOrEqual(CARD.stay - 1e-6);
  });

  describe.each([
    { late: 30, draws: 10 },
    { late: 60, draws: 25 },
  ])("on a machine that is $late ms late and draws for $draws ms", (load) => {
    test.each(all)("$name takes no longer, and its cards can be read", ({ answers }) => {
      const { time, cards } = shown(answers, load);
      expect(time).toBeLessThanOrEqual(TURN + LAST);
      for (const each of cards) expect(each).toBeGreaterThanOrEqual(CARD.stay - 1e-6);
    });
  });

  test("is sometimes too long to be read line by line", () => {
    expect(all.filter(({ beats }) => beats.length * SHORTEST > TURN).length).toBeGreaterThan(0);
  });
});

import { describe, expect, test } from "vitest";

import type { SceneBeat } from "../protocol";
import { Film, type Screen } from "./film";
import { Hands } from "./hands";
import { captionOf, type Caption } from "./reading";
import { SHORTEST } from "./score";
import { TURN } from "./tempo";
import turns from "./turns.json"; // written by tests/recorded_turns.py

/** How long the film of a turn takes, and how long each of its lines is to be read. */
function shown(answers: SceneBeat[][]) {
  const clock = new Hands();
  const read = new Map<string, number>();
  let since = 0;
  let caption: Caption | null = null;
  const note = () => {
    const lines = [caption?.text, caption?.detail].filter((line): line is string => !!line);
    for (const line of lines) read.set(line, (read.get(line) ?? 0) + clock.now() - since);
    since = clock.now();
  };
  const nothing = () => {};
  const screen: Screen = {
    update: nothing,
    change: nothing,
    show: nothing,
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
  return { time: clock.now(), read: lines.map((line) => read.get(line) ?? 0) };
}

describe("the film of a bot's turn in a crawl", () => {
  const all = (turns as unknown as { game: string; answers: SceneBeat[][] }[]).map(({ game, answers }, number) => {
    const beats = answers.flat();
    return { name: `${number + 1} (${game}, ${beats.length} beats)`, beats, ...shown(answers) };
  });

  test.each(all)("$name takes neither too long nor too short", ({ time }) => {
    expect(time).toBeGreaterThanOrEqual(3000);
    expect(time).toBeLessThanOrEqual(TURN);
  });

  test.each(all)("$name can be read", ({ read }) => {
    expect(Math.min(...read)).toBeGreaterThanOrEqual(SHORTEST - 1e-6);
  });

  test("is sometimes too long to be read line by line", () => {
    expect(all.filter(({ beats }) => beats.length * SHORTEST > TURN).length).toBeGreaterThan(0);
  });
});

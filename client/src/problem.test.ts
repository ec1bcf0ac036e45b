import { expect, test, vi } from "vitest";

import { inWords } from "./problem";

const settings = vi.hoisted(() => ({ language: "en" }));
vi.mock("./messages.svelte", () => ({ t: (key: string) => key }));
vi.mock("./settings.svelte", () => ({ settings }));

test("in English a refusal keeps the server's sentence, elsewhere its code finds one", () => {
  const problem = { code: "paused", message: "the game is paused" } as const;
  settings.language = "en";
  expect(inWords(problem)).toEqual(problem);
  settings.language = "ru";
  expect(inWords(problem)).toEqual({ code: "paused", message: "shell.refused_paused" });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { Phrase } from "./phrase";

const SOURCE = import.meta.dirname;
const LANGUAGES = ["en", "ru"];

const messages = Object.fromEntries(LANGUAGES.map((language) => [language, phrasesOf(language)]));
const keys = Object.keys(messages.en!);
const code = filesUnder(SOURCE)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(path, "utf-8"))
  .join("\n");
const named = new Set([...code.matchAll(/["'`]((?:shell|table|frame)\.\w+)["'`]/g)].map((match) => match[1]!));
/** Keys that are put together, as `shell.weight_${weight}`. */
const patterns = [...code.matchAll(/`((?:shell|table|frame)\.\w*\$\{[^`]*)`/g)].map(
  (match) => new RegExp(`^${match[1]!.replace(".", "\\.").replace(/\$\{[^}]*\}/g, "\\w+")}$`),
);

test("both languages have the same messages", () => {
  expect(Object.keys(messages.ru!).sort()).toEqual([...keys].sort());
});

test("every message that the code asks for exists", () => {
  expect([...named].filter((key) => !keys.includes(key))).toEqual([]);
  expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
});

test("every message is asked for", () => {
  expect(keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

test("a message belongs to the part whose file it stands in", () => {
  for (const language of LANGUAGES)
    for (const [part, phrases] of partsOf(language))
      expect(Object.keys(phrases).filter((key) => !key.startsWith(`${part}.`))).toEqual([]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  test("a message with plural forms has all that the language needs", () => {
    const plurals = Object.entries(messages[language]!).filter(([, phrase]) => typeof phrase === "object");
    expect(plurals.filter(([, phrase]) => !forms.every((form) => form in (phrase as object)))).toEqual([]);
  });

  test("a message has the same places for values as in English", () => {
    const differing = keys.filter((key) => places(messages[language]![key]!) !== places(messages.en![key]!));
    expect(differing).toEqual([]);
  });
});

function phrasesOf(language: string): Record<string, Phrase> {
  return Object.assign({}, ...partsOf(language).map(([, phrases]) => phrases));
}

function partsOf(language: string): [string, Record<string, Phrase>][] {
  const folder = join(SOURCE, "messages", language);
  return readdirSync(folder).map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(join(folder, file), "utf-8")) as Record<string, Phrase>,
  ]);
}

function places(phrase: Phrase): string {
  const texts = typeof phrase === "string" ? [phrase] : Object.values(phrase);
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join(" ");
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((path) => join(folder, path));
}

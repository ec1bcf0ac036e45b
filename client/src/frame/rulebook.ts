/** The rulebook as chapters, and texts cut where words that are looked for stand in them. */

import type { RuleInfo } from "../protocol";

export interface Chapter {
  title: string;
  rules: RuleInfo[];
}

/** The rules by their chapters, in the order of the rulebook. */
export function chaptersOf(rules: readonly RuleInfo[]): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const chapter = found.get(rule.section);
    if (chapter) chapter.push(rule);
    else found.set(rule.section, [rule]);
  }
  return [...found].map(([title, rules]) => ({ title, rules }));
}

/** A text in pieces; those that are looked for are marked. */
export function marked(text: string, words: string): { text: string; found: boolean }[] {
  const wanted = wordsOf(words).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!wanted.length) return [{ text, found: false }];
  const pieces = text.split(new RegExp(`(${wanted.sort((a, b) => b.length - a.length).join("|")})`, "gi"));
  return pieces.flatMap((piece, number) => (piece ? [{ text: piece, found: number % 2 === 1 }] : []));
}

const wordsOf = (words: string) => words.toLowerCase().split(/\s+/).filter(Boolean);

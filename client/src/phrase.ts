/** A message in one language: a text, or its plural forms. */
export type Phrase = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Values = Record<string, string | number>;

/** Fill in the `{places}` of a phrase; `count` selects the plural form. */
export function fill(phrase: Phrase, values: Values, language: string): string {
  return form(phrase, values, language).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === "number" ? value.toLocaleString(language) : value;
  });
}

function form(phrase: Phrase, values: Values, language: string): string {
  if (typeof phrase === "string") return phrase;
  const rule = new Intl.PluralRules(language).select(Number(values.count ?? 0));
  return phrase[rule] ?? phrase.other ?? "";
}

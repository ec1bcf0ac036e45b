const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in words: "5 minutes ago". Times are seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(now - then, 0);
  const [unit, seconds] = UNITS.find(([, length]) => past >= length) ?? ["second", 60];
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(past / seconds), unit);
}

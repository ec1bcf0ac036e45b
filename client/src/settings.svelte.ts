/** The person's settings, kept on this device. */

export type Theme = "evening" | "daylight" | "system";
export type Language = "en" | "ru";
export type Speed = 0.5 | 1 | 2 | 0;

/** The longest name that the server accepts. */
export const NAME_LENGTH = 24;

interface Kept {
  theme: Theme;
  language: Language;
  speed: Speed;
  sound: boolean;
  tips: boolean;
  name: string;
  helped: string[];
}

const PLACE = "questboard.settings";

class Settings implements Kept {
  theme = $state<Theme>("evening");
  language = $state<Language>("en");
  /** The speed of the film; 0 is instant. */
  speed = $state<Speed>(1);
  sound = $state(true);
  /** Tips are shown when something new comes up. */
  tips = $state(true);
  name = $state("");
  /** The first-visit notes that have been dismissed. */
  helped = $state<string[]>([]);

  /** The system asks for less motion. */
  still = $state(false);
  #dark = $state(true);

  /** Things jump instead of gliding. */
  readonly reducedMotion = $derived(this.still || this.speed === 0);
  /** The theme in use; "system" stands for one of the two. */
  readonly light = $derived(this.theme === "system" ? (this.#dark ? "evening" : "daylight") : this.theme);

  constructor() {
    this.language = navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";
    Object.assign(this, remembered());
    follow("(prefers-reduced-motion: reduce)", (still) => (this.still = still));
    follow("(prefers-color-scheme: dark)", (dark) => (this.#dark = dark));
  }

  /** Mark a note as dismissed. */
  help(note: string): void {
    if (!this.helped.includes(note)) this.helped = [...this.helped, note];
  }

  kept(): Kept {
    const { theme, language, speed, sound, tips, name, helped } = this;
    return { theme, language, speed, sound, tips, name, helped: [...helped] };
  }
}

export const settings = new Settings();

$effect.root(() => {
  $effect(() => remember(settings.kept()));
  $effect(() => {
    document.documentElement.dataset.theme = settings.light;
    document.documentElement.dataset.motion = settings.reducedMotion ? "still" : "lively";
    document.documentElement.lang = settings.language;
  });
});

addEventListener("storage", (event) => {
  if (event.key === PLACE) Object.assign(settings, remembered());
});

function remembered(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept && typeof kept === "object" ? valid(kept) : {};
  } catch {
    return {}; // storage is forbidden or damaged: every visit is a first one
  }
}

function remember(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Private windows may forbid storage; the settings then last until the page is closed.
  }
}

function valid(kept: Partial<Kept>): Partial<Kept> {
  const { theme, language, speed, sound, tips, name, helped } = kept;
  return {
    ...(theme === "evening" || theme === "daylight" || theme === "system" ? { theme } : {}),
    ...(language === "en" || language === "ru" ? { language } : {}),
    ...(speed === 0 || speed === 0.5 || speed === 1 || speed === 2 ? { speed } : {}),
    ...(typeof sound === "boolean" ? { sound } : {}),
    ...(typeof tips === "boolean" ? { tips } : {}),
    ...(typeof name === "string" ? { name } : {}),
    ...(Array.isArray(helped) ? { helped } : {}),
  };
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

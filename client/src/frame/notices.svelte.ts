/** Telling somebody who looks elsewhere that it is their turn: the page's title, and a notice if they like. */

import { t } from "../messages.svelte";

const PLACE = "questboard.notices";
const BLINK = 1100;

class Notices {
  /** The person wants notices, and the browser lets us give them. */
  wanted = $state(remembered() && permitted());

  /** Whether this browser knows notices at all. */
  readonly possible = "Notification" in globalThis;

  /** Turn notices on or off; the browser asks the person the first time. */
  async want(wanted: boolean): Promise<void> {
    this.wanted = wanted && this.possible && (await Notification.requestPermission()) === "granted";
    try {
      localStorage.setItem(PLACE, this.wanted ? "yes" : "no");
    } catch {
      // Without storage it is asked again at the next visit.
    }
  }

  /** It is somebody's turn: show a notice to who looks elsewhere. */
  tell(title: string, text: string): void {
    if (!this.wanted || !document.hidden || !permitted()) return;
    try {
      const notice = new Notification(title, { body: text, tag: "questboard-turn" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Phones show notices only through a service worker; the title still says it.
    }
  }
}

export const notices = new Notices();

/** Name the page after its game; returns how to stop. When it is one's turn the title says so, and blinks unseen. */
export function titled(title: string, turn: boolean): () => void {
  const plain = `${title} · Questboard`;
  const marked = `● ${t("frame.your_turn")} · ${title}`;
  document.title = turn ? marked : plain;
  if (!turn) return () => {};
  const timer = setInterval(() => {
    document.title = document.hidden && document.title === marked ? plain : marked;
  }, BLINK);
  return () => clearInterval(timer);
}

function permitted(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

function remembered(): boolean {
  try {
    return localStorage.getItem(PLACE) === "yes";
  } catch {
    return false;
  }
}

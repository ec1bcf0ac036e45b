/** Turn alerts for people in another tab: the page title, and a notification if they want it. */

import { t } from "../messages.svelte";

const PLACE = "questboard.notices";
const BLINK = 1100;

class Notices {
  /** The person wants notifications, and the browser allows them. */
  wanted = $state(remembered() && permitted());

  /** Whether this browser supports notifications. */
  readonly possible = "Notification" in globalThis;

  /** Turn notifications on or off; the browser asks for permission the first time. */
  async want(wanted: boolean): Promise<void> {
    this.wanted = wanted && this.possible && (await Notification.requestPermission()) === "granted";
    try {
      localStorage.setItem(PLACE, this.wanted ? "yes" : "no");
    } catch {
      // Without storage the choice lasts until the next visit.
    }
  }

  /** Show a notification if the page is hidden. */
  tell(title: string, text: string): void {
    if (!this.wanted || !document.hidden || !permitted()) return;
    try {
      const notice = new Notification(title, { body: text, tag: "questboard-turn" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Phones show notifications only through a service worker; the title still changes.
    }
  }
}

export const notices = new Notices();

/** Set the page title, which also says (and in a hidden tab flashes) that it is your turn; returns a cleanup. */
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

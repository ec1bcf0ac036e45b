/** Double clicks and double taps. */

/** A finger that taps a place again touches it within that many pixels; the next option lies farther away. */
const AGAIN = 20;

interface Press {
  clientX: number;
  clientY: number;
}

/** Tells a second press at one place from a press that is meant for something else: browsers call two quick taps a
    double tap though a hundred pixels lie between them. */
export class Taps {
  private before: Press | null = null;
  private last: Press | null = null;

  pressed({ clientX, clientY }: Press): void {
    this.before = this.last;
    this.last = { clientX, clientY };
  }

  /** Whether a click is the second of a double click, and may not answer what has been asked since the first. */
  isRepeated({ detail }: { detail: number }): boolean {
    if (detail < 2 || !this.before || !this.last) return detail > 1;
    const { clientX: x, clientY: y } = this.before;
    return Math.hypot(this.last.clientX - x, this.last.clientY - y) <= AGAIN;
  }
}

export const taps = new Taps();
if (typeof addEventListener === "function") addEventListener("pointerdown", (event) => taps.pressed(event), true);

/** Whether somebody gets about the page by keys: only then does the focus lead to what is not seen otherwise. */

const MOVING: readonly string[] = ["Tab", "Enter", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

class Modality {
  keys = false;

  constructor() {
    addEventListener("keydown", ({ key }) => (this.keys ||= MOVING.includes(key)), true);
    addEventListener("pointerdown", () => (this.keys = false), true);
  }
}

export const modality = new Modality();

/** Words that become smaller, step by step, until they fit into their place. Then sentences are left out, from the last
    one on: what can be left out is marked as `data-part`, and what is left out as `data-spare`. */

const STEPS = 4;

/** An attachment that sets how many steps smaller an element's words are, as `data-step`, and tells whether even that
    is not enough, as it is said by `data-over` if nothing more can be left out. In a single line only its width matters. */
export const fitted = (onlong: (long: boolean) => void, line = false) => (element: HTMLElement) => {
  const look = () => {
    let step = 0;
    const parts = [...element.querySelectorAll<HTMLElement>("[data-part]")];
    for (const part of parts) delete part.dataset.spare;
    for (; step <= STEPS; step++) {
      element.dataset.step = String(step);
      if (fits(element, line)) break;
    }
    for (const part of parts.reverse()) {
      if (step <= STEPS || fits(element, line)) break;
      part.dataset.spare = "";
    }
    element.toggleAttribute("data-over", step > STEPS && !fits(element, line));
    onlong(step > STEPS);
  };
  const words = new MutationObserver(look);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  const size = new ResizeObserver(look);
  size.observe(element);
  void document.fonts?.ready.then(look);
  return () => {
    words.disconnect();
    size.disconnect();
  };
};

function fits({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement, line: boolean): boolean {
  return (line || scrollHeight <= clientHeight + 1) && scrollWidth <= clientWidth + 1;
}

/** A text as sentences, and what is set apart by a semicolon. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:[.;!?](?=\s)|$)/gs)?.map((part) => part.trim()) ?? [];
}

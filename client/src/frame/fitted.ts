/** Words that become smaller, step by step, until they fit into their place. */

const STEPS = 4;

/** An attachment that sets how many steps smaller an element's words are, as `data-step`, and tells whether even that
    is not enough. In a single line only its width matters. */
export const fitted = (onlong: (long: boolean) => void, line = false) => (element: HTMLElement) => {
  const look = () => {
    let step = 0;
    for (; step <= STEPS; step++) {
      element.dataset.step = String(step);
      if (fits(element, line)) break;
    }
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

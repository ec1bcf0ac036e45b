/** Keeping something at the top of an area that scrolls. */

import { scrolling } from "./follow";

/** The greatest part of an area that may stay while the rest scrolls. */
const SHARE = 1 / 3;

/** Pin an element to the top of its scrolling area, unless it would leave too little room below. What is scrolled
    into view then stops below it. */
export function pinned(element: HTMLElement): () => void {
  let area: HTMLElement | null = null;
  const look = () => {
    const holder = scrolling(element);
    if (holder !== area) {
      release();
      if (holder) observer.observe((area = holder));
    }
    const pins = !!area && element.offsetHeight <= area.clientHeight * SHARE;
    element.style.position = pins ? "sticky" : "";
    if (area) area.style.scrollPaddingTop = pins ? `${element.offsetHeight}px` : "";
  };
  const release = () => {
    if (!area) return;
    observer.unobserve(area);
    area.style.scrollPaddingTop = "";
    area = null;
  };
  const observer = new ResizeObserver(look);
  observer.observe(element);
  return () => {
    release();
    observer.disconnect();
  };
}

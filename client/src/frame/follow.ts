/** Scrolling things into view. */

/** Scroll the nearest scrolling area until an element is visible; the page itself doesn't scroll. */
export function scrollIntoArea(element: Element, smooth: boolean): void {
  const area = scrollingArea(element);
  if (!area) return;
  const [box, window] = [element.getBoundingClientRect(), windowOf(area)];
  const above = box.top - window.top - MARGIN;
  const below = box.bottom - window.bottom + MARGIN;
  const by = above < 0 ? above : below > 0 ? Math.min(below, above) : 0;
  if (by) area.scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" });
}

/** Whether an element is completely visible in its scrolling area. */
export function isVisible(element: Element): boolean {
  const area = scrollingArea(element);
  if (!area) return true;
  const [box, window] = [element.getBoundingClientRect(), windowOf(area)];
  return box.top >= window.top && box.bottom <= window.bottom;
}

const MARGIN = 10;
/** So near the end of a list, one reads its end. */
const NEAR = 40;

/** Whether a list that grows is followed to its end: until somebody scrolls back, and again from the end on.

    The distance from the end alone doesn't tell: a list that grows between a scroll and the news of it looks as if
    somebody had scrolled away, and would never be followed again. */
export class Following {
  on = true;
  #top = 0;

  /** The list has been scrolled, by a person or by us. */
  scrolled({ scrollTop, scrollHeight, clientHeight }: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">): void {
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.on = true;
    else if (scrollTop < this.#top) this.on = false;
    this.#top = scrollTop;
  }
}

/** What can be seen of an area: the part below what stays at its top. */
function windowOf(area: Element): { top: number; bottom: number } {
  const { top, bottom } = area.getBoundingClientRect();
  return { top: top + (parseFloat(getComputedStyle(area).scrollPaddingTop) || 0), bottom };
}

/** The nearest area around an element that scrolls now. */
function scrollingArea(element: Element): HTMLElement | null {
  let area = scrolling(element);
  while (area && area.scrollHeight <= area.clientHeight + 1) area = scrolling(area);
  return area;
}

/** The nearest area around an element that scrolls if need be. */
export function scrolling(element: Element): HTMLElement | null {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

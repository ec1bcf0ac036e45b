/** Scrolling things into view. */

/** Scroll the nearest scrolling area until an element is visible; the page itself doesn't scroll. */
export function scrollIntoArea(element: Element, smooth: boolean): void {
  const area = scrollingArea(element);
  if (!area) return;
  const [box, window] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  const above = box.top - window.top - MARGIN;
  const below = box.bottom - window.bottom + MARGIN;
  const by = above < 0 ? above : below > 0 ? Math.min(below, above) : 0;
  if (by) area.scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" });
}

/** Whether an element is completely visible in its scrolling area. */
export function isVisible(element: Element): boolean {
  const area = scrollingArea(element);
  if (!area) return true;
  const [box, window] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  return box.top >= window.top && box.bottom <= window.bottom;
}

const MARGIN = 10;

function scrollingArea(element: Element): HTMLElement | null {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

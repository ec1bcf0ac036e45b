/** Keeping in sight what is spoken of: areas that scroll bring it up by themselves. */

/** Scroll the nearest scrolling area of an element just so far that it is seen; the page itself stays. */
export function bringIntoSight(element: Element, smooth: boolean): void {
  const area = scrollingArea(element);
  if (!area) return;
  const [box, window] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  const above = box.top - window.top - MARGIN;
  const below = box.bottom - window.bottom + MARGIN;
  const by = above < 0 ? above : below > 0 ? Math.min(below, above) : 0;
  if (by) area.scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" });
}

/** Whether all of an element is seen in its scrolling area. */
export function isInSight(element: Element): boolean {
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

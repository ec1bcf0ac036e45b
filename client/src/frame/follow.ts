/** Following a list that grows. */

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

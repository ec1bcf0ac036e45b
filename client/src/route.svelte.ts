/** Where in the program one is: the address bar, without a router. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  /** Whether somebody has gone from one place to another since the page was loaded. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** Go to a place of the program. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Go to a place, and forget the one that led there: an invite link is used once. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  /** Follow a click on a link of our own without loading the page again. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  };

  #read(): void {
    this.moved = true;
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const route = new Route();
export const go = (address: string): void => route.go(address);

/** Client-side navigation, without a router. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  /** Whether the user has navigated since the page was loaded. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** Go to an address of this app. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Go to an address and replace the current one in the history; an invite link works only once. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  /** Follow links of this app without reloading the page. */
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

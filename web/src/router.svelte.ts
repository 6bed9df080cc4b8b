// Where the reader is: the path, the query and the anchor of the address.

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** Go to an address of this page; `quietly` leaves no trace in the history. */
  go(address: string, { quietly = false } = {}): void {
    if (quietly) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!quietly) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** Follow links of this page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

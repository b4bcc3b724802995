/** Where we are. Links are ordinary links; those that stay inside change the page without loading it. */
export type Place =
  | { at: 'front' }
  | { at: 'table'; code: string }
  | { at: 'screen'; code: string }
  | { at: 'replay'; code: string }
  | { at: 'rules'; game: string | null }
  | { at: 'settings' }
  | { at: 'nowhere' };

export function read(path: string): Place {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { at: 'front' };
  if (first === 't' && second && !third) return { at: 'table', code: second.toUpperCase() };
  if (first === 't' && second && third === 'screen') return { at: 'screen', code: second.toUpperCase() };
  if (first === 'replay' && second) return { at: 'replay', code: second.toUpperCase() };
  if (first === 'rules') return { at: 'rules', game: second ?? null };
  if (first === 'settings') return { at: 'settings' };
  return { at: 'nowhere' };
}

class Router {
  place = $state.raw<Place>(read(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  private look(): void {
    this.place = read(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this page
    if (read(link.pathname).at === 'nowhere') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

const KEY = 'mall.reloaded';
const AT_MOST_EVERY = 60_000;

/**
 * After a deployment an open page asks for chunks that are gone: it reloads, at most once per 60 s
 * (spec §8), so that a chunk that is truly missing ends in the error page instead of a loop.
 */
export function reloadOnStaleChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network nothing is gone: a reload would only lose what is on the page.
    if (!navigator.onLine) return;
    if (!noteReload()) return;
    event.preventDefault();
    location.reload();
  });
}

/** @returns false when it was done just now, or cannot be remembered: nothing would end a loop then. */
function noteReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AT_MOST_EVERY) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

import { isShopReachable } from './isShopReachable';
import { isLeaving } from './isLeaving';
import { isOptionalFailure } from './loadOptional';

const KEY = 'mall.reloaded';
const AT_MOST_EVERY = 60_000;

/**
 * After a deployment, an open page requests chunks that no longer exist. This reloads the page, at most once
 * per 60 s (spec §8), so that a chunk that is missing for good shows the error page instead of a reload loop.
 * A chunk that the page can do without is requested again instead (`loadWithRetry`, `loadOptional`).
 */
export function reloadOnStaleChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The importer receives the error after this event, and may mark its chunk as optional.
    setTimeout(() => void reload(payload));
  });
}

async function reload(failure: Error): Promise<void> {
  // A reload would cancel the navigation, for example to a payment.
  if (isOptionalFailure(failure) || isLeaving()) return;
  // If the shop does not answer, the chunk is probably not stale: a reload would only lose the current page.
  if ((await isShopReachable()) && !isLeaving() && recordReload()) location.reload();
}

/** @returns false after a recent reload, or when storage is blocked: nothing would stop a reload loop. */
function recordReload(): boolean {
  try {
    // `browserStorage` falls back to memory, which a reload clears.
    // eslint-disable-next-line no-restricted-syntax -- blocked storage has to throw here
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AT_MOST_EVERY) return false;
    // eslint-disable-next-line no-restricted-syntax -- the same
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

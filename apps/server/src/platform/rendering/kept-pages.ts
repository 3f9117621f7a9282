import { LRUCache } from 'lru-cache';
import type { LivePage, RenderedPage } from './site-renderer';

/** How many pages are kept; about 150 KB each. */
const MOST = 500;
/** For how long a page is sent without asking whether it still holds, in milliseconds. */
const TRUSTED = 1_000;
/** A page that nobody asked for in this time is forgotten, in milliseconds. */
const FORGOTTEN = 10 * 60_000;
/** More pages than this are not rendered at once: whoever asks for more gets the page that the browser fills. */
const AT_ONCE = 16;

interface Kept {
  live: LivePage;
  checkedAt: number;
}

/**
 * Keeps rendered pages by their address. Before one is sent again, what it was rendered from is read again, and it
 * is rendered anew only where that has changed: nobody has to tell it of a new price. Under load this is asked
 * once a second for an address, and once for all who wait for it.
 */
export class KeptPages {
  readonly #kept = new LRUCache<string, Kept>({
    max: MOST,
    ttl: FORGOTTEN,
    updateAgeOnGet: true,
    dispose: ({ live }) => live.close(),
  });
  readonly #pending = new Map<string, Promise<RenderedPage | null>>();

  constructor(private readonly render: (url: string) => Promise<LivePage | null>) {}

  /**
   * The page at an address.
   *
   * @param url path and query.
   * @returns null for a page that only the browser draws, and while too many others are being rendered.
   * @throws what could not be read or drawn.
   */
  async find(url: string): Promise<RenderedPage | null> {
    const kept = this.#kept.get(url);
    if (kept && performance.now() - kept.checkedAt < TRUSTED) return kept.live.page;
    const pending = this.#pending.get(url);
    if (pending) return pending;
    if (!kept && this.#pending.size >= AT_ONCE) return null;
    const work = (kept ? this.#check(url, kept) : this.#begin(url)).finally(() =>
      this.#pending.delete(url),
    );
    this.#pending.set(url, work);
    return work;
  }

  /** Forgets all. */
  clear(): void {
    this.#kept.clear();
  }

  async #begin(url: string): Promise<RenderedPage | null> {
    const live = await this.render(url);
    if (live === null) return null;
    this.#kept.set(url, { live, checkedAt: performance.now() });
    return live.page;
  }

  async #check(url: string, kept: Kept): Promise<RenderedPage | null> {
    try {
      kept.live = await kept.live.refresh();
      kept.checkedAt = performance.now();
      return kept.live.page;
    } catch {
      // Something it was made from is gone: it begins anew.
      this.#kept.delete(url);
      return this.#begin(url);
    }
  }
}

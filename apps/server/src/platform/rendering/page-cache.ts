import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ReadFailed } from './reads';

/** Memory of all cached pages, in bytes. */
const LARGEST = 32 * 1024 * 1024;
/** Memory of a result that is no page, in bytes. */
const SMALL = 1024;
/** How long a page is sent without a check, and a failure is cached, in milliseconds. */
const TRUSTED = 500;
/** How long a check may take before the page is sent without its result, in milliseconds. */
const CHECK_LIMIT = 1_000;
/** How long a page is sent although it cannot be checked, in milliseconds. */
const STALE_LIMIT = 10 * 60_000;
/** How long a page may take to be built, in milliseconds. */
const BUILD_LIMIT = 15_000;
/** Pages that are rendered at once. */
const RENDERS = 2;
/** Pages that are rendered or wait for it; further ones are not rendered. */
const QUEUE = 16;

/** A page that can be cached. */
export interface CacheablePage {
  /** Its memory, in bytes. */
  readonly size: number;
  /**
   * Checks whether everything that it was built from is still the same.
   *
   * @throws when that cannot be found out.
   */
  isCurrent(): Promise<boolean>;
}

/** What {@link PageCache.find} needs to build a page that is not cached. */
export interface PageRequest<Page> {
  /** Builds the page until the signal aborts. @throws {ReadFailed} when its data cannot be read */
  build(signal: AbortSignal): Promise<Page>;
  /** The client's network, by which the share of each client is counted. */
  readonly client: string;
}

/** A page, and when it was last the same as its data (`performance.now()`). */
interface CachedPage<Page> {
  readonly kind: 'page';
  readonly page: Page;
  readonly checkedAt: number;
}

/** The result of {@link PageCache.find}. */
export type FoundPage<Page> =
  | CachedPage<Page>
  /** It is not cached, and too many others are being built, or this client has used up its share. */
  | { readonly kind: 'refused' }
  /** It could not be built. @property isOutage whether its data cannot be read now */
  | { readonly kind: 'failed'; readonly error: unknown; readonly isOutage: boolean };

/** Rejects the requests of one key when its first request is refused. */
class Refused extends Error {
  constructor(readonly client: string) {
    super('Refused');
  }
}

/**
 * Caches pages by their address, bounded by their bytes. A page is checked before it is sent, at most twice a second,
 * by reading its data again; so a change needs no invalidation, and shows within a second. Requests for one address
 * share one check and one build.
 *
 * @param mayBuild counts a page that is not cached against a client's share.
 */
export class PageCache<Page extends CacheablePage> {
  readonly #renders = pLimit(RENDERS);
  /** Pages that are being built for the first time, or wait for it. */
  #queued = 0;
  readonly #pages = new LRUCache<string, FoundPage<Page>, PageRequest<Page>>({
    maxSize: LARGEST,
    // An address can be longer than its result.
    sizeCalculation: (found, key) =>
      2 * key.length + (found.kind === 'page' ? found.page.size : SMALL),
    ttl: TRUSTED,
    // Not the wall clock, which can be set back.
    perf: { now: () => performance.now() },
    noDeleteOnStaleGet: true,
    // A page that is evicted while it is checked is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, last, { context }) => this.#renew(last, context),
  });

  constructor(private readonly mayBuild: (client: string) => Promise<boolean>) {}

  /**
   * The page with a key, if it may be sent without a check. After half of the time for which it may, it is checked in
   * the background, so that a popular page makes nobody wait.
   *
   * @param request creates the request for the check.
   */
  trusted(key: string, request: () => PageRequest<Page>): Page | null {
    const found = this.#pages.get(key);
    if (found?.kind !== 'page') return null;
    if (this.#pages.getRemainingTTL(key) < TRUSTED / 2) {
      // A check that fails is repeated by the first request that needs it.
      void this.#pages.fetch(key, { forceRefresh: true, context: request() }).catch(() => null);
    }
    return found.page;
  }

  /** The page with a key. */
  async find(key: string, request: PageRequest<Page>): Promise<FoundPage<Page>> {
    const find = () => this.#pages.forceFetch(key, { context: request });
    try {
      return await find().catch((error: unknown) => {
        // The refusal was for the first client's share, so this client sends its own request.
        if (error instanceof Refused && error.client !== request.client) return find();
        throw error;
      });
    } catch (error) {
      if (error instanceof Refused) return { kind: 'refused' };
      throw error;
    }
  }

  /** The memory of the cached pages, in bytes. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  async #renew(
    last: FoundPage<Page> | undefined,
    { build, client }: PageRequest<Page>,
  ): Promise<FoundPage<Page>> {
    if (last?.kind === 'page') return this.#check(last, build);
    if (this.#queued >= QUEUE) throw new Refused(client);
    this.#queued += 1;
    try {
      if (!(await this.mayBuild(client))) throw new Refused(client);
      return await this.#build(build);
    } finally {
      this.#queued -= 1;
    }
  }

  async #check(
    cached: CachedPage<Page>,
    build: PageRequest<Page>['build'],
  ): Promise<FoundPage<Page>> {
    const checkedAt = performance.now();
    const isUsable = checkedAt - cached.checkedAt < STALE_LIMIT;
    try {
      if (await within(CHECK_LIMIT, cached.page.isCurrent())) return { ...cached, checkedAt };
    } catch {
      if (isUsable) return cached;
    }
    const built = await this.#build(build);
    return built.kind === 'failed' && built.isOutage && isUsable ? cached : built;
  }

  async #build(build: PageRequest<Page>['build']): Promise<FoundPage<Page>> {
    const ending = new AbortController();
    try {
      return await this.#renders(async () => {
        const checkedAt = performance.now();
        const page = await within(BUILD_LIMIT, build(ending.signal));
        return { kind: 'page', page, checkedAt };
      });
    } catch (error) {
      ending.abort();
      return { kind: 'failed', error, isOutage: error instanceof ReadFailed };
    }
  }
}

/** @throws {ReadFailed} when the work takes longer; its result is then ignored */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const late = delay(milliseconds, undefined, { signal: ending.signal, ref: false }).then(() => {
    throw new ReadFailed(`Not answered in ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ending.abort();
  }
}

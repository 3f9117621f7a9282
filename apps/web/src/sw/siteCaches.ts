/** Set by the build, different for every version of the site. */
declare const __BUILD__: string;

interface SiteCache {
  readonly name: string;
  /** The maximum number of replies; the least recently used is evicted first. */
  readonly most: number;
}

/**
 * The site's caches. Files and reads belong to one version of the site, because another one may not understand them.
 * A picture's URL always has the same content.
 */
export const siteCaches = {
  files: { name: `mall-files-${__BUILD__}`, most: 240 },
  reads: { name: `mall-reads-${__BUILD__}`, most: 60 },
  pictures: { name: 'mall-pictures', most: 120 },
} as const satisfies Record<string, SiteCache>;

/** Larger replies are not cached. */
const LARGEST = 1_500_000;

/** Caches a reply as the most recent one; does nothing when the device has no space. */
export async function put({ name, most }: SiteCache, key: Request, reply: Response): Promise<void> {
  if (Number(reply.headers.get('content-length') ?? 0) > LARGEST) return;
  try {
    const cache = await caches.open(name);
    // The Cache API lists entries in insertion order: deleting first makes this the most recent one.
    await cache.delete(key);
    await cache.put(key, reply);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)),
    );
  } catch {
    // No space, or storage is blocked: the site works as without a worker.
  }
}

/** Returns the cached reply to a request. */
export const match = async ({ name }: SiteCache, key: Request): Promise<Response | undefined> =>
  (await caches.open(name)).match(key).catch(() => undefined);

/** Deletes the cached reply to a request that the shop now answers with 404. */
export const remove = async ({ name }: SiteCache, key: Request): Promise<void> =>
  void (await (await caches.open(name)).delete(key));

/** Deletes the caches of earlier versions of the site. */
export async function deleteOldCaches(): Promise<void> {
  const present: readonly string[] = Object.values(siteCaches).map(({ name }) => name);
  const old = (await caches.keys()).filter(
    (name) => name.startsWith('mall-') && !present.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

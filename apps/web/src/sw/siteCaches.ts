/** Written by the build: another one for every version of the site. */
declare const __BUILD__: string;

interface SiteCache {
  readonly name: string;
  /** How many replies it holds; what was seen longest ago goes first. */
  readonly most: number;
}

/**
 * What is cached on the device. Pages, scripts and reads belong to one version of the site: another one may not
 * understand them. The content of a picture's address never changes.
 */
export const siteCaches = {
  files: { name: `mall-files-${__BUILD__}`, most: 240 },
  reads: { name: `mall-reads-${__BUILD__}`, most: 60 },
  pictures: { name: 'mall-pictures', most: 120 },
} as const satisfies Record<string, SiteCache>;

/** Larger replies are not cached. */
const LARGEST = 1_500_000;

/** Keeps a reply as the latest one; a device without room for it keeps none. */
export async function put({ name, most }: SiteCache, key: Request, reply: Response): Promise<void> {
  if (Number(reply.headers.get('content-length') ?? 0) > LARGEST) return;
  try {
    const cache = await caches.open(name);
    // Entries are listed in the order of their coming, so that the list is one of when they were last seen.
    await cache.delete(key);
    await cache.put(key, reply);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)),
    );
  } catch {
    // No room, or storage is blocked: everything works as without a worker.
  }
}

/** What was cached of a request. */
export const match = async ({ name }: SiteCache, key: Request): Promise<Response | undefined> =>
  (await caches.open(name)).match(key).catch(() => undefined);

/** Drops what was cached of a request: the shop no longer shows it. */
export const remove = async ({ name }: SiteCache, key: Request): Promise<void> =>
  void (await (await caches.open(name)).delete(key));

/** Deletes what earlier versions of the site have cached. */
export async function deleteOldCaches(): Promise<void> {
  const present: readonly string[] = Object.values(siteCaches).map(({ name }) => name);
  const old = (await caches.keys()).filter(
    (name) => name.startsWith('mall-') && !present.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

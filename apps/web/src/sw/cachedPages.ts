import { paths } from '@mall/contract/paths';
import { siteCaches } from './siteCaches';

/** A page that opens offline. */
export interface CachedPage {
  readonly path: string;
  readonly name: string;
}

/** The number of listed pages. */
const MOST = 6;

/** The reads with a name for their page. */
const NAMED = [
  { read: paths.products.detail, page: '/product/', name: 'name' },
  { read: paths.articles.detail, page: '/article/', name: 'content' },
] as const;

/** The longest name; a post is named by its content. */
const LONGEST = 40;

function nameIn(reply: unknown, field: string): string | null {
  const data: unknown = Object(reply).data;
  const name: unknown = typeof data === 'object' && data !== null && Reflect.get(data, field);
  if (typeof name !== 'string') return null;
  const line = [...name.replace(/\s+/g, ' ').trim()];
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).join('')}…` : line.join('');
}

/** Returns the last viewed products and posts, latest first. */
export async function cachedPages(): Promise<readonly CachedPage[]> {
  const cache = await caches.open(siteCaches.reads.name);
  const pages = new Map<string, CachedPage>();
  for (const key of [...(await cache.keys())].reverse()) {
    const { pathname } = new URL(key.url);
    for (const { read, page, name: field } of NAMED) {
      const id = pathname.startsWith(read.replace('GET ', '').replace('{id}', ''))
        ? pathname.split('/').at(-1)
        : undefined;
      if (id === undefined || pages.has(page + id)) continue;
      const name = nameIn(await (await cache.match(key))?.json().catch(() => null), field);
      if (name) pages.set(page + id, { path: page + id, name });
    }
    if (pages.size >= MOST) break;
  }
  return [...pages.values()];
}

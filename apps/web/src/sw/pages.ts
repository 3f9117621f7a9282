import { readsOf } from '../offline/readsOf';
import { offlinePage } from './offlinePage';
import type { Fetching } from './reads';
import { match, put, siteCaches } from './siteCaches';

/** The site's page without its content, the same at every URL; it is cached once. */
const SHELL = '/shell.html';
/** Static files of the site outside of the build. */
const FILES =
  /^\/(assets\/|icons\/|theme\.js$|unsupported-browser\.js$|favicon\.svg$|manifest\.webmanifest$)/;

/** Whether the cached shell was fetched since this worker started. */
let isFresh = false;

/** Whether a request is for the site of the staff, which is never stored and never answered offline. */
export const isForDesk = ({ url }: Request): boolean => /^\/desk(\/|$)/.test(new URL(url).pathname);

export const isFile = ({ method, url }: Request): boolean =>
  method === 'GET' && FILES.test(new URL(url).pathname);

/** Answers a request for a file of the site. A built file's name contains its hash, so the cached one is current. */
export async function answerFile({ request, waitUntil }: Fetching): Promise<Response> {
  const key = new Request(request.url);
  const isHashed = new URL(request.url).pathname.startsWith('/assets/');
  const cached = await match(siteCaches.files, key);
  if (cached && isHashed) return cached;
  try {
    const reply = await fetch(request);
    if (reply.ok) waitUntil(put(siteCaches.files, key, reply.clone()));
    return reply;
  } catch (error) {
    if (!cached) throw error;
    return cached;
  }
}

/** Caches a file that a page loaded before this worker controlled it. */
export async function cacheFile(url: string): Promise<void> {
  const key = new Request(url);
  if (await match(siteCaches.files, key)) return;
  const reply = await fetch(key);
  if (reply.ok) await put(siteCaches.files, key, reply);
}

async function cacheShell(page: Response): Promise<void> {
  if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return;
  isFresh = true;
  const markup = await page.clone().text();
  const files = [...markup.matchAll(/(?:src|href)="(\/[^"/][^"]*)"/g)].flatMap(([, file]) =>
    file !== undefined && FILES.test(file) ? [file] : [],
  );
  // Files first: without them the page would stay empty.
  await Promise.all(files.map((file) => cacheFile(new URL(file, location.origin).href)));
  await put(siteCaches.files, new Request(SHELL), page);
}

/** Fetches and caches the site's page, for offline use. */
export async function fetchShell(): Promise<void> {
  await cacheShell(await fetch(SHELL)).catch(() => undefined);
}

/**
 * Answers a navigation from the network. When that fails, it answers with the site's page if the page's data is
 * cached, otherwise with the offline page.
 */
export async function answerNavigation(fetching: Fetching): Promise<Response> {
  const { request, preloadResponse, waitUntil } = fetching;
  const { pathname } = new URL(request.url);
  try {
    const page = (await preloadResponse) ?? (await fetch(request));
    if (!isFresh) waitUntil(fetchShell());
    return page;
  } catch {
    const reads = await (await caches.open(siteCaches.reads.name)).keys();
    const cached = reads.map(({ url }) => new URL(url).pathname);
    const shell = readsOf(pathname).some((read) => cached.includes(read))
      ? await match(siteCaches.files, new Request(SHELL))
      : undefined;
    return shell ?? offlinePage(request.url);
  }
}

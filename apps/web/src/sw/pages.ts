import { readsOf } from '../offline/readsOf';
import { offlinePage } from './offlinePage';
import type { Fetching } from './reads';
import { match, put, siteCaches } from './siteCaches';

/** The page of the site without its content, the same at every address; it is cached once. */
const SHELL = '/shell.html';
/** The files of the site, besides those of the build, that its page asks for. */
const FILES = /^\/(assets\/|icons\/|theme\.js$|unsupported-browser\.js$|favicon\.svg$|manifest\.webmanifest$)/;

/** Whether the page that is cached is as new as this worker's start. */
let isFresh = false;

export const isFile = ({ method, url }: Request): boolean =>
  method === 'GET' && FILES.test(new URL(url).pathname);

/** Answers a file of the site. A build's file has its content in its name: the one that is cached is the same. */
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

/** Keeps a file that a page loaded before this worker was at work. */
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
  // Its files first: a page without them would stay empty.
  await Promise.all(files.map((file) => cacheFile(new URL(file, location.origin).href)));
  await put(siteCaches.files, new Request(SHELL), page);
}

/** Fetches the page of the site, for when there is no network. */
export async function fetchShell(): Promise<void> {
  await cacheShell(await fetch(SHELL)).catch(() => undefined);
}

/**
 * Answers a navigation: from the network; when that fails, with the page of the site where what it is to show
 * was cached, else with a page of its own that says so.
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

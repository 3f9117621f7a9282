import { readsOf } from '../offline/openPages';
import { offlinePage } from './offlinePage';
import type { Fetching } from './reads';
import { find, keep, stores } from './stores';

/** The page of the site without its content, the same at every address; it is kept once. */
const SHELL = '/shell.html';
/** The files of the site, besides those of the build, that its page asks for. */
const FILES = /^\/(assets\/|icons\/|theme\.js$|floor\.js$|favicon\.svg$|manifest\.webmanifest$)/;

/** Whether the page that is kept is as new as this worker's start. */
let isFresh = false;

export const isFile = ({ method, url }: Request): boolean =>
  method === 'GET' && FILES.test(new URL(url).pathname);

/** Answers a file of the site. A build's file has its content in its name: the one that is kept is the same. */
export async function answerFile({ request, waitUntil }: Fetching): Promise<Response> {
  const key = new Request(request.url);
  const isHashed = new URL(request.url).pathname.startsWith('/assets/');
  const kept = await find(stores.files, key);
  if (kept && isHashed) return kept;
  try {
    const reply = await fetch(request);
    if (reply.ok) waitUntil(keep(stores.files, key, reply.clone()));
    return reply;
  } catch (error) {
    if (!kept) throw error;
    return kept;
  }
}

/** Keeps a file that a page loaded before this worker was at work. */
export async function keepFile(url: string): Promise<void> {
  const key = new Request(url);
  if (await find(stores.files, key)) return;
  const reply = await fetch(key);
  if (reply.ok) await keep(stores.files, key, reply);
}

async function keepShell(page: Response): Promise<void> {
  if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return;
  isFresh = true;
  const markup = await page.clone().text();
  const files = [...markup.matchAll(/(?:src|href)="(\/[^"/][^"]*)"/g)].flatMap(([, file]) =>
    file !== undefined && FILES.test(file) ? [file] : [],
  );
  // Its files first: a page without them would stay empty.
  await Promise.all(files.map((file) => keepFile(new URL(file, location.origin).href)));
  await keep(stores.files, new Request(SHELL), page);
}

/** Fetches the page of the site, for when there is no network. */
export async function fetchShell(): Promise<void> {
  await keepShell(await fetch(SHELL)).catch(() => undefined);
}

/**
 * Answers a navigation: from the network; when that fails, with the page of the site where what it is to show
 * was kept, else with a page of its own that says so.
 */
export async function answerNavigation(fetching: Fetching): Promise<Response> {
  const { request, preloadResponse, waitUntil } = fetching;
  const { pathname } = new URL(request.url);
  try {
    const page = (await preloadResponse) ?? (await fetch(request));
    if (!isFresh) waitUntil(fetchShell());
    return page;
  } catch {
    const reads = await (await caches.open(stores.reads.name)).keys();
    const kept = reads.map(({ url }) => new URL(url).pathname);
    const shell = readsOf(pathname).some((read) => kept.includes(read))
      ? await find(stores.files, new Request(SHELL))
      : undefined;
    return shell ?? offlinePage(request.url);
  }
}

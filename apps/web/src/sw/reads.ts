import type { CacheHitMessage } from '../offline/messages';
import { isPublicRead } from './publicReads';
import { remove, match, put, siteCaches } from './siteCaches';

declare const self: ServiceWorkerGlobalScope;

/** Returns the cache key of a read: its URL and language; never a token. */
const keyOf = (url: string, language: string): Request =>
  new Request(url, { headers: { 'accept-language': language } });

/** Whether a request is a public read. */
export const isRead = ({ method, url }: Request): boolean =>
  method === 'GET' && isPublicRead(new URL(url).pathname);

/** How old, in milliseconds, a guest's reply may become before a member's read fetches it again. */
const FRESH_MS = 10 * 60_000;

const seenAtOf = (reply: Response): number => Date.parse(reply.headers.get('date') ?? '');

/** Caches what guests read at a URL that a member has read, so that members read offline too, but nothing of theirs. */
async function cacheForGuests(key: Request): Promise<void> {
  const cached = await match(siteCaches.reads, key);
  if (cached && Date.now() - seenAtOf(cached) < FRESH_MS) return;
  const reply = await fetch(key, { credentials: 'omit' });
  if (reply.ok) await put(siteCaches.reads, key, reply);
}

/**
 * Answers a read from the network, and only when that fails from the cache of guests' replies. It notifies the page,
 * so that an old price is never shown as current. Replies to members are not cached.
 */
export async function answerRead({ request, clientId, waitUntil }: Fetching): Promise<Response> {
  const key = keyOf(request.url, request.headers.get('accept-language') ?? '');
  try {
    const reply = await fetch(request);
    if (request.headers.has('authorization')) {
      if (reply.ok) waitUntil(cacheForGuests(key).catch(() => undefined));
    } else {
      if (reply.ok) waitUntil(put(siteCaches.reads, key, reply.clone()));
      else if (reply.status === 404) waitUntil(remove(siteCaches.reads, key));
    }
    return reply;
  } catch (error) {
    const cached = request.signal.aborted ? undefined : await match(siteCaches.reads, key);
    if (!cached) throw error;
    const seenAt = seenAtOf(cached);
    const message: CacheHitMessage = {
      type: 'mall.kept',
      path: new URL(request.url).pathname,
      seenAt: Number.isNaN(seenAt) ? null : seenAt,
    };
    (await self.clients.get(clientId))?.postMessage(message);
    return withAge(cached, seenAt);
  }
}

/** Returns a cached reply with its age in seconds, by which a client knows that its date is not the current time. */
function withAge(cached: Response, seenAt: number): Response {
  const headers = new Headers(cached.headers);
  headers.set('age', String(Math.max(0, Math.round((Date.now() - seenAt) / 1000)) || 0));
  const { status, statusText } = cached;
  return new Response(cached.body, { status, statusText, headers });
}

/**
 * Caches a read that a page sent before this worker controlled it: from the browser's HTTP cache, without a request.
 * That contains no reply to a token (`Vary: Authorization`).
 */
export async function cacheRead(url: string, language: string): Promise<void> {
  const key = keyOf(url, language);
  const reply = await fetch(key, { cache: 'only-if-cached', mode: 'same-origin' });
  if (reply.ok) await put(siteCaches.reads, key, reply);
}

/** Caches a read that the server made for a page: requested as a guest, because the browser has no reply to it. */
export async function cacheRenderedRead(url: string, language: string): Promise<void> {
  const key = keyOf(url, language);
  const reply = await fetch(key);
  if (reply.ok) await put(siteCaches.reads, key, reply);
}

/** The parts of a `FetchEvent` that an answer needs. */
export interface Fetching {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

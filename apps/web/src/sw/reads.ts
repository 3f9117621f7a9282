import type { CacheHitMessage } from '../offline/messages';
import { isPublicRead } from './publicReads';
import { remove, match, put, siteCaches } from './siteCaches';

declare const self: ServiceWorkerGlobalScope;

/** A read is cached by its address and language; never with a token. */
const keyOf = (url: string, language: string): Request =>
  new Request(url, { headers: { 'accept-language': language } });

/** Whether a request reads what anybody may read. */
export const isRead = ({ method, url }: Request): boolean =>
  method === 'GET' && isPublicRead(new URL(url).pathname);

/**
 * Answers a read from the network, and only when that fails from what a guest was answered before; the page is
 * message, so that it never shows an old price as a new one. What is answered to a member is not cached.
 */
export async function answerRead({ request, clientId, waitUntil }: Fetching): Promise<Response> {
  const key = keyOf(request.url, request.headers.get('accept-language') ?? '');
  try {
    const reply = await fetch(request);
    if (!request.headers.has('authorization')) {
      if (reply.ok) waitUntil(put(siteCaches.reads, key, reply.clone()));
      else if (reply.status === 404) waitUntil(remove(siteCaches.reads, key));
    }
    return reply;
  } catch (error) {
    const cached = request.signal.aborted ? undefined : await match(siteCaches.reads, key);
    if (!cached) throw error;
    const seenAt = Date.parse(cached.headers.get('date') ?? '');
    const message: CacheHitMessage = {
      type: 'mall.kept',
      path: new URL(request.url).pathname,
      seenAt: Number.isNaN(seenAt) ? null : seenAt,
    };
    (await self.clients.get(clientId))?.postMessage(message);
    return cached;
  }
}

/**
 * Keeps what a page read before this worker was at work: from the browser's own store, without a call. That
 * gives nothing that was read with a token (`Vary: Authorization`).
 */
export async function cacheRead(url: string, language: string): Promise<void> {
  const key = keyOf(url, language);
  const reply = await fetch(key, { cache: 'only-if-cached', mode: 'same-origin' });
  if (reply.ok) await put(siteCaches.reads, key, reply);
}

/** Keeps what the server read for a page: as a guest, and the browser has no answer of its own. */
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

import { remove, match, put, siteCaches } from './siteCaches';
import type { Fetching } from './reads';

/** Whether each open page belongs to a guest, by its last call. */
const guests = new Map<string, boolean>();

/** Records whether the calling page is a guest's. */
export function trackClient({ request, clientId }: Pick<Fetching, 'request' | 'clientId'>): void {
  guests.set(clientId, !request.headers.has('authorization'));
}

/** Whether a request is for a picture on a guest's page; a member's pictures may be private. */
export const isGuestPicture = ({ request, clientId }: Pick<Fetching, 'request' | 'clientId'>) =>
  request.method === 'GET' &&
  request.destination === 'image' &&
  new URL(request.url).pathname.startsWith('/media/') &&
  guests.get(clientId) === true;

/** Answers a picture without cookies, so that its content is public; from the cache when the network fails. */
export async function answerPicture({ request, waitUntil }: Fetching): Promise<Response> {
  const key = new Request(request.url);
  try {
    const reply = await fetch(request, { mode: 'same-origin', credentials: 'omit' });
    if (reply.status === 200) waitUntil(put(siteCaches.pictures, key, reply.clone()));
    else if (reply.status === 404) waitUntil(remove(siteCaches.pictures, key));
    return reply;
  } catch (error) {
    const cached = await match(siteCaches.pictures, key);
    if (!cached) throw error;
    return cached;
  }
}

/** Caches a picture that a page showed before this worker controlled it, from the browser's HTTP cache. */
export async function cachePicture(url: string): Promise<void> {
  const key = new Request(url, { credentials: 'omit', mode: 'same-origin' });
  const reply = await fetch(key, { cache: 'only-if-cached' });
  if (reply.status === 200) await put(siteCaches.pictures, new Request(url), reply);
}

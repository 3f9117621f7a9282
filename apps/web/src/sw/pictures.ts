import { remove, match, put, siteCaches } from './siteCaches';
import type { Fetching } from './reads';

/** Whether each page that is open belongs to a guest, by its last call. */
const guests = new Map<string, boolean>();

/** Notes whose page a call comes from. */
export function trackClient({ request, clientId }: Pick<Fetching, 'request' | 'clientId'>): void {
  guests.set(clientId, !request.headers.has('authorization'));
}

/** Whether a request is a picture on a guest's page; a member's pictures may be for some eyes only. */
export const isGuestPicture = ({ request, clientId }: Pick<Fetching, 'request' | 'clientId'>) =>
  request.method === 'GET' &&
  request.destination === 'image' &&
  new URL(request.url).pathname.startsWith('/media/') &&
  guests.get(clientId) === true;

/** Answers a picture as anybody would get it, without cookies; from what was cached when the network fails. */
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

/** Keeps a picture that a page showed before this worker was at work, from the browser's own store. */
export async function cachePicture(url: string): Promise<void> {
  const key = new Request(url, { credentials: 'omit', mode: 'same-origin' });
  const reply = await fetch(key, { cache: 'only-if-cached' });
  if (reply.status === 200) await put(siteCaches.pictures, new Request(url), reply);
}

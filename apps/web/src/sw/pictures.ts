import { remove, match, put, siteCaches } from './siteCaches';
import type { Fetching } from './reads';

export const isPicture = ({ method, destination, url }: Request): boolean =>
  method === 'GET' && destination === 'image' && new URL(url).pathname.startsWith('/media/');

/** Whether everyone may see a picture: the server lets browsers keep only such ones without asking again. */
const isPublic = (reply: Response): boolean =>
  reply.status === 200 && /\bimmutable\b/.test(reply.headers.get('cache-control') ?? '');

/** Answers a picture from the network, and when that fails from the cache, which contains public pictures only. */
export async function answerPicture({ request, waitUntil }: Fetching): Promise<Response> {
  const key = new Request(request.url);
  try {
    const reply = await fetch(request);
    if (isPublic(reply)) waitUntil(put(siteCaches.pictures, key, reply.clone()));
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
  const key = new Request(url, { mode: 'same-origin' });
  const reply = await fetch(key, { cache: 'only-if-cached' });
  if (isPublic(reply)) await put(siteCaches.pictures, new Request(url), reply);
}

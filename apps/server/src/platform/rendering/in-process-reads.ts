import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isInjection } from 'light-my-request';
import { guestReplyKey } from '../../http/reply-cache';
import { languageOf } from '../../kernel/language';
import { IN_PROCESS_ORIGIN } from './fetch-as-guest';
import type { GuestReply } from './guest-reply';

const { host: IN_PROCESS_HOST } = new URL(IN_PROCESS_ORIGIN);

/** Whether a request comes from this process itself, not over the network. */
export const isInProcess = (raw: IncomingMessage): boolean => isInjection(raw);

/**
 * Reads an address of the API as a guest.
 *
 * @param url path and query.
 * @param language the `Accept-Language` header.
 */
export type ReadAsGuest = (url: string, language: string) => Promise<GuestReply>;

/**
 * Creates a function that reads this server's API within the process: from the cache of replies, else through every
 * hook and check, without a network. It reads as a guest, because it does not know who requested the page.
 */
export function readInProcess(app: FastifyInstance): ReadAsGuest {
  const findCached = (url: string, language: string): GuestReply | null => {
    const found = app.replyCache?.peek(
      guestReplyKey({ origin: '', host: IN_PROCESS_HOST, language: languageOf(language), url }),
      performance.now(),
    );
    if (!found) return null;
    const { text, version, headers } = found;
    return { status: 200, type: String(headers['content-type']), text, version };
  };
  return async (url, language) => {
    const cached = findCached(url, language);
    if (cached !== null) return cached;
    const { statusCode, headers, payload } = await app.inject({
      method: 'GET',
      url,
      headers: {
        host: IN_PROCESS_HOST,
        accept: 'application/json',
        'accept-language': language,
      },
    });
    const now = findCached(url, language);
    // Another request may have read it again in the meantime.
    const version = now?.text === payload ? now.version : null;
    return { status: statusCode, type: String(headers['content-type']), text: payload, version };
  };
}

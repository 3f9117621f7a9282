import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { bytesFor } from '../http/encoded-text';
import { hasCopy } from '../http/etag';
import { type CachedReply, guestReplyKey, ReplyCache } from '../http/reply-cache';
import { REQUEST_ID_HEADER } from '../http/request-id';
import { addVary } from '../http/vary';
import { languageOf } from '../kernel/language';
import type { Reading } from '../kernel/read-cache';

/** Options of {@link cachedReplies}. */
export interface CachedRepliesOptions {
  /** The greatest age of the data that is sent, in milliseconds; 0: nothing is cached. */
  readonly maxAge: number;
}

/** Headers of one reply alone. */
const OF_ONE_REPLY = [
  REQUEST_ID_HEADER,
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'content-length',
];

/**
 * Sends guests' replies to reading endpoints from memory, before any other hook. Register it before all plugins that
 * add headers, and {@link storedReplies} after them.
 */
export const cachedReplies = fp<CachedRepliesOptions>(async (app, { maxAge }) => {
  const cache = maxAge > 0 ? new ReplyCache(maxAge) : null;
  app.decorate('replyCache', cache);
  app.decorateRequest('reading', null);
  if (cache === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request);
    if (key === null) return;
    const found = cache.find(key, performance.now());
    if (found.kind === 'read') {
      request.reading = found.reading;
      return;
    }
    const cached = await found.value;
    // The request that others waited for was refused, for example.
    if (cached === null) return;
    const limit = await app.countCall(request);
    // The limit's own hook refuses the call.
    if (!limit.isAllowed && limit.isExceeded) return;
    const encoded = await cached.encoded();
    const headers: OutgoingHttpHeaders = {
      ...cached.headers,
      [REQUEST_ID_HEADER]: request.id,
      etag: encoded.etag,
    };
    if (!limit.isAllowed) {
      headers['x-ratelimit-limit'] = limit.max;
      headers['x-ratelimit-remaining'] = limit.remaining;
      headers['x-ratelimit-reset'] = limit.ttlInSeconds;
    }
    reply.hijack();
    if (hasCopy(request, encoded.etag)) {
      reply.raw.writeHead(304, headers).end();
      return;
    }
    const { encoding, bytes } = await bytesFor(encoded, request.headers['accept-encoding']);
    if (encoding !== null) headers['content-encoding'] = encoding;
    headers['content-length'] = bytes.length;
    reply.raw.writeHead(200, headers).end(bytes);
  });
});

/** Stores the replies that {@link cachedReplies} sends again. Register it before compression. */
export const storedReplies = fp(async (app) => {
  const { replyCache } = app;
  if (replyCache === null) return;
  app.addHook('onSend', async ({ reading }, reply, payload) => {
    if (reading === null || reply.statusCode !== 200 || typeof payload !== 'string') return;
    if (reply.hasHeader('set-cookie')) return;
    // It is compressed when it is sent from memory.
    addVary(reply, 'accept-encoding');
    const headers = Object.entries(reply.getHeaders());
    const shared = headers.filter(([name]) => !OF_ONE_REPLY.includes(name));
    replyCache.putReply(reading, payload, Object.fromEntries(shared));
  });
  // Also when the client has gone, so that nobody waits for it.
  app.addHook('onResponse', async ({ reading }) => {
    if (reading !== null) replyCache.end(reading);
  });
});

/**
 * What a reply depends on; null: it must not be cached. Only declared parameters count, so that no others fill the
 * cache.
 */
function keyOf({ headers, url, host, query, routeOptions }: FastifyRequest): string | null {
  const declared = routeOptions.config.guestQuery;
  if (declared === undefined || headers.authorization !== undefined) return null;
  const given = query as Readonly<Record<string, unknown>>;
  if (!Object.keys(given).every((name) => declared.includes(name))) return null;
  const language = languageOf(headers['accept-language']);
  return guestReplyKey({ origin: headers.origin ?? '', host, language, url });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly replyCache: ReplyCache | null;
  }
  interface FastifyRequest {
    /** The reading of the reply for the cache; null: it is not cached. */
    reading: Reading<CachedReply> | null;
  }
  interface FastifyContextConfig {
    /** The query parameters of a reading endpoint whose reply is the same for all guests. */
    readonly guestQuery?: readonly string[];
  }
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MallError } from '../kernel/error';

/** Paths below which no page of the shop's site is. */
const NO_PAGES =
  /^\/(api|sanctum|\.well-known|socket\.io|media|assets|desk|dev|stand-in|csp-report)(\/|$)/;

/** The absolute form of a request target, which every server has to accept (RFC 9112 §3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)([^]*)$/i;

/** `.` and `..`, which clients resolve before they send a path. */
const DOT_SEGMENT = /\/\.{1,2}(?=\/|$)/;

const malformed = new WeakSet<IncomingMessage>();

/** The path of a request, without its query. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? '';

/**
 * Rewrites request targets that the router cannot take, before it sees them: an absolute URL becomes its path, and
 * each `%` of a path that cannot be decoded becomes `%25`. Pass it to Fastify as `rewriteUrl`.
 */
export function rewriteTarget(request: IncomingMessage): string {
  const { url: target = '/' } = request;
  const [, host, relative] = ABSOLUTE.exec(target) ?? [];
  // The target's host replaces the header's (RFC 9112 §3.2.2).
  if (host !== undefined) request.headers.host = host;
  const url = relative?.replace(/^(?!\/)/, '/') ?? target;
  const path = pathOf({ url });
  if (isDecodable(path)) return url;
  malformed.add(request);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether no page can be at the path of a request: it cannot be decoded, or has dot segments. */
export const isImpossiblePath = (request: FastifyRequest): boolean =>
  malformed.has(request.raw) || DOT_SEGMENT.test(decodeURIComponent(pathOf(request)));

/**
 * Whether a request is for a page of the site. A missing file must not be answered with a page: a script would then be
 * HTML.
 */
export const isForPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !NO_PAGES.test(pathOf(request));

/** Refuses malformed paths, except those of pages, which the site answers with its 404 page. */
export function refuseMalformedTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (malformed.has(request.raw) && !isForPage(request)) throw new MallError('malformed');
  });
}

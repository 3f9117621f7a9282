import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the ETag of a text: a hash of its content.
 *
 * @param parts the text in pieces.
 * @example
 * reply.header('etag', etagOf(page));
 */
export function etagOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url')}"`;
}

/**
 * Whether the client still has the text of an {@link etagOf}: its reply is 304. A proxy that compresses marks
 * the name as weak, and a cache may send several (RFC 9110 §13.1.2).
 *
 * @example
 * if (hasCopy(request, etag)) return reply.code(304).send();
 */
export const hasCopy = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => each.trim().replace(/^W\//, '') === etag);

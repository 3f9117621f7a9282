import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MallError } from '../../kernel/error';
import { mediaTypeOf } from './media-type';
import { readRange } from './range';
import type { ReadableMedia } from './storage';

/**
 * Sends a file or the requested range; 304 if the client already has it.
 *
 * @param cacheControl the `Cache-Control` header.
 * @throws {MallError} notFound
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, cacheControl }: { storage: ReadableMedia; key: string; cacheControl: string },
): Promise<FastifyReply> {
  const type = mediaTypeOf(key);
  const size = type === undefined ? null : await storage.size(key);
  if (type === undefined || size === null) throw new MallError('notFound');

  // Content under a key never changes, so the key is a sufficient ETag; the size detects changed demo
  // files.
  const name = createHash('sha256').update(key).digest('base64url').slice(0, 16);
  const etag = `"${name}-${size.toString(36)}"`;
  reply.headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const { range: header, 'if-range': condition } = request.headers;
  const range = readRange(condition === undefined || condition === etag ? header : undefined, size);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const length = range === null ? size : range.end - range.start + 1;
  reply.type(type).header('content-length', length);
  if (range !== null) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  return reply.send(await storage.read(key, range ?? undefined));
}

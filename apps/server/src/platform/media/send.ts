import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MallError } from '../../kernel/error';
import { readRange } from './range';
import type { ReadableMedia } from './storage';

/** Only these types are stored and served. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

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
  const type = types[path.posix.extname(key)];
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

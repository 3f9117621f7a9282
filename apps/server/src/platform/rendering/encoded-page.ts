import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import { etagOf } from '../../http/etag';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Brotli's quality: 11 takes a hundred times as long, too much for a page that changes with every
 * price.
 */
const QUALITY = 5;

/** The content encodings of a page, the preferred one first. */
const ENCODINGS = ['br', 'gzip'];

/** A page's bytes, compressed once and sent as they are. */
export interface EncodedPage {
  /** Names the content; the same on every server. */
  readonly etag: string;
  /** All of them together, in bytes. */
  readonly size: number;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/**
 * Compresses a page, outside of the event loop.
 *
 * @param policy what its reply's headers depend on besides: it changes the ETag, too.
 */
export async function encodePage(html: string, policy: string): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)]);
  const size = identity.length + br.length + gzipped.length;
  return { etag: etagOf(html + policy), size, br, gzip: gzipped, identity };
}

/** The bytes to send to a client, by its `Accept-Encoding` header; encoding null: uncompressed. */
export function bytesFor(
  { br, gzip: gzipped, identity }: EncodedPage,
  acceptEncoding: string | undefined,
): { readonly encoding: 'br' | 'gzip' | null; readonly bytes: Buffer } {
  const wanted = acceptEncoding ? negotiator.negotiate(acceptEncoding, ENCODINGS) : null;
  if (wanted === 'br') return { encoding: 'br', bytes: br };
  if (wanted === 'gzip') return { encoding: 'gzip', bytes: gzipped };
  return { encoding: null, bytes: identity };
}

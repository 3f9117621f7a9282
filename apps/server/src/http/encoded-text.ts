import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import { etagOf } from './etag';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Brotli's quality: 11 takes a hundred times as long, too much for a text that changes with every
 * price.
 */
const QUALITY = 5;

/** The content encodings of a text, the preferred one first. */
const ENCODINGS = ['br', 'gzip'];

/** A text's bytes, compressed once and sent as they are. */
export interface EncodedText {
  /** Names the content; the same on every server. */
  readonly etag: string;
  /** All of them together, in bytes. */
  readonly size: number;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/**
 * Compresses a text, outside of the event loop.
 *
 * @param policy what its reply's headers depend on besides: it changes the ETag, too.
 */
export async function encodeText(text: string, policy: string): Promise<EncodedText> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)]);
  const size = identity.length + br.length + gzipped.length;
  return { etag: etagOf(text + policy), size, br, gzip: gzipped, identity };
}

/** Compressing fewer bytes saves nothing. */
const SMALL = 1_024;

/** The bytes to send to a client, by its `Accept-Encoding` header; encoding null: uncompressed. */
export function bytesFor(
  { br, gzip: gzipped, identity }: EncodedText,
  acceptEncoding: string | undefined,
): { readonly encoding: 'br' | 'gzip' | null; readonly bytes: Buffer } {
  const isSmall = identity.length < SMALL;
  const wanted =
    acceptEncoding && !isSmall ? negotiator.negotiate(acceptEncoding, ENCODINGS) : null;
  if (wanted === 'br') return { encoding: 'br', bytes: br };
  if (wanted === 'gzip') return { encoding: 'gzip', bytes: gzipped };
  return { encoding: null, bytes: identity };
}

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import { etagOf } from './etag';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/**
 * Brotli's quality: 11 takes a hundred times as long, too much for a text that changes with every
 * price.
 */
const QUALITY = 5;
/** Compressing fewer bytes saves nothing. */
const SMALL = 1_024;

/** The content encodings of a text, the preferred one first. */
const ENCODINGS = ['br', 'gzip'];

/** The bytes of a reply, and their content encoding; null: uncompressed. */
export interface EncodedBytes {
  readonly encoding: 'br' | 'gzip' | null;
  readonly bytes: Buffer;
}

/**
 * A text that is sent many times, each time as the same bytes. Only its Brotli form is in memory from the start,
 * because nearly every client accepts it. The other forms are made from it for the first client that needs them.
 */
export interface EncodedText {
  /** Names the content; the same on every server. */
  readonly etag: string;
  /** An upper limit of the memory of all its forms, in bytes. */
  readonly size: number;
  readonly br: () => Promise<EncodedBytes>;
  readonly gzip: () => Promise<EncodedBytes>;
  readonly identity: () => Promise<EncodedBytes>;
}

/** Calls a function the first time only. */
const once = <Result>(make: () => Result): (() => Result) => {
  let made: { readonly result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
};

/**
 * Compresses a text, outside of the event loop.
 *
 * @param policy what its reply's headers depend on besides: it changes the ETag, too.
 */
export async function encodeText(text: string, policy: string): Promise<EncodedText> {
  const plain = Buffer.from(text);
  const etag = etagOf(plain, policy);
  const { length } = plain;
  if (length < SMALL) {
    const identity = async () => ({ encoding: null, bytes: plain });
    return { etag, size: length, br: identity, gzip: identity, identity };
  }
  const compressed = await toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  });
  return {
    etag,
    // A page's gzip form is a fourth larger than its Brotli form.
    size: length + 3 * compressed.length,
    br: async () => ({ encoding: 'br', bytes: compressed }),
    gzip: once(async (): Promise<EncodedBytes> => ({
      encoding: 'gzip',
      bytes: await toGzip(await fromBrotli(compressed)),
    })),
    identity: once(async () => ({ encoding: null, bytes: await fromBrotli(compressed) })),
  };
}

/** The bytes to send to a client, by its `Accept-Encoding` header. */
export function bytesFor(
  text: EncodedText,
  acceptEncoding: string | undefined,
): Promise<EncodedBytes> {
  const wanted = acceptEncoding ? negotiator.negotiate(acceptEncoding, ENCODINGS) : null;
  if (wanted === 'br') return text.br();
  return wanted === 'gzip' ? text.gzip() : text.identity();
}

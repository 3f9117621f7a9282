import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Compresses responses with Brotli or gzip where it pays off. */
export const compression = fp(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default, 11, takes a hundred times as long for a few percent: good for files, not for
    // responses.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Otherwise a decompression bomb could get past the body size limit.
    globalDecompression: false,
  });
});

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Brotli or gzip for what is worth it. */
export const compression = fp(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default, 11, takes a hundred times as long for a few percent: right for files, not replies.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A small compressed body that grows without end would get past the size limit.
    globalDecompression: false,
  });
});

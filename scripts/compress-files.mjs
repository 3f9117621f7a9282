// Compresses the built files of a folder once; the server sends them unchanged. This is a separate step and not a Vite
// plugin: it also covers the service worker's build and the files that `vite.config.ts` writes last.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './run.mjs';

const [, , target] = process.argv;
if (!target) throw new Error('Which folder? node scripts/compress-files.mjs apps/web/dist');
const folder = path.join(root, target);
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|html|ico)$/;

const encodings = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file) {
  const content = await readFile(file);
  await Promise.all(
    Object.entries(encodings).map(async ([ending, encode]) =>
      writeFile(`${file}.${ending}`, await encode(content)),
    ),
  );
}

const files = await readdir(folder, { recursive: true });
await Promise.all(
  files.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(path.join(folder, name))),
);

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** Makes the scanner ready for tests: else it would be fetched from a server of its own. */
export async function prepareScanner(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = (await readFile(path)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** What a scanner reads of a picture. */
export const scan = async (picture: ImageData, formats: NonNullable<ReaderOptions['formats']>) =>
  (await readBarcodes(picture, { formats })).map(({ text }) => text);

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** Loads the scanner's WebAssembly from disk: it would otherwise be downloaded. */
export async function prepareScanner(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = (await readFile(path)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Returns the text that a scanner reads from a picture. */
export const scan = async (picture: ImageData, formats: NonNullable<ReaderOptions['formats']>) =>
  (await readBarcodes(picture, { formats })).map(({ text }) => text);

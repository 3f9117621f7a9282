import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Recent } from '../recent';

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

const labels = new Recent<Promise<string>>(40);

/** The file of an emoji's 3D render: WebP with alpha, 256 px square. Rejects if the set has none. */
export function readRender(emoji: string): Promise<Buffer> {
  const points = [...emoji].map((letter) => letter.codePointAt(0)?.toString(16) ?? '');
  return readFile(join(assets, `${points.join('-')}.webp`));
}

/** A render as a `data:` URL for use in an SVG; PNG because not every SVG renderer supports WebP. */
export function labelOf(emoji: string): Promise<string> {
  return labels.take(emoji, async () => {
    const png = await sharp(await readRender(emoji))
      .png({ compressionLevel: 1 })
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  });
}

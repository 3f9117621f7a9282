import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { FailureName } from '@mall/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from './disk-storage';
import { removePicture, storePicture } from './picture';
import { withSizes } from './sized-pictures';
import type { MediaStorage } from './storage';

let folder: string;
let storage: MediaStorage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-pictures-'));
  storage = diskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number, background = '#c84'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
const read = (address: string) => readFile(path.join(folder, address.replace('/media/', '')));
/** Seeds of {@link noisy} by the end of its JPEG's data. */
const NOISE = { endsWithAByte: 1, endsWithAnEscape: 20, endsWithAZero: 475 };
/** A picture whose every part takes bytes, the same ones for the same seed. */
function noisy(seed = NOISE.endsWithAByte): Sharp {
  const side = 64;
  let state = seed;
  const pixels = Buffer.alloc(side * side * 3).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}
/** The same picture's file of another size or format. */
const sibling = (address: string, name: string) => path.posix.join(path.dirname(address), name);

describe('a picture', () => {
  test('is stored in two sizes and three formats, and offered in five sizes', async () => {
    const bytes = await plain(4000, 3000).jpeg().toBuffer();
    const stored = await storePicture(storage, bytes, { kind: 'post' });
    expect(stored).toMatchObject({ width: 1600, height: 1200 });
    expect(stored.path).toMatch(/^\/media\/posts\/[\w-]{22}\/1600\.avif$/);
    expect(stored.srcset.split(', ')).toEqual(
      [320, 640, 960, 1280, 1600].map((side) => `${sibling(stored.path, `${side}.avif`)} ${side}w`),
    );
    for (const [name, format, width] of [
      ['1600.avif', 'heif', 1600],
      ['640.webp', 'webp', 640],
      ['640.jpg', 'jpeg', 640],
    ] as const) {
      const found = await sharp(await read(sibling(stored.path, name))).metadata();
      expect(found).toMatchObject({ format, width, height: (width * 3) / 4 });
    }
  });

  test('is not enlarged, and offers each of its widths once', async () => {
    const stored = await storePicture(storage, await plain(300, 600).png().toBuffer(), {
      kind: 'post',
    });
    expect(stored).toMatchObject({ width: 300, height: 600 });
    expect(stored.srcset.split(', ').map((each) => each.split(' ')[1])).toEqual(['160w', '300w']);
  });

  test('stays legible when it is long, in all its sizes', async () => {
    const stored = await storePicture(storage, await plain(1_080, 4_800).png().toBuffer(), {
      kind: 'post',
    });
    expect(stored).toMatchObject({ width: 800, height: 3_556 });
    const offered = stored.srcset.split(', ').map((each) => each.split(' '));
    expect(offered.map(([, width]) => width)).toEqual(['160w', '320w', '480w', '640w', '800w']);
    for (const [address = '', width] of offered) {
      const key = address.slice('/media/'.length);
      expect(await withSizes(storage).size(key)).toBeGreaterThan(0);
      const found = await sharp(await read(address)).metadata();
      expect(`${found.width}w`).toBe(width);
    }
  });

  test.each([
    ['a byte', NOISE.endsWithAByte],
    ['an escaped byte, which is a zero', NOISE.endsWithAnEscape],
    ['a zero', NOISE.endsWithAZero],
  ])('is accepted without its end marker when its last pixels are %s', async (_, seed) => {
    const bytes = await noisy(seed).jpeg().toBuffer();
    expect(bytes.at(-3) === 0).toBe(seed !== NOISE.endsWithAByte);
    const open = bytes.subarray(0, -2);
    for (const upload of [open, Buffer.concat([open, Buffer.alloc(100)])]) {
      const stored = await storePicture(storage, upload, { kind: 'post' });
      expect(stored).toMatchObject({ width: 64, height: 64 });
    }
  });

  test('becomes a square when it is an avatar', async () => {
    const stored = await storePicture(storage, await plain(900, 300).webp().toBuffer(), {
      kind: 'avatar',
    });
    expect(stored).toMatchObject({ width: 256, height: 256 });
    const small = await sharp(await read(sibling(stored.path, '96.jpg'))).metadata();
    expect(small).toMatchObject({ width: 96, height: 96 });
  });

  test('is rotated upright, and contains no metadata about place and camera', async () => {
    const bytes = await plain(640, 480)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Make: 'Phone', Orientation: '6' },
        IFD3: { GPSLatitude: '25/1 2/1 3/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Phone')).toBe(true);
    const stored = await storePicture(storage, bytes, { kind: 'post' });
    expect(stored).toMatchObject({ width: 480, height: 640 });
    for (const name of ['1600.avif', '640.webp', '640.jpg']) {
      const bytesOfFile = await read(sibling(stored.path, name));
      const found = await sharp(bytesOfFile).metadata();
      expect(found.exif).toBeUndefined();
      expect(found.xmp).toBeUndefined();
      expect(bytesOfFile.includes('Phone')).toBe(false);
    }
  });

  test('is re-encoded, so that hidden content is removed', async () => {
    const bytes = Buffer.concat([
      await plain(64, 64).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const stored = await storePicture(storage, bytes, { kind: 'chat' });
    for (const name of await readdir(path.join(folder, path.dirname(stored.path).slice(7)))) {
      expect((await read(sibling(stored.path, name))).includes('script')).toBe(false);
    }
  });

  test('gets a paper background behind transparency when the format has none', async () => {
    const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } });
    const stored = await storePicture(storage, await clear.png().toBuffer(), { kind: 'post' });
    const { channels } = await sharp(await read(sibling(stored.path, '640.jpg'))).stats();
    expect(channels[0]?.mean).toBeGreaterThan(250);
  });

  test('returns its main colour, and null when it is transparent', async () => {
    const bytes = await plain(640, 480, '#c9a27e').png().toBuffer();
    expect((await storePicture(storage, bytes, { kind: 'post' })).color).toBe('#c9a27e');
    const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } });
    const stored = await storePicture(storage, await clear.png().toBuffer(), { kind: 'post' });
    expect(stored.color).toBeNull();
  });

  test('is deleted with the sizes made later, and those of earlier uploads', async () => {
    const stored = await storePicture(storage, await plain(64, 64).png().toBuffer(), {
      kind: 'post',
    });
    const key = (name: string) => sibling(stored.path, name).slice('/media/'.length);
    await storage.put(key('480.webp'), Buffer.from('earlier'), 'image/webp');
    expect(await withSizes(storage).size(key('960.avif'))).toBeGreaterThan(0);
    await removePicture(storage, stored.path, { kind: 'post' });
    expect(await readdir(path.join(folder, path.dirname(key('960.avif'))))).toEqual([]);
  });

  test('is deleted completely, and a demo picture is not', async () => {
    const stored = await storePicture(storage, await plain(64, 64).png().toBuffer(), {
      kind: 'avatar',
    });
    await removePicture(storage, '/media/demo/people/a.avif', { kind: 'avatar' });
    await removePicture(storage, stored.path, { kind: 'avatar' });
    expect(await readdir(path.join(folder, path.dirname(stored.path).slice(7)))).toEqual([]);
  });
});

/** A PNG whose header declares 1 GB of pixels. */
async function pixelBomb(): Promise<Buffer> {
  const bytes = await plain(64, 64).png().toBuffer();
  const head = bytes.subarray(12, 29);
  head.writeUInt32BE(20_000, 4);
  head.writeUInt32BE(20_000, 8);
  bytes.writeUInt32BE(crc32(head), 29);
  return bytes;
}

/** Two frames. */
async function moving(): Promise<Sharp> {
  const frames = ['#c84', '#48c'].map((colour) => plain(64, 64, colour).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** A PNG that declares an animation before its pixels. */
async function animatedPng(): Promise<Buffer> {
  const bytes = await plain(64, 64).png().toBuffer();
  const chunk = Buffer.from('acTL\0\0\0\x02\0\0\0\0', 'latin1');
  const framed = Buffer.alloc(chunk.length + 8);
  framed.writeUInt32BE(8, 0);
  chunk.copy(framed, 4);
  framed.writeUInt32BE(crc32(chunk), chunk.length + 4);
  const pixels = bytes.indexOf('IDAT') - 4;
  return Buffer.concat([bytes.subarray(0, pixels), framed, bytes.subarray(pixels)]);
}

/** An AVIF with more pixels than can be decoded in a moment. */
const slowPicture = () => plain(4000, 3100).avif({ effort: 0 }).toBuffer();

describe('an invalid picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, FailureName, () => Buffer | Promise<Buffer>]>([
    ['SVG', 'mediaUnsupported', () => Buffer.from(svg)],
    [
      'SVG behind an XML head',
      'mediaUnsupported',
      () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    ],
    ['HTML', 'mediaUnsupported', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'HTML that begins like a GIF',
      'mediaBroken',
      () => Buffer.from('GIF89a=1;/*<script>*/ alert(1)'),
    ],
    ['a PDF', 'mediaUnsupported', () => Buffer.from('%PDF-1.7 …'.padEnd(64))],
    ['a HEIC', 'mediaHeic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    [
      'a HEIF of another brand',
      'mediaHeic',
      () => Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'),
    ],
    ['a picture longer than 5:1', 'pictureTooLong', () => plain(300, 1_510).png().toBuffer()],
    ['a picture wider than 5:1', 'pictureTooLong', () => plain(1_510, 300).png().toBuffer()],
    ['an animated GIF', 'pictureMoves', async () => (await moving()).gif().toBuffer()],
    ['an animated WebP', 'pictureMoves', async () => (await moving()).webp().toBuffer()],
    ['an animated PNG', 'pictureMoves', animatedPng],
    ['nothing', 'mediaUnsupported', () => Buffer.alloc(0)],
    ['a decompression bomb', 'mediaTooManyPixels', pixelBomb],
    ['an AVIF that is slow to decode', 'mediaTooManyPixels', slowPicture],
    [
      'half a JPEG',
      'mediaBroken',
      async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 900),
    ],
    [
      'half a JPEG that was filled with zeros',
      'mediaBroken',
      async () => {
        const bytes = await noisy().jpeg().toBuffer();
        return bytes.fill(0, Math.floor(bytes.length / 2));
      },
    ],
    [
      'a JPEG without its last rows',
      'mediaBroken',
      async () => {
        const bytes = await noisy().jpeg().toBuffer();
        return bytes.subarray(0, Math.floor(bytes.length * 0.9));
      },
    ],
    ['a single pixel', 'mediaTooSmall', () => plain(1, 1).png().toBuffer()],
    ['too many bytes', 'mediaTooLarge', () => Buffer.alloc(10_485_761, '\xff\xd8\xff')],
  ])('%s is refused', async (_, failure, make) => {
    const bytes = await make();
    await expect(storePicture(storage, bytes, { kind: 'post' })).rejects.toMatchObject({ failure });
  });

  test.each([
    ['a decompression bomb', pixelBomb],
    ['slow to decode', slowPicture],
  ])('no pixel is decoded when the upload is %s', async (_, make) => {
    const bytes = await make();
    let atWork = 0;
    const count = () => (atWork += 1);
    sharp.queue.on('change', count);
    await expect(storePicture(storage, bytes, { kind: 'post' })).rejects.toThrow();
    expect(atWork).toBe(0);
    await storePicture(storage, await plain(32, 32).png().toBuffer(), { kind: 'post' });
    expect(atWork).toBeGreaterThan(0);
    sharp.queue.off('change', count);
  });

  test('exactly 10 MB are accepted', async () => {
    const picture = await plain(64, 64).jpeg().toBuffer();
    const bytes = Buffer.concat([picture, Buffer.alloc(10_485_760 - picture.length)]);
    expect(await storePicture(storage, bytes, { kind: 'post' })).toMatchObject({ width: 64 });
  });
});

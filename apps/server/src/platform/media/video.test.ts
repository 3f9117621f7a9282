import { existsSync, watch } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FailureName } from '@mall/contract';
import {
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../testing/until';
import { testVideo } from '../../testing/upload';
import { testVideoWithSound } from '../../testing/video-with-sound';
import { diskStorage } from './disk-storage';
import type { MediaStorage } from './storage';
import { removeVideo, storeVideo } from './video';

let folder: string;
let mediaFolder: string;
let storage: MediaStorage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-videos-'));
  mediaFolder = path.join(folder, 'media');
  storage = diskStorage(mediaFolder);
});
beforeEach(() => rm(mediaFolder, { recursive: true, force: true }));
afterAll(() => rm(folder, { recursive: true }));

/** An upload as it is stored on this machine on arrival. */
async function arrived(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'upload');
  await writeFile(file, bytes);
  return file;
}
const store = async (bytes: Buffer, poster: Buffer | null = null) =>
  storeVideo(storage, await arrived(bytes), { kind: 'post', poster });
const read = (address: string) => readFile(path.join(mediaFolder, address.replace('/media/', '')));

/** The clip with a box that contains where it was filmed, as phones write it. */
async function locatedClip(): Promise<Buffer> {
  const bytes = await testVideo('mp4');
  const place = Buffer.from(
    '\0\0\0\x26udta\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+25.0330+121.5654/',
    'latin1',
  );
  const udta = Buffer.alloc(place.length);
  place.copy(udta);
  udta.writeUInt32BE(udta.length, 0);
  udta.writeUInt32BE(udta.length - 8, 8);
  const moov = bytes.indexOf('moov') - 4;
  const size = bytes.readUInt32BE(moov);
  const grown = Buffer.concat([bytes.subarray(0, moov + size), udta, bytes.subarray(moov + size)]);
  grown.writeUInt32BE(size + udta.length, moov);
  return grown;
}

/** The clip with other bytes at a place of its head, as another encoder writes it. */
async function encodedAs(...changes: readonly (readonly [string, string])[]): Promise<Buffer> {
  const bytes = await testVideo('mp4');
  for (const [from, to] of changes) {
    // The file's first box also lists codecs.
    const at = bytes.indexOf(from, bytes.indexOf('stsd'), 'latin1');
    if (at === -1) throw new Error(`The clip has no ${from}`);
    bytes.write(to, at, 'latin1');
  }
  return bytes;
}

/** The clip in H.264 of another profile. */
async function ofProfile(profile: number): Promise<Buffer> {
  const bytes = await testVideo('mp4');
  bytes[bytes.indexOf('avcC') + 5] = profile;
  return bytes;
}

/** The picture track of the test's clip. */
async function openClip() {
  const file = path.join(folder, 'clip.mp4');
  await writeFile(file, await testVideo('mp4'));
  const input = new Input({ source: new FilePathSource(file), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The clip cannot be read');
  return { track, decoderConfig, [Symbol.dispose]: () => input.dispose() };
}

/** The codecs of a stored video's tracks. */
async function codecsOf(address: string): Promise<(string | null)[]> {
  const file = path.join(mediaFolder, address.replace('/media/', ''));
  using input = new Input({ source: new FilePathSource(file), formats: [MP4] });
  return Promise.all((await input.getTracks()).map((track) => track.getCodec()));
}

/** The clip, slowed down to last `seconds`. */
async function slowClip(seconds: number): Promise<Buffer> {
  using clip = await openClip();
  const { track, decoderConfig } = clip;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const length = await track.computeDuration();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const slower = seconds / length;
    const timing = { timestamp: packet.timestamp * slower, duration: packet.duration * slower };
    await source.add(packet.clone(timing), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** Files that were created or changed in a folder while `work` ran. */
async function namesMadeIn(place: string, work: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  const watcher = watch(place, (_, name) => names.push(name ?? ''));
  try {
    await work();
    await writeFile(path.join(place, 'end'), '');
    await until(() => names.includes('end'));
  } finally {
    watcher.close();
  }
  return names.filter((name) => name !== 'end');
}

describe('a video', () => {
  test.each(['mp4', 'webm'] as const)(
    'is stored with a poster when it is uploaded as %s',
    async (type) => {
      const stored = await store(await testVideo(type));
      expect(stored).toMatchObject({ width: 160, height: 120, duration: 2 });
      expect(stored.path).toMatch(new RegExp(`^/media/posts/[\\w-]{22}/video\\.${type}$`));
      expect(path.dirname(stored.poster)).toBe(path.dirname(stored.path));
      expect(await sharp(await read(stored.poster)).metadata()).toMatchObject({ format: 'heif' });
      expect((await read(stored.path)).length).toBeGreaterThan(3_000);
    },
  );

  test('shows the poster that was uploaded with it', async () => {
    const still = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a0' } });
    const { poster } = await store(await testVideo('mp4'), await still.png().toBuffer());
    const { channels } = await sharp(await read(poster)).stats();
    expect(channels[1]?.mean).toBeGreaterThan(140);
    expect(channels[0]?.mean).toBeLessThan(30);
  });

  test('does not contain where it was filmed', async () => {
    const upload = await locatedClip();
    expect(upload.includes('+25.0330')).toBe(true);
    const { path: address } = await store(upload);
    const bytes = await read(address);
    expect(bytes.includes('+25.0330')).toBe(false);
    expect(bytes.includes('udta')).toBe(false);
  });

  test.each(['ac3', 'pcm-s16'] as const)(
    'loses sound that browsers do not play when it is %s, and its pictures stay',
    async (codec) => {
      const { path: address, soundDropped } = await store(await testVideoWithSound(codec));
      expect(await codecsOf(address)).toEqual(['avc']);
      expect(soundDropped).toBe(true);
    },
  );

  test('has its sound after the upload when browsers play it', async () => {
    const { path: address, soundDropped } = await store(await testVideoWithSound('aac'));
    expect(await codecsOf(address)).toEqual(['avc', 'aac']);
    expect(soundDropped).toBe(false);
  });

  test('loses no sound when it has none', async () => {
    const { path: address, soundDropped } = await store(await testVideo('mp4'));
    expect(await codecsOf(address)).toEqual(['avc']);
    expect(soundDropped).toBe(false);
  });

  test('may last three minutes at most', async () => {
    expect(await store(await slowClip(179))).toMatchObject({ duration: 179 });
    const long = await arrived(await slowClip(190));
    const made = await namesMadeIn(folder, async () => {
      const stored = storeVideo(storage, long, { kind: 'post', poster: null });
      await expect(stored).rejects.toMatchObject({ failure: 'videoTooLong', args: [180] });
    });
    // No copy of it was even started.
    expect(made).toEqual([]);
  });

  test('is deleted with its poster', async () => {
    const stored = await store(await testVideo('mp4'));
    const place = path.join(mediaFolder, path.dirname(stored.path).slice('/media/'.length));
    expect(await readdir(place)).toHaveLength(7);
    await removeVideo(storage, stored.path, { kind: 'post' });
    expect(await readdir(place)).toEqual([]);
  });
});

/** The open files of this process, where the system shows them. */
const OPEN_FILES = '/proc/self/fd';

describe('an invalid video', () => {
  test.each<[string, FailureName, () => Buffer | Promise<Buffer>]>([
    [
      'a picture',
      'mediaUnsupported',
      () =>
        sharp({ create: { width: 32, height: 32, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    ['HTML', 'mediaUnsupported', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an AVIF under the name of a video',
      'mediaUnsupported',
      () =>
        sharp({ create: { width: 32, height: 32, channels: 3, background: '#000' } })
          .avif()
          .toBuffer(),
    ],
    ['HEVC in an MP4', 'videoCodec', () => encodedAs(['avc1', 'hvc1'], ['avcC', 'hvcC'])],
    ['ProRes in a MOV', 'videoCodec', () => encodedAs(['avc1', 'apcn'])],
    ['H.264 with 10 bits', 'videoCodec', () => ofProfile(110)],
    ['H.264 with 4:2:2 colours', 'videoCodec', () => ofProfile(122)],
    [
      'a HEIC under the name of a video',
      'mediaHeic',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ],
    ['nothing', 'mediaUnsupported', () => Buffer.alloc(0)],
    ['a head without a body', 'mediaBroken', async () => (await testVideo('mp4')).subarray(0, 40)],
    [
      'noise behind a WebM’s first bytes',
      'mediaBroken',
      () => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(5_000, 7)]),
    ],
    ['too many bytes', 'mediaTooLarge', () => Buffer.alloc(104_857_601)],
  ])('%s is refused, and leaves no file', async (_, failure, make) => {
    const file = await arrived(await make());
    const stored = storeVideo(storage, file, { kind: 'post', poster: null });
    await expect(stored).rejects.toMatchObject({ failure });
    expect(await readdir(mediaFolder).catch(() => [])).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.startsWith('upload.'))).toEqual([]);
  });

  test.skipIf(!existsSync(OPEN_FILES))('is not held open after it was refused', async () => {
    const file = await arrived(await encodedAs(['avc1', 'apcn']));
    await expect(storeVideo(storage, file, { kind: 'post', poster: null })).rejects.toThrow();
    const links = (await readdir(OPEN_FILES)).map((fd) =>
      readlink(path.join(OPEN_FILES, fd)).catch(() => ''),
    );
    const held = (await Promise.all(links)).filter((link) => link.startsWith(`${file}.`));
    expect(held).toEqual([]);
  });
});

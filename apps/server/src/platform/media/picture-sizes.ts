import { PICTURE_SIDES } from '@mall/contract';

/** The purpose of a picture, which defines its folder and sizes. */
export type PictureKind = 'avatar' | 'post' | 'chat';

/** How a kind of picture is stored. */
export interface PictureSizes {
  /** The first part of its keys. */
  readonly folder: string;
  /** Sizes made at the upload, ascending, as of {@link boxOf}. The last one is used in the picture's path. */
  readonly sides: readonly [number, ...number[]];
  /**
   * Sizes that can be requested: a size that is not made at the upload is made on first
   * request.
   */
  readonly offered: readonly number[];
  /** Cropped to a square around the subject, instead of fitted. */
  readonly square: boolean;
}

/** Sizes by kind. */
export const pictureSizes: Readonly<Record<PictureKind, PictureSizes>> = {
  avatar: { folder: 'avatars', sides: [96, 256], offered: [96, 256], square: true },
  post: { folder: 'posts', sides: [640, 1600], offered: PICTURE_SIDES, square: false },
  chat: { folder: 'chat', sides: [640, 1600], offered: PICTURE_SIDES, square: false },
};

/** Every size is stored in each format; the first one is used in the picture's path. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
/** One of {@link pictureFormats}. */
export type PictureFormat = (typeof pictureFormats)[number];

/** The media type of each format. */
export const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A size in which older uploads of posts and chats are stored. */
const FORMER_SIDE = 480;

/** The key of one file of a picture: `posts/Jb3…/640.webp`. */
export const pictureKey = (kind: PictureKind, id: string, side: number, format: PictureFormat) =>
  `${pictureSizes[kind].folder}/${id}/${side}.${format}`;

/** The key that identifies a picture in all its sizes: `posts/Jb3…/1600.avif`. */
export const mainKey = (kind: PictureKind, id: string): string =>
  pictureKey(kind, id, Math.max(...pictureSizes[kind].sides), 'avif');

/** The keys of all files that a picture may have. */
export const allKeys = (kind: PictureKind, id: string): string[] =>
  [...pictureSizes[kind].offered, FORMER_SIDE].flatMap((side) =>
    pictureFormats.map((format) => pictureKey(kind, id, side, format)),
  );

/** Above this height for each width, a picture is bounded by its width, so that its text stays legible. */
const TALL = 2;
/** The largest ratio of the sides; longer pictures are refused. */
export const LONGEST_RATIO = 5;

/**
 * Returns the box that a picture of this shape fits into. Its longest side is `side`, unless the picture is tall: then
 * its width is half of that.
 *
 * @example
 * boxOf(640, { width: 3000, height: 4000 }) // { width: 640, height: 640 }
 * boxOf(640, { width: 1080, height: 4800 }) // { width: 320, height: 1600 }
 */
export const boxOf = (side: number, { width, height }: PictureShape): PictureShape =>
  height > width * TALL
    ? { width: side / TALL, height: (side / TALL) * LONGEST_RATIO }
    : { width: side, height: side };

/** Width and height in any unit. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
}

/** An `srcset`: `/media/posts/Jb3…/320.avif 320w, …`, each width once. */
export function srcsetOf(kind: PictureKind, id: string, shape: PictureShape): string {
  const { width, height } = shape;
  const widths = new Map<number, string>();
  for (const side of pictureSizes[kind].offered) {
    const box = boxOf(side, shape);
    const shown = Math.round(width * Math.min(1, box.width / width, box.height / height));
    if (!widths.has(shown)) widths.set(shown, pictureKey(kind, id, side, 'avif'));
  }
  return [...widths].map(([shown, key]) => `/media/${key} ${shown}w`).join(', ');
}

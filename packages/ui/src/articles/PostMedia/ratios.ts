import type { PostPicture, PostVideo } from '../post/post';

/** Limits: tall media must fit a phone's screen, wide media must not become a thin strip. */
const TALLEST = 4 / 5;
const FLATTEST = 16 / 9;
const UNKNOWN = 4 / 3;
/** Two wide ones would form a thin strip, so they are cropped a little at the sides. */
const WIDEST_OF_TWO = 1.15;

const between = (ratio: number, least: number, most: number) =>
  Math.min(Math.max(ratio, least), most);

/** Width divided by height of a single picture. */
export const pictureRatio = ({ width, height }: PostPicture): number =>
  width && height ? between(width / height, TALLEST, FLATTEST) : UNKNOWN;

/** Width divided by height of a video. */
export const videoRatio = ({ width, height }: PostVideo): number =>
  width && height ? between(width / height, TALLEST, FLATTEST) : FLATTEST;

/** Maximum number of pictures in a mosaic; the last one shows how many more there are. */
export const TILES = 4;

/**
 * The share of the width of each of two pictures, by its aspect ratio, so that almost nothing is
 * cropped.
 */
const pairRatios = (pictures: readonly PostPicture[]): number[] =>
  pictures.map((picture) => Math.min(pictureRatio(picture), WIDEST_OF_TWO));

/**
 * Returns the shape of the mosaic of a post's pictures: its aspect ratio, and the columns of two
 * pictures of equal height.
 */
export function mosaicShape(pictures: readonly PostPicture[]): {
  readonly aspectRatio: number;
  readonly gridTemplateColumns?: string;
} {
  const [first] = pictures;
  if (!first || pictures.length > 2) return { aspectRatio: 1 };
  if (pictures.length === 1) return { aspectRatio: pictureRatio(first) };
  const ratios = pairRatios(pictures);
  return {
    aspectRatio: ratios.reduce((sum, ratio) => sum + ratio, 0),
    gridTemplateColumns: ratios.map((ratio) => `${ratio}fr`).join(' '),
  };
}

/**
 * Height of a post's media, in px.
 *
 * @param width - Available width in px.
 */
export function mediaHeight(
  pictures: readonly PostPicture[],
  videos: readonly PostVideo[],
  width: number,
): number {
  const ratios = [
    ...(pictures.length > 0 ? [mosaicShape(pictures).aspectRatio] : []),
    ...videos.map(videoRatio),
  ];
  return ratios.reduce((sum, ratio) => sum + width / ratio, 0);
}

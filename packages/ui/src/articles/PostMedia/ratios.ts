import type { PostPicture, PostVideo } from '../post';

/** Limits: tall media must fit a phone's screen, wide media must not become a thin strip. */
const TALLEST = 4 / 5;
const FLATTEST = 16 / 9;
const UNKNOWN = 4 / 3;

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

/** Width divided by height of a mosaic of several pictures. */
export const mosaicRatio = (pictures: number): number => (pictures === 2 ? 3 / 2 : 1);

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
  const [first] = pictures;
  const ratios = [
    ...(first ? [pictures.length === 1 ? pictureRatio(first) : mosaicRatio(pictures.length)] : []),
    ...videos.map(videoRatio),
  ];
  return ratios.reduce((sum, ratio) => sum + width / ratio, 0);
}

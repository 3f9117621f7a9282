import { PICTURE_SIDES } from '@mall/contract';
import { mainKey, pictureFormats } from './picture-sizes';

/** The demo shop's pictures are stored by their AVIF; they exist in other sizes and formats too. */
const DEMO_SIZE = new RegExp(
  `(?<=^/media/demo/.+?)(?:/(?:${PICTURE_SIDES.join('|')}))?\\.(?:${pictureFormats.join('|')})$`,
);

/**
 * The addresses under which a file may be stored in the database: all sizes and formats of a picture
 * map to its largest AVIF, and a video's poster maps to the video.
 *
 * @param address `/media/posts/Jb3…/480.webp`
 */
export function addressesOf(address: string): string[] {
  const id = /^\/media\/posts\/([\w-]+)\//.exec(address)?.[1];
  if (id === undefined) return [address.replace(DEMO_SIZE, '.avif')];
  const main = `/media/${mainKey('post', id)}`;
  return [main, `/media/posts/${id}/video.mp4`, `/media/posts/${id}/video.webm`];
}

import { mainKey } from './picture-sizes';

/** The demo shop's AVIF pictures also exist as JPEG. */
const DEMO_JPEG = /(?<=^\/media\/demo\/.+)\.jpg$/;

/**
 * The addresses under which a file may be stored in the database: all sizes and formats of a picture
 * map to its largest AVIF, and a video's poster maps to the video.
 *
 * @param address `/media/posts/Jb3…/480.webp`
 */
export function addressesOf(address: string): string[] {
  const id = /^\/media\/posts\/([\w-]+)\//.exec(address)?.[1];
  if (id === undefined) return [address.replace(DEMO_JPEG, '.avif')];
  const main = `/media/${mainKey('post', id)}`;
  return [main, `/media/posts/${id}/video.mp4`, `/media/posts/${id}/video.webm`];
}

import { mainKey } from './picture-sizes';

/** What the demo shop has painted as AVIF is painted as JPEG too. */
const DEMO_JPEG = /(?<=^\/media\/demo\/.+)\.jpg$/;

/**
 * The addresses under which a file may be on record: a picture's sizes and formats all stand for its
 * largest AVIF, and a video's still picture for the video.
 *
 * @param address `/media/posts/Jb3…/480.webp`
 */
export function addressesOf(address: string): string[] {
  const id = /^\/media\/posts\/([\w-]+)\//.exec(address)?.[1];
  if (id === undefined) return [address.replace(DEMO_JPEG, '.avif')];
  const main = `/media/${mainKey('post', id)}`;
  return [main, `/media/posts/${id}/video.mp4`, `/media/posts/${id}/video.webm`];
}

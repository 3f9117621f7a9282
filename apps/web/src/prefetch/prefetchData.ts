import { pictureSrcSet } from '@mall/contract/pictures';
import { articleOptions, productOptions } from '@mall/hooks/queries';
import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { PICTURE_SIZES } from '../components/products/pictureSizes';

/** Loads a picture in its display size. */
function loadPicture(src: string, sizes: string): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.sizes = sizes;
  picture.srcset = pictureSrcSet(src) ?? '';
  picture.src = src;
}

/**
 * Fetches the data of the page at a URL unless it is cached: the product with its first picture, or the post.
 *
 * @throws the error of a failed request.
 */
export async function prefetchData(
  pathname: string,
  client: QueryClient,
  mall: Mall,
): Promise<void> {
  const [, kind, id] = /^\/(product|article)\/(\d{1,9})$/.exec(pathname) ?? [];
  if (kind === 'product') {
    const { pictures } = await client.fetchQuery(productOptions(mall, Number(id)));
    if (pictures[0]) loadPicture(pictures[0], PICTURE_SIZES);
  }
  if (kind === 'article') await client.fetchQuery(articleOptions(mall, Number(id)));
}

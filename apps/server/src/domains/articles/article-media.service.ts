import type { Connection } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import type { MediaAudience } from '../../platform/media/audience';
import { addressesOf } from '../../platform/media/addresses';
import { findPostsShowing } from './article-media.repo';
import { audienceOf } from './articles.policy';

/** Who may see a picture or video of the wall: viewers of a post with it; without a post, the uploader. */
export async function audienceOfArticleMedia(
  db: Connection,
  address: string,
  viewer: Viewer | null,
): Promise<MediaAudience> {
  const posts = await findPostsShowing(db, addressesOf(address), audienceOf(viewer));
  if (posts.some(({ permission }) => permission === 1)) return 'everyone';
  return posts.length > 0 ? 'some' : 'nobody';
}

import type { Connection } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { Viewer } from '../../kernel/viewer';
import type { MediaAudience } from '../../platform/media/audience';
import { addressesOf } from '../../platform/media/addresses';
import { findPostsShowing, isReported } from './article-media.repo';
import { audienceOf } from './articles.policy';

/**
 * Who may see a picture or video of the wall: viewers of a post with it; without a post, the uploader. Colleagues who
 * moderate the wall see those of reported posts at the desk.
 */
export async function audienceOfArticleMedia(
  db: Connection,
  address: string,
  viewer: Viewer | null,
  findColleague: () => Promise<StaffViewer | null>,
): Promise<MediaAudience> {
  const paths = addressesOf(address);
  const posts = await findPostsShowing(db, paths, audienceOf(viewer));
  const isPublic = posts.some(({ permission, hiddenAt }) => permission === 1 && hiddenAt === null);
  if (isPublic) return 'everyone';
  if (posts.length > 0) return 'some';
  const colleague = await findColleague();
  const moderates = colleague?.isOpen && colleague.permissions.has('wall.moderate');
  return moderates && (await isReported(db, paths)) ? 'some' : 'nobody';
}

import type { Database } from '../db/database';
import type { MediaFolders, MediaGuard } from '../platform/media/audience';
import { audienceOfArticleMedia } from '../domains/articles';
import { audienceOfChatMedia } from '../domains/chat';

const ofPosts =
  (db: Database): MediaGuard =>
  (address, viewer, findColleague) =>
    audienceOfArticleMedia(db, address, viewer, findColleague);

/** Access rules of the `/media` folders. A folder that is not listed is closed. */
export const mediaGuards = (db: Database): MediaFolders => ({
  // Public media of the shop and its members.
  avatars: 'open',
  products: 'open',
  banners: 'open',
  links: 'open',
  'demo/avatars': 'open',
  'demo/products': 'open',
  'demo/banners': 'open',
  'demo/links': 'open',
  posts: ofPosts(db),
  chat: audienceOfChatMedia,
  'demo/posts': ofPosts(db),
});

import type { Database } from '../db/database';
import type { MediaFolders } from '../platform/media/audience';
import { audienceOfArticleMedia } from '../domains/articles';
import { audienceOfChatMedia } from '../domains/chat';

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
  posts: (address, viewer) => audienceOfArticleMedia(db, address, viewer),
  chat: audienceOfChatMedia,
  'demo/posts': (address, viewer) => audienceOfArticleMedia(db, address, viewer),
});

import type { Database } from '../db/database';
import type { MediaFolders } from '../platform/media/audience';
import { audienceOfArticleMedia } from '../domains/articles';
import { audienceOfChatMedia } from '../domains/chat';

/** Who may see which folder of `/media`. A new folder is closed until it stands here. */
export const mediaGuards = (db: Database): MediaFolders => ({
  // What the shop and its members show to everyone.
  avatars: 'open',
  products: 'open',
  banners: 'open',
  links: 'open',
  'demo/avatars': 'open',
  'demo/products': 'open',
  'demo/banners': 'open',
  'demo/links': 'open',
  posts: (address, viewer) => audienceOfArticleMedia(db, address, viewer),
  chat: (address, viewer) => Promise.resolve(audienceOfChatMedia(address, viewer)),
  'demo/posts': (address, viewer) => audienceOfArticleMedia(db, address, viewer),
});

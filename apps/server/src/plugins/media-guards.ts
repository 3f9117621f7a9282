import type { Database } from '../db/database';
import type { MediaGuards } from '../platform/media/audience';
import { audienceOfArticleMedia } from '../domains/articles/article-media.service';
import { audienceOfChatMedia } from '../domains/chat/chat-media.service';

/** Who may see which folder of `/media`. */
export const mediaGuards = (db: Database): MediaGuards => ({
  posts: (address, viewer) => audienceOfArticleMedia(db, address, viewer),
  chat: (address, viewer) => Promise.resolve(audienceOfChatMedia(address, viewer)),
  'demo/posts': (address, viewer) => audienceOfArticleMedia(db, address, viewer),
});

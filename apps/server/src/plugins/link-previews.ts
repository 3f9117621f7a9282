import type { Connection } from '../db/database';
import type { LinkPreviews } from '../platform/link-previews/link-preview';
import { previewArticle, previewAuthor } from '../domains/articles';
import { previewProduct, previewStore } from '../domains/products';

/** The pages of this site with link previews. */
export const linkPreviews = (db: Connection): LinkPreviews => ({
  article: (id) => previewArticle(db, id),
  author: (id) => previewAuthor(db, id),
  product: (id) => previewProduct(db, id),
  store: (id) => previewStore(db, id),
});

import type { Connection } from '../db/database';
import type { LinkPreviews } from '../link-previews/link-preview';
import { previewArticle } from './articles/articles.preview';
import { previewProduct } from './products/products.preview';

/** The pages of this site that are worth passing on. */
export const linkPreviews = (db: Connection): LinkPreviews => ({
  article: (id) => previewArticle(db, id),
  product: (id) => previewProduct(db, id),
});

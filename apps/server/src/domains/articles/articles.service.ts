import { and, eq, type SQL } from 'drizzle-orm';
import type { Paged } from '@mall/sdk/contract';
import { totalFromPage, type ListCounter } from '../../db/counting';
import type { Connection, Database } from '../../db/database';
import { articles } from '../../db/schema';
import type { Viewer } from '../../http/contract-types';
import { paged, slice } from '../../http/paging';
import { productsInPosts } from '../products/products.service';
import { visibleTo } from './articles.policy';
import { presentArticle } from './articles.presenter';
import {
  countArticles,
  findArticles,
  findAttachments,
  findLatestComments,
  recommends,
} from './articles.repo';

const PER_PAGE = 12;
const PROMOTED = 8;
const ABOUT_A_PRODUCT = 6;
const COMMENTS_IN_A_LIST = 2;

/** A post as lists show it. */
export type ArticleSummary = ReturnType<typeof presentArticle>;

/** The wall, newest first, as far as someone may see it. */
export async function listArticles(
  db: Database,
  counter: ListCounter,
  page: number | undefined,
  viewer: Viewer | null,
): Promise<Paged<ArticleSummary>> {
  const part = slice(page, PER_PAGE);
  const visible = visibleTo(viewer);
  const list = await read(db, visible, viewer, part);
  const key = viewer === null ? 'guest' : `${viewer.id} ${viewer.gid}`;
  const total =
    totalFromPage(list.length, part.offset, part.perPage) ??
    (await counter.count(key, (limit) => countArticles(db, visible, limit)));
  return paged(list, total, part);
}

/** The posts that the shop recommends, newest first. */
export const promotedArticles = (db: Connection, viewer: Viewer | null) =>
  read(db, and(visibleTo(viewer), eq(articles.promoted, true)), viewer, {
    perPage: PROMOTED,
    offset: 0,
  });

/** The latest posts that recommend a product. */
export const articlesAboutProduct = (db: Connection, productId: number, viewer: Viewer | null) =>
  read(db, and(visibleTo(viewer), recommends(productId)), viewer, {
    perPage: ABOUT_A_PRODUCT,
    offset: 0,
  });

async function read(
  db: Connection,
  condition: SQL | undefined,
  viewer: Viewer | null,
  part: { readonly perPage: number; readonly offset: number },
): Promise<ArticleSummary[]> {
  const rows = await findArticles(db, condition, viewer?.id ?? null, part);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [attachments, comments] = await Promise.all([
    findAttachments(db, ids),
    findLatestComments(db, ids, COMMENTS_IN_A_LIST),
  ]);
  const products = await productsInPosts(
    db,
    attachments.products.map(({ productId }) => productId),
  );
  return rows.map((row) => presentArticle(row, { attachments, comments, products }));
}

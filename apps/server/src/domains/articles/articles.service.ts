import type { Paged } from '@mall/sdk/contract';
import { totalFromPage, type ListCounter } from '../../db/counting';
import type { Connection, Database } from '../../db/database';
import type { Viewer } from '../../http/contract-types';
import { paged, slice } from '../../http/paging';
import { productsInPosts } from '../products/products.service';
import { audienceOf } from './articles.policy';
import { presentArticle } from './articles.presenter';
import {
  countArticles,
  findArticles,
  findAttachments,
  findLatestComments,
  type ArticleFilter,
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
  const filter = { audience: audienceOf(viewer) };
  const list = await read(db, filter, part, viewer);
  const total =
    totalFromPage(list.length, part.offset, part.perPage) ??
    (await counter.count(JSON.stringify(filter), (limit) => countArticles(db, filter, limit)));
  return paged(list, total, part);
}

/** The posts that the shop recommends, newest first. */
export const promotedArticles = (db: Connection, viewer: Viewer | null) =>
  read(
    db,
    { audience: audienceOf(viewer), promoted: true },
    { perPage: PROMOTED, offset: 0 },
    viewer,
  );

/** The latest posts that recommend a product. */
export const articlesAboutProduct = (db: Connection, productId: number, viewer: Viewer | null) =>
  read(
    db,
    { audience: audienceOf(viewer), productId },
    { perPage: ABOUT_A_PRODUCT, offset: 0 },
    viewer,
  );

async function read(
  db: Connection,
  filter: ArticleFilter,
  part: { readonly perPage: number; readonly offset: number },
  viewer: Viewer | null,
): Promise<ArticleSummary[]> {
  const rows = await findArticles(db, filter, part);
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
  return rows.map((row) => presentArticle(row, { attachments, comments, products }, viewer));
}

import type { Paged } from '@mall/contract';
import type { CountCache } from '../../db/count-cache';
import type { Connection, Database } from '../../db/database';
import type { SearchWords } from '../../db/search';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { paged, slice } from '../../kernel/paging';
import { productsInPosts } from '../products';
import { audienceOf } from './articles.policy';
import { presentArticle, presentAuthor } from './articles.presenter';
import { countArticles, findArticles, type ArticleFilter } from './articles.repo';
import { findAuthor } from './authors.repo';
import { readCursor, writeCursor } from './cursor';

const PER_PAGE = 12;
const PROMOTED = 8;
const ABOUT_A_PRODUCT = 6;
const COMMENTS_IN_A_LIST = 2;
/** Pages show 99+ at most. */
const COUNT_NEWER_TO = 100;

/** A post as lists show it. */
export type ArticleSummary = ReturnType<typeof presentArticle>;

/**
 * The posts of the wall that the viewer may see, newest first.
 *
 * @param wanted.until nothing newer than this position, so that new posts do not shift the pages.
 */
export async function listArticles(
  db: Database,
  counter: CountCache,
  wanted: { readonly page?: number | undefined; readonly until?: string | undefined },
  viewer: Viewer | null,
) {
  const { page } = wanted;
  const audience = audienceOf(viewer);
  const until = wanted.until === undefined ? undefined : readCursor(wanted.until);
  const filter = { audience, until };
  const { list, rows } = await articlePage(db, counter, { filter, page, viewer });
  const first = list.page.current_page === 1 ? rows[0] : undefined;
  const newer_count =
    until === undefined ? 0 : await countArticles(db, { audience, above: until }, COUNT_NEWER_TO);
  return { ...list, until: wanted.until ?? (first ? writeCursor(first) : null), newer_count };
}

/** Posts that contain every search word, newest first. */
export const searchArticles = async (
  db: Database,
  counter: CountCache,
  wanted: { readonly words: SearchWords; readonly page: number | undefined },
  viewer: Viewer | null,
) => {
  const filter = { audience: audienceOf(viewer), words: wanted.words };
  const { list } = await articlePage(db, counter, { filter, page: wanted.page, viewer });
  return list;
};

/** A member's collected posts, last collected first, without those that the member may no longer see. */
export const collectedArticles = async (
  db: Database,
  counter: CountCache,
  page: number | undefined,
  viewer: Viewer,
) => {
  const filter = { audience: audienceOf(viewer), collectedBy: viewer.id };
  const { list } = await articlePage(db, counter, { filter, page, viewer });
  return list;
};

/**
 * A member who posts, with those of their posts that the viewer may see, newest first.
 *
 * @throws {MallError} notFound
 */
export async function readAuthor(
  db: Database,
  counter: CountCache,
  id: number,
  page: number | undefined,
  viewer: Viewer | null,
) {
  const author = await findAuthor(db, id);
  if (!author) throw new MallError('notFound');
  const filter = { audience: audienceOf(viewer), writtenBy: author.memberId };
  const { list } = await articlePage(db, counter, { filter, page, viewer });
  return { ...list, author: presentAuthor(author) };
}

/**
 * One post.
 *
 * @throws {MallError} notFound, also when the viewer may not see it
 */
export async function readArticle(
  db: Connection,
  id: number,
  viewer: Viewer | null,
): Promise<ArticleSummary> {
  const filter = { audience: audienceOf(viewer), id };
  const [article] = await read(db, filter, { perPage: 1, offset: 0 }, viewer);
  if (!article) throw new MallError('notFound');
  return article;
}

/**
 * Checks that the viewer may see a post.
 *
 * @returns the post's author.
 * @throws {MallError} notFound
 */
export async function requireVisible(db: Connection, id: number, viewer: Viewer | null) {
  const filter = { audience: audienceOf(viewer), id };
  const [article] = await findArticles(db, filter, { perPage: 1, offset: 0 }, { commentsEach: 0 });
  if (!article) throw new MallError('notFound');
  return article;
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

/** A page as sent to the client, and the rows it was made from. */
interface PageOfPosts {
  readonly list: Paged<ArticleSummary>;
  readonly rows: Awaited<ReturnType<typeof findArticles>>;
}

async function articlePage(
  db: Database,
  counter: CountCache,
  wanted: {
    readonly filter: ArticleFilter;
    readonly page: number | undefined;
    readonly viewer: Viewer | null;
  },
): Promise<PageOfPosts> {
  const { filter, viewer } = wanted;
  const part = slice(wanted.page, PER_PAGE);
  const shared = sharedList(filter);
  const key = JSON.stringify(shared);
  const rows = await findArticles(db, filter, part, {
    commentsEach: COMMENTS_IN_A_LIST,
    isCounted: !counter.has(key),
  });
  const length = { ...part, rows: rows.length, counted: rows[0]?.counted };
  const total = await counter.total(key, length, () => countArticles(db, shared));
  return { list: paged(await present(db, rows, viewer), total, part), rows };
}

/**
 * The list whose length is counted for all viewers of a group, when it is too long to be counted for
 * each: at any position, and without the viewer's own limited posts.
 */
const sharedList = ({ audience, until: _, ...filter }: ArticleFilter): ArticleFilter => ({
  ...filter,
  audience: audience && { ...audience, memberId: null },
});

async function read(
  db: Connection,
  filter: ArticleFilter,
  part: { readonly perPage: number; readonly offset: number },
  viewer: Viewer | null,
): Promise<ArticleSummary[]> {
  return present(
    db,
    await findArticles(db, filter, part, { commentsEach: COMMENTS_IN_A_LIST }),
    viewer,
  );
}

async function present(
  db: Connection,
  rows: Awaited<ReturnType<typeof findArticles>>,
  viewer: Viewer | null,
): Promise<ArticleSummary[]> {
  const products = await productsInPosts(
    db,
    rows.flatMap(({ productIds }) => productIds),
  );
  return rows.map((row) => presentArticle(row, products, viewer));
}

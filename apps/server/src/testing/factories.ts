import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  articleGroups,
  articleProducts,
  articles,
  captchas,
  categories,
  groups,
  members,
  productPictures,
  productRules,
  products,
  type Layer,
} from '../db/schema';
import { articleSearchText, productSearchText } from '../db/search';
import { answerHash } from '../domains/auth';
import { hashPassword, startSession } from '../domains/credentials';
import { DAY_MS } from '../kernel/time';

/** The password of every test member. */
export const TEST_PASSWORD = 'Mall-1234';
const testPasswordHash = hashPassword(TEST_PASSWORD);
let made = 0;
/** A number that is unique in this test run. */
const next = () => (made += 1);

/** A signed-in test member. */
export interface TestMember {
  readonly id: number;
  readonly account: string;
  readonly gid: number;
  /** A bearer token. */
  readonly token: string;
}

/** Creates rows for tests: each call passes the values it needs, the rest gets sensible defaults. */
export interface Factories {
  makeGroup(group?: Partial<typeof groups.$inferInsert>): Promise<typeof groups.$inferSelect>;
  makeMember(member?: Partial<typeof members.$inferInsert>): Promise<TestMember>;
  /** The same member, signed in on another device. */
  signInAgain(member: TestMember): Promise<TestMember>;
  /** A captcha whose solution is `1234`. */
  makeCaptcha(
    captcha?: Partial<typeof captchas.$inferInsert>,
  ): Promise<{ readonly verify_key: string; readonly verify_text: string }>;
  makeCategory(
    category?: Partial<typeof categories.$inferInsert>,
  ): Promise<typeof categories.$inferSelect>;
  makeProduct(product?: TestProduct): Promise<MadeProduct>;
  makeArticle(article?: TestArticle): Promise<typeof articles.$inferSelect>;
}

/** The values of a test product; it has one variant by default. */
export type TestProduct = Partial<Omit<typeof products.$inferInsert, 'amount' | 'marketPrice'>> & {
  readonly layer?: Layer;
  readonly rules?: readonly Partial<Omit<typeof productRules.$inferInsert, 'productId'>>[];
};

/** The values of a test post; it is public unless it names groups. */
export type TestArticle = Partial<typeof articles.$inferInsert> & {
  readonly gids?: readonly number[];
  readonly productIds?: readonly number[];
};

/** A product with its variants in order. */
export interface MadeProduct {
  readonly id: number;
  readonly name: string;
  readonly categoryId: number;
  readonly layer: Layer;
  readonly rules: readonly (typeof productRules.$inferSelect)[];
}

/** Members of tests are a day old, because new accounts have tighter limits. */
const WEEK_MS = 7 * DAY_MS;

/** Creates the factories for a database. */
export function createFactories(db: Database): Factories {
  const ensureGroup = async (id: number) =>
    db
      .insert(groups)
      .values({ id, name: `群組 ${id}` })
      .onConflictDoNothing();

  const factories: Factories = {
    async makeGroup(group) {
      const [row] = await db
        .insert(groups)
        .values({ id: 100 + next(), name: '好鄰居', ...group })
        .onConflictDoUpdate({ target: groups.id, set: { name: sql`excluded.name` } })
        .returning();
      return required(row);
    },
    async makeMember(member) {
      const account = member?.account ?? `member${next()}@mall.test`;
      const gid = member?.gid ?? 1;
      await ensureGroup(gid);
      const [row] = await db
        .insert(members)
        .values({
          account,
          gid,
          email: account,
          phone: '0912345678',
          name: '王小明',
          createdAt: new Date(Date.now() - WEEK_MS),
          passwordHash: await testPasswordHash,
          ...member,
        })
        .returning();
      const { id } = required(row);
      return { id, account, gid, token: await startSession(db, id, { device_name: 'test' }) };
    },
    signInAgain: async (member) => ({
      ...member,
      token: await startSession(db, member.id, { device_name: 'another' }),
    }),
    async makeCaptcha(captcha) {
      const key = randomBytes(12).toString('base64url');
      await db.insert(captchas).values({
        key,
        answerHash: answerHash(key, '1234'),
        expiresAt: new Date(Date.now() + 60_000),
        ...captcha,
      });
      return { verify_key: key, verify_text: '1234' };
    },
    async makeCategory(category) {
      const [row] = await db
        .insert(categories)
        .values({ name: `分類 ${next()}`, ...category })
        .returning();
      return required(row);
    },
    async makeProduct({ rules = [{}], ...wanted } = {}) {
      const number = next();
      const categoryId = wanted.categoryId ?? (await factories.makeCategory()).id;
      const values = {
        slug: `product-${number}`,
        name: `商品 ${number}`,
        layer: 1 as const,
        ...wanted,
        categoryId,
      };
      const [product] = await db
        .insert(products)
        .values({ ...values, searchText: productSearchText(values) })
        .returning();
      const { id, name, layer } = required(product);
      await db
        .insert(productPictures)
        .values({ productId: id, position: 0, path: `/media/${id}.avif` });
      const made = await db
        .insert(productRules)
        .values(
          rules.map((rule, position) => ({
            productId: id,
            position,
            amount: 100,
            marketPrice: 120,
            stock: 10,
            ...rule,
          })),
        )
        .returning();
      return { id, name, categoryId, layer, rules: made };
    },
    async makeArticle({ gids = [], productIds = [], ...wanted } = {}) {
      const memberId = wanted.memberId ?? (await factories.makeMember()).id;
      const values = { content: `貼文 ${next()}`, ...wanted };
      const [row] = await db
        .insert(articles)
        .values({
          permission: gids.length > 0 ? 2 : 1,
          // Each row is slightly newer than the previous one, so that lists have a defined order.
          createdAt: sql`clock_timestamp()`,
          ...values,
          searchText: articleSearchText(values),
          memberId,
        })
        .returning();
      const article = required(row);
      for (const groupId of gids) {
        await ensureGroup(groupId);
        await db.insert(articleGroups).values({ articleId: article.id, groupId });
      }
      for (const [position, productId] of productIds.entries()) {
        await db.insert(articleProducts).values({ articleId: article.id, productId, position });
      }
      return article;
    },
  };
  return factories;
}

function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The database gave no row back');
  return row;
}

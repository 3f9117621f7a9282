import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldSearchTexts } from '../../db/fold-search-texts';
import type { Database } from '../../db/database';
import { articles, categories, chatMessages, coupons, members, products } from '../../db/schema';
import { seedDemoShop } from '../../demo/shop/seed';
import { purgeUnusedMedia } from '../../domains/articles';
import { liveSessions } from '../../domains/credentials';
import { purgeExpired } from '../../jobs/purge';
import { diskStorage } from '../../platform/media/disk-storage';
import { callFor, endpoints, send } from '../access/endpoints';
import { createFixture, type Fixture, roles } from '../access/fixture';
import { makeColleague, type TestColleague } from '../colleagues';
import { describeMall } from '../describe-mall';
import { fakeIntervals } from '../fake-intervals';
import { fullOr, isFull } from '../scale';
import { capturePlans, type PlanCapture } from './capture-plans';
import { findOffenders } from './find-offenders';
import { type FurtherCall, furtherCalls, type PopularRow } from './further-calls';
import { growShop } from './grow-shop';
import { knownOffenders, knownOffendersAtFullScale } from './known-offenders';

/**
 * Many rows per table, but no more than seconds to write: no table gets fewer than 20,000. At full scale a shop with
 * 200,000 orders.
 */
const SCALE = fullOr(0.02, 0.2);
const MINUTES_MS = 60_000;
/**
 * Tables that a shop fills by hand, or whose rows last for seconds; and those that the staff's calls alone read, which
 * are not among the calls below.
 */
const SMALL_TABLES = [
  'audit_entries',
  'banners',
  'batch_items',
  'batches',
  'canned_replies',
  'categories',
  'chat_notes',
  'configs',
  'desk_attempts',
  'desk_challenges',
  'desk_sessions',
  'extra_columns',
  'groups',
  'hot_tags',
  'info_pages',
  'order_notes',
  'passkeys',
  'push_keys',
  'questions',
  'quick_links',
  'recovery_codes',
  'refund_lines',
  'shipping_methods',
  'showcases',
  'staff',
  'staff_factors',
  'staff_invitations',
  'views',
];

const server = process.env['TEST_DATABASE_URL'];

describe.skipIf(server === undefined)('a grown shop', () => {
  beforeAll(fakeIntervals);
  const mall = describeMall(
    { publicUrl: 'https://mall.example' },
    { reset: false, oneServerBecause: 'the statements of one connection pool are captured' },
  );
  const large = new Set<string>();
  let capture: PlanCapture;
  let fixture: Fixture | undefined;
  let popular: Readonly<Record<PopularRow, number>>;

  /** The mall, without deleting the grown shop: its reset only frees the codes of an earlier fixture. */
  const grownMall = new Proxy(mall, {
    get: (target, name) => (name === 'reset' ? freeCodes : Reflect.get(target, name)),
  });
  let colleague: Promise<TestColleague> | undefined;
  /** What identifies a caller: a colleague by the cookie of the desk, everyone else by a token. */
  async function headersOf(role: FurtherCall['role'], { people }: Fixture): Promise<Headers> {
    if (role === 'guest') return new Headers();
    if (role === 'desk') {
      const { cookie } = await (colleague ??= makeColleague(mall, ['manager']));
      // The name that the cookie has over HTTPS, as at the public address of this mall.
      return new Headers({ cookie: cookie().replace('; desk=', '; __Host-desk=') });
    }
    return new Headers({ authorization: `Bearer ${people[role].token}` });
  }
  async function freeCodes() {
    await mall.db.update(coupons).set({ code: null }).where(eq(coupons.code, 'ALLEY50'));
    await mall.db
      .update(members)
      .set({ dealerCode: null })
      .where(eq(members.dealerCode, 'D0000001'));
  }

  /** Expects that the statements since the last call read few rows, unless the call is a known offender. */
  const expectFewRows = (call: string) => {
    const offenders = findOffenders(capture.take(), large);
    const isKnown = knownOffenders.has(call) || (isFull && knownOffendersAtFullScale.has(call));
    if (isKnown) expect(offenders).not.toEqual([]);
    else expect(offenders).toEqual([]);
  };

  beforeAll(async () => {
    const { rows } = await mall.db.execute<{ name: string }>(
      sql`select current_database() as name`,
    );
    const databaseUrl = new URL(rows[0]?.name ?? '', server).href;
    await seedDemoShop(mall.db);
    await growShop(databaseUrl, SCALE);
    popular = await findPopular(mall.db);
    capture = await capturePlans(mall, databaseUrl);
  }, 5 * MINUTES_MS);
  afterAll(() => capture?.stop());

  test('has thousands of rows in every table that grows', async () => {
    const { rows } = await mall.db.execute<{ name: string; rows: number }>(sql`
      select relname as name, reltuples::int as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
    const small = rows.filter((table) => table.rows < 3_000).map(({ name }) => name);
    expect(small).toEqual(SMALL_TABLES);
    for (const { name } of rows) if (!SMALL_TABLES.includes(name)) large.add(name);
  });

  // Before the calls below, each of which adds orders without products.
  for (const { path, role } of furtherCalls) {
    test(`${path} reads few rows for a ${role} when the shop has grown`, async () => {
      fixture ??= await createFixture(grownMall);
      const filled = path.replace(/\{(\w+)\}/g, (_, name: PopularRow) => String(popular[name]));
      const headers = await headersOf(role, fixture);
      const read = async () => {
        const { status } = await fetch(encodeURI(mall.baseUrl + filled), { headers });
        expect(status).toBe(200);
      };
      await read();
      capture.take();
      await read();
      expectFewRows(`${role} ${path}`);
    });
  }

  for (const endpoint of endpoints) {
    const name = `${endpoint.domain}.${endpoint.name}`;
    test(`${name} reads few rows when the shop has grown`, async () => {
      const here = (fixture = await createFixture(grownMall));
      const callAsEach = async () => {
        for (const role of roles) {
          const call = await callFor(endpoint, here, role);
          const token = role === 'guest' ? undefined : here.people[role].token;
          const { status } = await send(mall, endpoint, call, token);
          expect(status).toBeLessThan(500);
        }
      };
      // The first reads fill what is cached for a minute: the lengths of long lists.
      if (endpoint.method === 'GET') await callAsEach();
      capture.take();
      await callAsEach();
      await mall.background.settled();
      expectFewRows(name);
    });
  }

  test('the jobs read few rows when the shop has grown', async () => {
    const runJobs = async () => {
      await mall.tick();
      await purgeExpired(mall.db, new Date());
      await foldSearchTexts(mall.db);
      await liveSessions(mall.db, [randomBytes(32), randomBytes(32)]);
      await purgeUnusedMedia(mall.db, diskStorage(mall.dataDir));
    };
    // The first statements of a connection read PostgreSQL's catalogs, too.
    await runJobs();
    capture.take();
    await runJobs();
    expectFewRows('jobs');
  });
});

/** The first grown rows of each kind, to which many others refer. */
async function findPopular(db: Database): Promise<Readonly<Record<PopularRow, number>>> {
  const [row] = await db
    .select({
      product: sql<number>`(select min(id) from ${products} where slug like '%-1')`,
      article: sql<number>`(select id from ${articles} order by comment_count desc limit 1)`,
      category: sql<number>`(select min(id) from ${categories})`,
      talker: sql<number>`(select max(member_id) from ${chatMessages})`,
    })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error('A select without a table returned no row');
  return row;
}

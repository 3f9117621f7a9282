import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../db/advisory-locks';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { members, products } from '../../db/schema';
import { buildDemoShop } from './demo-shop';
import { seedArticles } from './rows/articles';
import { seedCatalogue } from './rows/catalogue';
import { seedContent } from './rows/content';
import { seedConversations } from './rows/conversations';
import { seedCoupons } from './rows/coupons';
import { seedDealer } from './rows/dealer';
import { continueIds } from './rows/ids';
import { seedMemberLife } from './rows/member-life';
import { seedNotices } from './rows/notices';
import { seedOrders } from './rows/orders';
import { seedPoints } from './rows/points';
import { seedPeople } from './rows/people';
import { seedReports } from './rows/reports';
import { seedWaitingLists } from './rows/waiting-lists';

/**
 * Inserts the demo shop into an empty database in one transaction.
 *
 * @param now the shop's dates count back from it.
 * @returns false if the database was not empty; it is then unchanged.
 */
export async function seedDemoShop(db: Database, now = new Date()): Promise<boolean> {
  return transaction(db, async (tx) => {
    // If several servers start on one new database, one seeds it and the others wait.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.seed})`);
    if (!(await isEmpty(tx))) return false;
    const shop = buildDemoShop(now);
    await seedPeople(tx, shop, now);
    await seedCatalogue(tx, shop);
    await seedArticles(tx, shop);
    await seedReports(tx, shop, now);
    await seedContent(tx, shop);
    await seedMemberLife(tx, now);
    await seedCoupons(tx, now);
    await seedOrders(tx, shop, now);
    await seedPoints(tx, now);
    await seedDealer(tx, now);
    await seedConversations(tx, now);
    await seedWaitingLists(tx, now);
    await seedNotices(tx, now);
    await continueIds(tx);
    return true;
  });
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  return (await tx.$count(members)) === 0 && (await tx.$count(products)) === 0;
}

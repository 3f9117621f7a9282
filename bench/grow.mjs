// `npm run grow [-- --scale 0.1]`: makes a large shop out of the demo's, in the empty PostgreSQL at
// DATABASE_URL, or in one that it starts and stops with Ctrl+C.
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { seedDemoShop } from '../apps/server/src/demo/shop/seed.ts';
import { growShop } from '../apps/server/src/testing/growth/grow-shop.ts';
import { startPostgres } from '../scripts/postgres.mjs';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!(scale > 0)) throw new Error('--scale is a number above 0; 1 makes a million orders');

const given = process.env.DATABASE_URL;
const postgres = given ? null : await startPostgres({ install: false, durable: true });
const databaseUrl = given ?? postgres?.url;
if (databaseUrl === undefined) throw new Error('No PostgreSQL: set DATABASE_URL or POSTGRES_BIN');

const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' }, console.error);
await migrate(database);
const isEmpty = await seedDemoShop(database.db);
await database.close();
if (!isEmpty) throw new Error('The database is not empty: growing a shop twice is not possible');

console.log(`Growing the demo shop to scale ${scale}: about two minutes at scale 1 …`);
const start = performance.now();
await growShop(databaseUrl, scale);
console.log(`Grown in ${Math.round((performance.now() - start) / 1000)} s.`);
if (postgres) {
  console.log(
    `Open it with:\n  DATABASE_URL=${databaseUrl} DEMO=1 npm start\nCtrl+C stops PostgreSQL.`,
  );
  process.once('SIGINT', () => void postgres.stop());
}

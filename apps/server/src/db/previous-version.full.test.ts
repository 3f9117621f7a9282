import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, shopperOf, type PlacedData } from '../testing';
import { createCheckoutFactories } from '../testing/checkout-factories';
import { createFactories } from '../testing/factories';
import { createWorkerDatabase } from '../testing/database';
import { callerOf } from '../testing/http';
import { mailsTo } from '../testing/mailbox';
import { emitWithAck, testSockets, textMessage } from '../testing/pages';
import {
  checkOutServer,
  findPreviousVersion,
  type CheckedOutServer,
} from '../testing/previous-version';
import { launchServer, type ServerProcess } from '../testing/server-process';
import { openDatabase, type OpenDatabase } from './database';
import { migrate } from './migrate';

const postgres = process.env['TEST_DATABASE_URL'];
const commit = await findPreviousVersion();
const ACCOUNT = 'amy@mall.test';
const password = Buffer.from('好好保管-1234').toString('base64');

let previous: CheckedOutServer;
let dataDir: string;
let database: OpenDatabase;
let server: ServerProcess;
let url: string;
const pages = testSockets(() => url);

beforeAll(async () => {
  if (!postgres || commit === null) return;
  previous = await checkOutServer(commit);
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-previous-data-'));
  const databaseUrl = await createWorkerDatabase(postgres, 'previous');
  database = await openDatabase({ databaseUrl, databasePool: 4, dataDir }, (error) => {
    throw error;
  });
  await migrate(database);
  // Before an upgrade of several servers, the previous version may also restart on the migrated database.
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, MIGRATE_AT_START: '0' };
  server = launchServer(env, previous);
  url = await server.address();
});
afterAll(async () => {
  pages.close();
  await server?.kill();
  await database?.close();
  await previous?.remove();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

// Skipped without PostgreSQL, and when there is no previous version: see findPreviousVersion.
test.skipIf(!postgres || commit === null)(
  `a member shops at the previous version (${commit?.slice(0, 8)}) when the database is migrated`,
  async () => {
    const { db } = database;
    const { makeProduct, makeCaptcha } = createFactories(db);
    const guest = callerOf(url);
    const registration = { account: ACCOUNT, password, name: '林小美', phone: '0987654321' };
    dataOf(await guest.post('/api/register', { ...registration, ...(await makeCaptcha()) }));
    const [mail] = await mailsTo(db, ACCOUNT);
    const activated = await guest.post(`/api/member/active?t=${mail?.token}`, {
      device_name: 'Chrome',
    });
    const { t: token, profile } = dataOf<{ t: string; profile: { id: number } }>(activated);

    const shopper = shopperOf(callerOf(url, { token }), profile);
    const home = await createCheckoutFactories(db).makeShippingMethod();
    const cake = await makeProduct({ rules: [{ amount: 600, stock: 5 }] });
    expect((await guest.get(`/api/product/detail/${cake.id}`)).status).toBe(200);
    dataOf(await shopper.add(cake.rules[0]?.id ?? 0));
    dataOf(await shopper.ship(home.id));
    const { trans_order_id } = dataOf<PlacedData>(await shopper.pay(700));
    expect(await shopper.order(trans_order_id)).toMatchObject({ trans_order_id });
    const cancelled = { o_id: trans_order_id, cancel_reason: '買錯了' };
    dataOf(await shopper.call.post('/api/order/refund', cancelled));

    const page = await pages.welcomed({ token });
    const message = textMessage('請問還有貨嗎？');
    expect(await emitWithAck(page, 'chat', message)).toMatchObject({ valid: true });
    const history = await shopper.call.get('/api/member/service/message/history');
    expect(history.body.data).toMatchObject({ list: [{ text: '請問還有貨嗎？' }] });
  },
);

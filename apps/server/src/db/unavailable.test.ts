import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMall, type Shopper, type TestMall, type TestReply } from '../testing';
import { sharedTestDatabase } from '../testing/database';
import { openLine, type Line } from '../testing/line';
import { emitWithAck, testSockets, textMessage } from '../testing/pages';
import { refused } from '../testing/refused';
import { until } from '../testing/until';
import { openDatabase, type OpenDatabase } from './database';

/** Calls of every kind: read, write, guest, member. */
const CALLS: readonly (readonly [string, (shopper: Shopper) => Promise<TestReply>])[] = [
  ['the settings', ({ call }) => call.get('/api/configs')],
  ['a list of products', ({ call }) => call.get('/api/product/all')],
  ['the profile of a member', ({ call }) => call.get('/api/member/profile')],
  ['a captcha', ({ call }) => call.get('/api/captcha')],
  ['an addition to a cart', (shopper) => shopper.add(1)],
];

describe.runIf(process.env['TEST_DATABASE_URL'])('a server whose database is away', () => {
  let line: Line;
  let database: OpenDatabase;
  let mall: TestMall;
  let shopper: Shopper;
  const pages = testSockets(() => mall.baseUrl);

  beforeAll(async () => {
    // The worker's database, over connections that can be cut.
    line = await openLine((await sharedTestDatabase()).url ?? '');
    database = await openDatabase(
      { databaseUrl: line.url, databasePool: 5, dataDir: '' },
      () => undefined,
    );
    mall = await startTestMall({}, { database, oneServerBecause: 'Its database is away.' });
  });
  afterAll(async () => {
    pages.close();
    await mall.stop();
    await database.close();
    await line.close();
  });

  const probe = async (address: '/health' | '/ready') => {
    const reply = await fetch(mall.baseUrl + address);
    return [reply.status, await reply.json()];
  };

  test('answers 503 with the time to wait, stays alive, and serves again when the database is back', async () => {
    const member = await mall.makeMember();
    shopper = await mall.makeShopper();
    const socket = await pages.welcomed(member);
    line.cut();
    for (const [name, call] of CALLS) {
      const { status, headers, body } = await call(shopper);
      expect([name, status, body]).toEqual([name, 503, refused('unavailable')]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const english = await shopper.call.get('/api/configs', { 'accept-language': 'en' });
    expect(english.body.msg).toMatch(/^The shop is busy/);
    expect(await emitWithAck(socket, 'chat', textMessage('在嗎'))).toEqual(refused('unavailable'));
    await until(async () => (await probe('/ready'))[0] === 503);
    expect(await probe('/ready')).toEqual([
      503,
      { status: 'unavailable', reason: 'database-unreachable' },
    ]);
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);

    line.reconnect();
    await until(async () => (await probe('/ready'))[0] === 200);
    expect((await shopper.call.get('/api/member/profile')).status).toBe(200);
    expect(await emitWithAck(socket, 'chat', textMessage('在嗎'))).toMatchObject({ valid: true });
    mall.takeFaults();
  });
});

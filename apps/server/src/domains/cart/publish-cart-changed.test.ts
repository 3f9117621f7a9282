import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopperOf, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { testSockets, type TestSocket } from '../../testing/pages';
import { until } from '../../testing/until';

let member: TestMember;
let ruleId: number;
const pages = testSockets(() => mall.baseUrl);
const mall = describeMall();
beforeEach(async () => {
  member = await mall.makeMember();
  ruleId = (await mall.makeProduct({ rules: [{ stock: 10, amount: 100 }] })).rules[0]?.id ?? 0;
});
afterEach(() => pages.close());

/** Counts the badge updates of a page. */
async function openPage(who: Pick<TestMember, 'token'>) {
  const socket = await pages.welcomed(who);
  let updates = 0;
  socket.on('badges', () => (updates += 1));
  return { socket, updates: () => updates };
}
/** Events that were sent to a socket earlier arrive before this answer. */
const answered = (socket: TestSocket) => socket.emitWithAck('typing', { is_typing: true });
const line = (more: object = {}) => ({ rule_id: ruleId, relation_id: 0, ...more });

test('each change of a cart reaches the member’s other devices, nobody else, and not the session that made it', async () => {
  const phone = await mall.signInAgain(member);
  const here = await openPage(member);
  const sameSession = await openPage(member);
  const there = await openPage(phone);
  const stranger = await openPage(await mall.makeMember());
  const call = mall.as(member);
  const changes = [
    () => call.post('/api/shopping/cart/1/add', line({ quantity: 2, type: 1 })),
    () => call.post('/api/shopping/cart/1/update', line({ quantity: 5 })),
    () => call.post('/api/shopping/cart/1/delete', line()),
  ];
  for (const [at, change] of changes.entries()) {
    expect((await change()).body.valid).toBe(true);
    await until(() => there.updates() === at + 1);
  }
  await Promise.all([here, sameSession, stranger].map(({ socket }) => answered(socket)));
  expect([here.updates(), sameSession.updates(), stranger.updates()]).toEqual([0, 0, 0]);
  await call.post('/api/shopping/cart/1/add', line({ quantity: 1, type: 1 }));
  const { body } = await mall.as(phone).get('/api/notify/common');
  expect(body.data).toMatchObject({ cart: 1 });
});

test('a refused change is not published', async () => {
  const there = await openPage(await mall.signInAgain(member));
  const { body } = await mall
    .as(member)
    .post('/api/shopping/cart/1/add', line({ quantity: 11, type: 1 }));
  expect(body.valid).toBe(false);
  await answered(there.socket);
  expect(there.updates()).toBe(0);
});

test('a cart that an order empties is empty on other devices', async () => {
  const session = await mall.signInAgain(member);
  const phone = mall.as(session);
  const there = await openPage(session);
  const shopper = shopperOf(mall.as(member), member);
  expect((await shopper.add(ruleId)).body).toMatchObject({ valid: true });
  await until(() => there.updates() >= 1);
  expect((await phone.get('/api/notify/common')).body.data).toMatchObject({ cart: 1 });
  const { body } = await shopper.ship((await mall.makeShippingMethod()).id);
  const { totals } = body.data as { totals: { total_amount: number } };
  expect((await shopper.pay(totals.total_amount)).body.valid).toBe(true);
  await until(() => there.updates() >= 2);
  expect((await phone.get('/api/notify/common')).body.data).toMatchObject({ cart: 0 });
});

import { staffContract, staffPaths } from '@mall/contract/staff';
import { expect, test } from 'vitest';
import { dataOf, type PlacedData, type TestCaller } from '../testing';
import { makeColleague } from '../testing/colleagues';
import { describeMall } from '../testing/describe-mall';

const mall = describeMall();

/** Why a write of the staff that has no key is stored once, although it was sent twice. */
const OTHERWISE_ONCE: Readonly<Record<string, readonly string[]>> = {
  // The first one moved the record to a state from which the second is refused, or to which it changes nothing.
  state: [
    'orders.advance',
    'orders.confirmPaid',
    'orders.saveTracking',
    'orders.dismissRefundAlarm',
    'batches.cancel',
    'batches.retry',
    'settings.save',
    'people.revokeInvitation',
    'people.accept',
    'people.changeRoles',
    'people.suspend',
    'people.restore',
    'people.resetFactor',
    'chat.read',
    'chat.assign',
    'chat.snooze',
    'chat.resolve',
    'chat.reopen',
    'chat.deleteCannedReply',
    'wall.dismiss',
    'wall.hide',
    'wall.restore',
    'views.delete',
    'session.lock',
    'session.signOut',
    'session.end',
    'factors.deletePasskey',
  ],
  // Each message has an id of its sender's.
  clientId: ['chat.send', 'chat.sendOrder', 'chat.sendMedia'],
  // The same name and filter are the same saved view.
  sameValue: ['views.save'],
  // Reads, although by POST.
  read: [
    'orders.revealContact',
    'orders.print',
    'orders.previewRefund',
    'chat.revealContact',
    'people.invitation',
  ],
  // Each begins, or proves, something new: an earlier challenge, code or session is replaced or ends by itself.
  session: [
    'session.signIn',
    'session.requestPasskey',
    'session.signInByPasskey',
    'session.startFactor',
    'session.addFactor',
    'session.verify',
    'session.signInToDemo',
    'factors.startPasskey',
    'factors.addPasskey',
    'factors.requestPasskey',
    'factors.verifyPasskey',
    'factors.renewRecoveryCodes',
  ],
};

test('every write of the staff takes a key, or is stored once for a stated reason', () => {
  const writes = Object.entries(staffPaths).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, route]) => route.startsWith('POST '))
      .map(([name]) => [domain, name] as const),
  );
  const endpointsOf: Readonly<Record<string, Readonly<Record<string, object>>>> = staffContract;
  const withoutKey = writes
    .filter(([domain, name]) => !('idempotent' in (endpointsOf[domain]?.[name] ?? {})))
    .map(([domain, name]) => `${domain}.${name}`);
  expect(withoutKey.toSorted()).toEqual(Object.values(OTHERWISE_ONCE).flat().toSorted());
});

async function placeOrder(): Promise<string> {
  const shopper = await mall.makeShopper();
  const { rules } = await mall.makeProduct({ rules: [{ amount: 300 }] });
  const home = await mall.makeShippingMethod();
  await shopper.add(rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  return dataOf<PlacedData>(await shopper.pay(400)).trans_order_id;
}

/** A write that adds something, and how often it is there. */
interface Addition {
  readonly path: string;
  readonly body: object;
  count(): Promise<number>;
}
const ADDITIONS: readonly (readonly [string, (owner: TestCaller) => Promise<Addition>])[] = [
  [
    'a note on an order',
    async (owner) => {
      const orderId = await placeOrder();
      return {
        path: '/api/staff/order/note/store',
        body: { o_id: orderId, text: '先別出貨' },
        count: async () =>
          dataOf<{ notes: unknown[] }>(await owner.get(`/api/staff/order/detail/${orderId}`)).notes
            .length,
      };
    },
  ],
  [
    'a note on a conversation',
    async (owner) => {
      const { id } = await mall.makeMember();
      return {
        path: '/api/staff/chat/note/store',
        body: { member_id: id, text: '喜歡早上配送' },
        count: async () =>
          dataOf<{ notes: unknown[] }>(await owner.get(`/api/staff/chat/detail/${id}`)).notes
            .length,
      };
    },
  ],
  [
    'a canned reply',
    async (owner) => ({
      path: '/api/staff/chat/reply/store',
      body: { title: '到貨', text: '明天到貨。' },
      count: async () => dataOf<unknown[]>(await owner.get('/api/staff/chat/reply/list')).length,
    }),
  ],
  [
    'an invitation',
    async () => ({
      path: '/api/staff/people/invite',
      body: { email: 'new@mall.test', roles: ['agent'] },
      // The link of a second email would end that of the first.
      count: async () => (await mall.mailsTo('new@mall.test')).length,
    }),
  ],
];

test.each(ADDITIONS)('%s is stored once when its answer was lost', async (_name, prepare) => {
  const owner = await makeColleague(mall, ['owner']);
  const { path, body, count } = await prepare(owner);
  const key = { 'idempotency-key': 'the-one-and-only' };
  for (const _time of [1, 2]) {
    expect((await owner.post(path, body, key)).body).toMatchObject({ valid: true });
    expect(await count()).toBe(1);
  }
  // Another key is another addition, which the first must not have hidden.
  const other = await owner.post(path, body, { 'idempotency-key': 'another-one' });
  expect(other.body).toMatchObject({ valid: true });
  expect(await count()).toBe(2);
});

import { expect, test } from 'vitest';
import { asc } from 'drizzle-orm';
import { members, orderItems, orders } from '../../db/schema';
import { callFor, endpoints, send } from './endpoints';
import { createFixture, type Fixture } from './fixture';
import { CACHES_ON } from '../caches-on';
import { describeMall } from '../describe-mall';

const mall = describeMall(CACHES_ON, { reset: false });

/** Fields that a member would like to set. */
const wishes = {
  id: 1,
  member_id: 1,
  gid: 4,
  role: 'staff',
  is_dealer: true,
  isDealer: true,
  is_poster: true,
  points: 1_000_000,
  confirmed_at: '2020-01-01 00:00:00',
  amount: 1,
  price: 1,
  final_amount: 1,
  discount_amount: 1_000_000,
  shipping_fee: 0,
  state: 'paid',
  pay_status: 'paid',
  promoted: true,
  like_count: 1_000_000,
};

const writes = endpoints.filter(({ method, body }) => method === 'POST' && body !== undefined);

for (const endpoint of writes) {
  test(`${endpoint.domain}.${endpoint.name} ignores extra fields of its body`, async () => {
    const fixture = await createFixture(mall);
    const before = await rightsOf();
    const call = await callFor(endpoint, fixture, 'member');
    for (const [name, wish] of Object.entries(wishes)) call.form?.append(name, String(wish));
    const { token } = fixture.people.member;
    const body = call.body && { ...wishes, ...call.body };
    await send(mall, endpoint, { ...call, ...(body ? { body } : {}) }, token);
    expect((await rightsOf()).slice(0, before.length)).toEqual(before);
    expect(await ordersBeside(fixture)).toEqual([]);
  });
}

const rightsOf = () =>
  mall.db
    .select({
      id: members.id,
      gid: members.gid,
      role: members.role,
      isDealer: members.isDealer,
      points: members.points,
    })
    .from(members)
    .orderBy(asc(members.id));

/** Orders whose amounts do not match their items and fee, or that were paid without money. */
async function ordersBeside({ orderId, paidOrderId }: Fixture) {
  const rows = await mall.db.select().from(orders);
  const items = await mall.db.select().from(orderItems);
  return rows
    .filter(({ transOrderId }) => transOrderId !== orderId && transOrderId !== paidOrderId)
    .filter((order) => {
      const itemsTotal = items
        .filter((item) => item.orderId === order.id)
        .reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
      return (
        order.payStatus !== 'unpaid' || itemsTotal !== 100 || order.finalAmount !== itemsTotal + 60
      );
    });
}

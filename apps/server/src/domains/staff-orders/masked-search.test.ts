import { orderStates, type OrderState } from '@mall/contract';
import type { RoleName } from '@mall/contract/staff';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '../../db/schema';
import { dataOf, HOME, type PlacedData } from '../../testing';
import { makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';

const SHIPPING: readonly OrderState[] = ['paid', 'preparing', 'shipped'];
/** The states in which each role sees the phone without a press, and those in which its whole number finds the order. */
const FOUND: readonly [RoleName, readonly OrderState[], readonly OrderState[]][] = [
  ['clerk', SHIPPING, SHIPPING],
  ['accountant', [], []],
  ['agent', [], orderStates],
  ['manager', SHIPPING, orderStates],
];

const mall = describeMall();
let id = '';
beforeEach(async () => {
  const shopper = await mall.makeShopper();
  const tea = await mall.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await mall.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0);
  id = dataOf<PlacedData>(await shopper.pay(400)).trans_order_id;
});

interface Row {
  readonly trans_order_id: string;
  readonly phone: string;
}
interface Listed {
  readonly list: readonly Row[];
}
const inState = (state: OrderState) =>
  mall.db.update(orders).set({ state }).where(eq(orders.transOrderId, id));

test.each(FOUND)(
  'a search of the role %s finds an order by a beginning of its phone only in states that show the phone',
  async (role, visible, found) => {
    const colleague = await makeColleague(mall, [role]);
    const search = async (q: string) =>
      dataOf<Listed>(await colleague.get(`/api/staff/order/list?q=${q}`)).list;
    for (const state of orderStates) {
      await inState(state);
      const [row] = await search(id);
      const shows = visible.includes(state);
      expect([state, row?.phone === HOME.phone]).toEqual([state, shows]);
      // A digit that the mask hides, found by its beginning, would reveal the rest one by one.
      expect([state, (await search(HOME.phone.slice(0, 5))).length]).toEqual([
        state,
        shows ? 1 : 0,
      ]);
      const list = await search(HOME.phone);
      expect([state, list.length]).toEqual([state, found.includes(state) ? 1 : 0]);
      // It does not show the number to those who typed it.
      expect(list.every(({ phone }) => shows || phone.includes('•'))).toBe(true);
    }
  },
);

test('a search of an agent finds an order by the whole phone number with hyphens, and not by a beginning with them', async () => {
  const agent = await makeColleague(mall, ['agent']);
  const count = async (q: string) =>
    dataOf<Listed>(await agent.get(`/api/staff/order/list?q=${q}`)).list.length;
  const hyphenated = HOME.phone.replace(/^(....)(...)/, '$1-$2-');
  expect(await count(hyphenated)).toBe(1);
  expect(await count(hyphenated.slice(0, -1))).toBe(0);
});

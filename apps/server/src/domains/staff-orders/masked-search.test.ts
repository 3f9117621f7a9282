import type { RoleName } from '@mall/contract/staff';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '../../db/schema';
import { dataOf, HOME, type PlacedData } from '../../testing';
import { makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { orderStates, type OrderState } from '@mall/contract';

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

test.each([
  ['clerk', ['paid', 'preparing', 'shipped']],
  ['accountant', []],
  ['agent', orderStates],
  ['owner', orderStates],
] satisfies [RoleName, readonly OrderState[]][])(
  'a search by phone of the role %s finds an order only in states that show the phone',
  async (role, visible) => {
    const colleague = await makeColleague(mall, [role]);
    const search = async (q: string) =>
      dataOf<Listed>(await colleague.get(`/api/staff/order/list?q=${q}`)).list;
    for (const state of orderStates) {
      await inState(state);
      const [row] = await search(id);
      const shows = row?.phone === HOME.phone;
      expect([state, shows]).toEqual([state, visible.some((each) => each === state)]);
      // A digit that the mask hides, found by its beginning, would reveal the rest one by one.
      for (const typed of [HOME.phone, HOME.phone.slice(0, 5)]) {
        expect([state, (await search(typed)).length]).toEqual([state, shows ? 1 : 0]);
      }
    }
  },
);

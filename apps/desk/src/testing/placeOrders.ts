import { dataOf, shopperOf, type PlacedData, type TestMall } from '@mall/server/testing';

/**
 * Places an order of one tea for each of these members, and puts them into a state.
 *
 * @returns their numbers, the oldest first
 */
export async function placeOrders(
  shop: TestMall,
  state: 'paid' | 'preparing' | 'shipped',
  names: readonly string[],
): Promise<string[]> {
  const tea = await shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 99 }] });
  const method = await shop.makeShippingMethod();
  const ids: string[] = [];
  for (const name of names) {
    const member = await shop.makeMember({ name });
    const shopper = shopperOf(shop.as(member), member);
    await shopper.ship(method.id, { name });
    await shopper.add(tea.rules[0]?.id ?? 0);
    ids.push(dataOf<PlacedData>(await shopper.pay(400)).trans_order_id);
  }
  await shop.db.execute(
    `update orders set state = '${state}', pay_status = 'paid', paid_at = now()`,
  );
  return ids;
}

import { contract, type Endpoint } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { allSampleProducts } from './replies/sample-products';
import { replies } from './replies';
import { fixturesOf } from './replies/replies';

const all = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, { reply }]) => ({
    call: `${domain}.${name}`,
    schema: reply,
    fixture: new Map<string, unknown>(
      Object.entries(new Map<string, object>(Object.entries(replies)).get(domain) ?? {}),
    ).get(name),
  })),
);

describe('the replies of a mock mall', () => {
  it.each(all)('to $call match the contract exactly', ({ schema, fixture }) => {
    expect(fixture).toBeDefined();
    expect(schema.parse(fixture)).toStrictEqual(fixture);
  });

  it.each(Object.entries<Endpoint>(contract.products))(
    'contain a valid sample for products.%s when it has no fixture',
    (name, { reply }) => {
      const sampled = new Map(Object.entries(fixturesOf('products', {})));
      expect(reply.parse(sampled.get(name))).toStrictEqual(sampled.get(name));
    },
  );

  it('add up', () => {
    const { list, totals } = replies.cart.list;
    const sum = (of: (item: (typeof list)[number]) => number) =>
      list.reduce((total, item) => total + of(item) * item.quantity, 0);
    expect(totals).toMatchObject({
      count: sum(() => 1),
      items_amount: sum(({ amount }) => amount),
      saved_amount: sum(({ amount, market_price }) => market_price - amount),
      total_amount: totals.items_amount + totals.shipping_fee,
    });
    const paid = replies.checkout.shippingMethods.totals;
    expect(paid.discount_amount).toBe(paid.coupon_amount + paid.points_amount);
    expect(paid.total_amount).toBe(paid.items_amount + paid.shipping_fee - paid.discount_amount);
    const { islands } = replies.checkout.shippingMethods.list[0]?.to ?? {};
    expect(islands?.totals.total_amount).toBe(
      paid.total_amount - paid.shipping_fee + (islands?.fee ?? 0),
    );
    expect(replies.orders.detail.final_amount).toBe(paid.total_amount);
    expect(replies.notifications.badges.cart).toBe(totals.count);
    expect(replies.points.expiry.points).toBe(replies.members.profile.points);
  });

  it('use the same products in every domain', () => {
    const known = new Map(allSampleProducts.map(({ p_id, name }) => [p_id, name]));
    const { list } = replies.cart.list;
    const recommended = replies.articles.list.list.flatMap(({ product }) => product);
    const shown = replies.content.index.sections.flatMap(({ products }) => products);
    for (const { p_id, name } of [...list, ...recommended, ...shown])
      expect([p_id, name]).toEqual([p_id, known.get(p_id)]);
    expect(replies.orders.detail.products.map(({ p_name }) => p_name)).toEqual(
      list.map(({ name }) => name),
    );
    const rules = [...replies.products.detail.rules, ...allSampleProducts].map(
      ({ rule_id }) => rule_id,
    );
    for (const { rule_id } of list) expect(rules).toContain(rule_id);
  });
});

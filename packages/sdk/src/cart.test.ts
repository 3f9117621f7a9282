import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
let rule_id = 0;
beforeEach(async () => {
  const { rules } = await setup.server.makeProduct({ name: '鳳梨酥', rules: [{ stock: 5 }] });
  rule_id = rules[0]?.id ?? 0;
});

describe('mall.cart', () => {
  it('returns the whole cart from every write', async () => {
    const mall = await setup.signedIn();
    const line = { rule_id, relation_id: 0 };
    const added = await mall.cart.add(1, { ...line, quantity: 2, type: 1 });
    expect(added.list.map(({ name, quantity }) => [name, quantity])).toEqual([['鳳梨酥', 2]]);
    const updated = await mall.cart.update(1, { ...line, quantity: 4 });
    expect(updated.totals.items_amount).toBe(400);
    expect(await mall.cart.list(1)).toEqual(updated);
    expect((await mall.cart.delete(1, line)).list).toEqual([]);
  });

  it.each([
    ['add', 'stockShort', { quantity: 6, type: 1 }],
    ['update', 'cartLineGone', { quantity: 1 }],
    ['delete', 'cartLineGone', {}],
  ] as const)('refuses to %s with %s', async (write, refusal, more) => {
    const mall = await setup.signedIn();
    const line = { rule_id, relation_id: 0, quantity: 1, type: 1, ...more } as const;
    expect(await refusalOf(mall.cart[write](1, line), 'stockShort', 'cartLineGone')).toBe(refusal);
  });

  it("returns only the member's own cart", async () => {
    expect(await refusalOf(setup.guest().cart.list(1), 'unauthenticated')).toBe('unauthenticated');
  });
});

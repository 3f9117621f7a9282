import { beforeEach, describe, expect, it } from 'vitest';
import type { Mall } from './client';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
let mall: Mall;
beforeEach(async () => {
  const { server } = setup;
  const member = await server.makeMember();
  mall = await setup.signedIn(member);
  const { rules } = await server.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
  await mall.cart.add(1, { rule_id: rules[0]?.id ?? 0, relation_id: 0, quantity: 1, type: 1 });
  await server.givePoints(member.id, 500);
});

describe('mall.points', () => {
  it('returns the balance, the next expiry and the ledger', async () => {
    const expiry = await mall.points.expiry();
    expect(expiry).toMatchObject({ points: 500, point_expiry: { points: 500 } });
    const { list } = await mall.points.history();
    expect(list).toMatchObject([{ amount: 500, reason: '購物回饋', balance: 500 }]);
  });

  it('spends points on a cart, or none', async () => {
    expect(await mall.points.apply(1, 120)).toMatchObject({
      points: 120,
      totals: { points_used: 120, total_amount: 180 },
    });
    expect((await mall.points.apply(1, 0)).totals.total_amount).toBe(300);
  });

  it.each([
    ['pointsShort', () => mall.points.apply(1, 301)],
    ['unauthenticated', () => setup.guest().points.expiry()],
  ] as const)('refuses as %s', async (refusal, call) => {
    expect(await refusalOf(call(), refusal)).toBe(refusal);
  });
});

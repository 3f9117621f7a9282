import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
const info = {
  bank_code: '812',
  bank_name: '台新銀行',
  branch_name: '大同分行',
  account_name: '許文凱',
  account: '00123456789',
};
const dealer = async () => setup.signedIn(await setup.server.makeMember({ isDealer: true }));

describe('mall.dealers', () => {
  it('saves the bank account for the earnings', async () => {
    const mall = await dealer();
    const first = await mall.dealers.paymentInfo();
    expect(first.payment_info).toBeNull();
    expect(await mall.dealers.savePaymentInfo(info)).toEqual(info);
    expect(await mall.dealers.paymentInfo()).toEqual({ ...first, payment_info: info });
  });

  it('returns earnings by order and settled months', async () => {
    const mall = await dealer();
    expect(await mall.dealers.performance({ month: '2026-11' })).toMatchObject({
      list: [],
      sums: { orders_count: 0, amount: 0, commission: 0 },
    });
    expect((await mall.dealers.charges()).list).toEqual([]);
  });

  it('refuses members who are not dealers', async () => {
    const member = await setup.signedIn();
    expect(await refusalOf(member.dealers.paymentInfo(), 'forbidden')).toBe('forbidden');
    const mall = await dealer();
    const call = mall.dealers.savePaymentInfo({ ...info, bank_code: '1' });
    expect(await refusalOf(call, 'invalidFields')).toBe('invalidFields');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMall, type MallForTests } from './index';

let shop: MallForTests;
beforeAll(async () => {
  shop = await startMall();
});
afterAll(() => shop.stop());

describe('@mall/testing', () => {
  it('opens the demo shop for a guest', async () => {
    const { page } = await shop.guest().products.all();
    expect(page.total_count).toBe(160);
  });

  it('signs in as each demo account', async () => {
    const poster = await shop.signedIn('poster@mall.test');
    expect((await poster.members.profile()).is_poster).toBe(true);
    const dealer = await shop.signedIn('dealer@mall.test');
    expect((await dealer.members.profile()).is_dealer).toBe(true);
    const staff = await shop.signedIn('staff@mall.test');
    expect(staff.session.get()?.profile.account).toBe('staff@mall.test');
  });

  it('keeps the changes of a test until reset', async () => {
    const before = (await (await shop.signedIn()).addresses.list('home')).length;
    const mall = await shop.signedIn();
    await mall.addresses.save({
      type: 'home',
      name: '王小明',
      phone: '0912345678',
      county: '臺北市',
      district: '大安區',
      zip: '106',
      street: '巷口街 1 號',
      is_default: false,
    });
    expect(await mall.addresses.list('home')).toHaveLength(before + 1);
    await shop.reset();
    expect(await (await shop.signedIn()).addresses.list('home')).toHaveLength(before);
  });

  it('names an unknown account in its error', async () => {
    await expect(shop.signedIn('nobody@mall.test' as 'member@mall.test')).rejects.toThrow(
      'nobody@mall.test',
    );
  });
});

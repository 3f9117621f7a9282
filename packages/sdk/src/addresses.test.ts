import { describe, expect, it } from 'vitest';
import type { Body } from './types';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
const home: Body<'addresses', 'save'> = {
  ...{
    type: 'home' as const,
    name: '阿芳',
    phone: '0912345678',
    county: '臺北市',
    district: '大安區',
  },
  zip: '106',
  street: '巷口街 1 號',
  is_default: false,
};

describe('mall.addresses', () => {
  it('adds an address, lists it, and updates it when the id is given', async () => {
    const mall = await setup.signedIn();
    const { id, is_default } = await mall.addresses.save(home);
    expect(is_default).toBe(true);
    await mall.addresses.save({ ...home, id, street: '巷口街 2 號' });
    expect(await mall.addresses.list('home')).toEqual([
      { ...home, id, street: '巷口街 2 號', is_default: true },
    ]);
    expect(await mall.addresses.list('store')).toEqual([]);
  });

  it('reads one address, finds it by a keyword, and deletes it', async () => {
    const mall = await setup.signedIn();
    const { id } = await mall.addresses.save(home);
    expect(await mall.addresses.detail(id)).toMatchObject({ id, street: '巷口街 1 號' });
    expect(await mall.addresses.find('home', '台北市')).toHaveLength(1);
    expect(await mall.addresses.find('home', '高雄')).toEqual([]);
    await mall.addresses.delete(id);
    expect(await refusalOf(mall.addresses.detail(id), 'notFound')).toBe('notFound');
    expect(await refusalOf(mall.addresses.delete(id), 'notFound')).toBe('notFound');
  });

  it('rejects an address whose county, district and postcode do not match', async () => {
    const mall = await setup.signedIn();
    const call = mall.addresses.save({ ...home, zip: '999' });
    expect(await refusalOf(call, 'addressUnknown')).toBe('addressUnknown');
  });

  it('returns the counties', async () => {
    const counties = await setup.guest().addresses.nations('TW');
    expect(counties).toHaveLength(22);
  });
});

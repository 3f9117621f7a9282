import { describe, expect, it } from 'vitest';
import type { Body } from './types';
import { refusalOf, setStage } from './testing/stage';

const stage = setStage();
const home: Body<'addresses', 'store'> = {
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

describe('addresses', () => {
  it('are added, listed, and changed by their id', async () => {
    const mall = await stage.signedIn();
    const { id, is_default } = await mall.addresses.store(home);
    expect(is_default).toBe(true);
    await mall.addresses.store({ ...home, id, street: '巷口街 2 號' });
    expect(await mall.addresses.list('home')).toEqual([
      { ...home, id, street: '巷口街 2 號', is_default: true },
    ]);
    expect(await mall.addresses.list('store')).toEqual([]);
  });

  it('must exist', async () => {
    const mall = await stage.signedIn();
    const call = mall.addresses.store({ ...home, zip: '999' });
    expect(await refusalOf(call, 'addressUnknown')).toBe('addressUnknown');
  });

  it('are in these counties', async () => {
    const counties = await stage.guest().addresses.nations('TW');
    expect(counties).toHaveLength(22);
  });
});

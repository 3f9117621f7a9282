import { describe, expect, it } from 'vitest';
import { createMall } from './client';
import { setupMall } from './testing/setup';

const setup = setupMall();

describe('mall.configs', () => {
  it('returns the settings by group', async () => {
    await setup.server.setConfig('common', 'store_name', '巷口市集');
    const { common, shipping } = await setup.guest().configs.get();
    expect(common.store_name).toBe('巷口市集');
    expect(Object.keys(shipping)).toEqual([
      'normal_switch',
      'refrigeration_switch',
      'freezing_switch',
    ]);
  });

  it('fails as unreachable when the server is down', async () => {
    const nowhere = createMall({ baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.configs.get()).rejects.toMatchObject({ code: 0, isTransport: true });
  });
});

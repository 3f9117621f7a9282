import { describe, expect, it } from 'vitest';
import { bundle } from './bundle';

const SDK = 'packages/sdk/src/index.ts';

describe('gzip size of @mall/sdk', () => {
  it('is at most 7.7 KB, 12.6 with ky on the first call; the socket loads on use, schemas never', async () => {
    const { initial, initialWith, modules, later } = await bundle(SDK, '*');
    expect(initial).toBeGreaterThan(4);
    expect(initial).toBeLessThanOrEqual(7.7);
    // It loads with the first call.
    expect(modules.filter((id) => id.includes('/ky/'))).toEqual([]);
    expect(initialWith('ky')).toBeGreaterThan(initial + 3);
    expect(initialWith('ky')).toBeLessThanOrEqual(12.6);
    expect(later.some((id) => id.includes('/socket.io-client/'))).toBe(true);
    expect([...modules, ...later].filter((id) => id.includes('/zod/'))).toEqual([]);
  });

  it('is almost nothing for only its errors', async () => {
    const { initial, modules } = await bundle(SDK, '{ isMallError }');
    expect(modules.filter((id) => id.includes('/ky/'))).toEqual([]);
    expect(initial).toBeLessThanOrEqual(1.1);
  });
});

import { describe, expect, it } from 'vitest';
import { bundle } from './bundle';

const SDK = 'packages/sdk/src/index.ts';

describe('@mall/sdk weighs, gzipped', () => {
  it('at most 10.15 KB with ky; the socket comes when it is opened, schemas never', async () => {
    const { initial, modules, later } = await bundle(SDK, '*');
    expect(modules.some((id) => id.includes('/ky/'))).toBe(true);
    expect(initial).toBeGreaterThan(5);
    expect(initial).toBeLessThanOrEqual(10.15);
    expect(later.some((id) => id.includes('/socket.io-client/'))).toBe(true);
    expect([...modules, ...later].filter((id) => id.includes('/zod/'))).toEqual([]);
  }, 30_000);

  it('next to nothing for its errors alone', async () => {
    const { initial, modules } = await bundle(SDK, '{ isMallError }');
    expect(modules.filter((id) => id.includes('/ky/'))).toEqual([]);
    expect(initial).toBeLessThanOrEqual(1);
  }, 30_000);
});

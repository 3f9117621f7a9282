import { describe, expect, it } from 'vitest';
import { bundle } from './bundle';

describe('gzip size of @mall/contract', () => {
  it('is at most 16.5 KB for the schemas of all forms with zod, without endpoints', async () => {
    const { initial } = await bundle('apps/web/src/forms/schemas.ts', '*');
    expect(initial).toBeGreaterThan(8);
    expect(initial).toBeLessThanOrEqual(16.5);
  });
});

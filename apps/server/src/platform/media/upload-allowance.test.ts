import { expect, test } from 'vitest';
import { memoryLimiter } from '../rate-limit/limiter';
import { createUploadAllowance } from './upload-allowance';

test('a member is refused beyond the quota of an hour, and other members are not', async () => {
  const allow = createUploadAllowance(memoryLimiter(), 'posts', 100);
  const file = { path: '/tmp/upload', size: 60 * 1024 };
  await allow(1, file);
  await expect(allow(1, file)).rejects.toMatchObject({ failure: 'tooManyRequests' });
  await expect(allow(2, file)).resolves.toBeUndefined();
});

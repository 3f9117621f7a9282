import { expect, onTestFinished, test } from 'vitest';
import { SharedCounter } from '../rate-limit/shared-counter';
import { createUploadAllowance } from './upload-allowance';

test('a member is refused beyond the quota of an hour, and other members are not', async () => {
  const counter = new SharedCounter(null);
  onTestFinished(() => counter.close());
  const allow = createUploadAllowance(counter, 'posts', 100);
  const file = { path: '/tmp/upload', size: 60 * 1024 };
  await allow(1, file);
  await expect(allow(1, file)).rejects.toMatchObject({ failure: 'tooManyRequests' });
  await expect(allow(2, file)).resolves.toBeUndefined();
});

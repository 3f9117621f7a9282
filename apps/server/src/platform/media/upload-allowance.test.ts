import { expect, test } from 'vitest';
import { createUploadAllowance } from './upload-allowance';

test('a member may put away so much in an hour, and others are not held up', () => {
  const allow = createUploadAllowance(100);
  const file = { path: '/tmp/upload', size: 60 };
  allow(1, file);
  expect(() => allow(1, file)).toThrow(expect.objectContaining({ failure: 'tooManyRequests' }));
  expect(() => allow(2, file)).not.toThrow();
});

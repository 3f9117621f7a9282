import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';

const WARNING = /Uploads are on the disk of this server/;
let one: TestMall;
let other: TestMall;
beforeAll(async () => {
  one = await startTestMall({ logLevel: 'warn' });
  other = await startTestMall({ logLevel: 'warn' });
});
afterAll(async () => {
  await one.stop();
  await other.stop();
});

// The embedded database has one process.
describe.runIf(process.env['TEST_DATABASE_URL'])('a server with uploads on its disk', () => {
  test('warns at start only when another server uses the database', async () => {
    expect(one.takeWarnings()).toEqual([]);
    expect(other.takeWarnings()).toEqual([expect.stringMatching(WARNING)]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, makeColleague, startTestMall, type TestMall } from '../../testing';
import { until } from '../../testing/until';

// With the embedded database its one user owns everything.
let mall: TestMall;
beforeAll(async () => {
  mall = await startTestMall({ expectsServingUser: true, logLevel: 'warn' });
});
afterAll(() => mall.stop());

test('an owner is warned, and nobody else, when the user who serves owns the tables', async () => {
  await until(() => mall.takeWarnings().join().includes('DATABASE_MIGRATION_URL'));
  const warningsOf = async (role: 'owner' | 'manager') => {
    const colleague = await makeColleague(mall, [role]);
    return dataOf(await colleague.get('/api/staff/settings/warning/list'));
  };
  expect(await warningsOf('owner')).toEqual(['databaseOwner']);
  expect(await warningsOf('manager')).toEqual([]);
});

test('nobody is warned when the shop is a demo or has the embedded database', async () => {
  const other = await startTestMall({ expectsServingUser: false, logLevel: 'warn' });
  try {
    expect(other.takeWarnings()).toEqual([]);
    const owner = await makeColleague(other, ['owner']);
    expect(dataOf(await owner.get('/api/staff/settings/warning/list'))).toEqual([]);
  } finally {
    await other.stop();
  }
});

import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { runJobs } from '../../kernel/job';
import { isFull } from '../../testing/scale';
import { mountSmallDisk } from '../../testing/small-disk';
import { openDatabase } from '../database';
import { isDatabaseUnavailable } from '../unavailable';
import { maintenanceJobs } from './maintenance';

vi.setConfig({ testTimeout: 300_000 });

// In the second ring: starts of the embedded database take long on a busy machine.
const disk = isFull ? mountSmallDisk(160) : null;
afterAll(() => disk?.unmount());

test.skipIf(disk === null)(
  'the embedded database answers reads without a crash when its maintenance runs on a full disk',
  async () => {
    const dataDir = disk?.folder ?? '';
    const database = await openDatabase({ databaseUrl: null, databasePool: 1, dataDir }, () => {});
    const count = async () =>
      (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from rows`)).rows;
    await database.db.execute(sql`create table rows (id int, filler text)`);
    const add = (rows: number) =>
      database.db.execute(
        sql`insert into rows select n, repeat('x', 500) from generate_series(1, ${rows}) n`,
      );
    await add(1000);
    await disk?.leave(0);
    await expect(add(1000)).rejects.toMatchObject({ cause: { code: '53100' } });
    const errors: unknown[] = [];
    await runJobs(maintenanceJobs(database.pool, dataDir), (error) => errors.push(error));
    // A vacuum may be refused for lack of space; a crash is reported as an unavailable database.
    expect(errors.filter(isDatabaseUnavailable)).toEqual([]);
    expect(await count()).toEqual([{ n: 1000 }]);
    await disk?.freeSpace();
    await add(1000);
    await database.close();
  },
);

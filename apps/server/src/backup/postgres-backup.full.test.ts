import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOnBackup, type StartedProgram } from '../testing/backup-programs';
import { startBucket, type TestBucket } from '../testing/bucket';
import { createRole, createWorkerDatabase, queryOnce } from '../testing/database';
import { until } from '../testing/until';

// Each test starts programs.
vi.setConfig({ testTimeout: 300_000 });

const server = process.env['TEST_DATABASE_URL'];
const MIGRATIONS = new URL('../db/migrations', import.meta.url);

describe.skipIf(!server)('a backup of PostgreSQL', () => {
  let folder: string;
  let source: string;
  let target: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mall-backup-'));
    source = await createWorkerDatabase(server ?? '', 'backup');
    target = await createWorkerDatabase(server ?? '', 'restored');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const at = (...names: string[]) => path.join(folder, ...names);

  const backUp = (env: Record<string, string> = {}): StartedProgram =>
    startOnBackup('backup', at('monday'), { DATA_DIR: at('data'), DATABASE_URL: source, ...env });
  const restore = (env: Record<string, string> = {}): StartedProgram =>
    startOnBackup('restore', at('monday'), {
      DATA_DIR: at('restored'),
      DATABASE_URL: target,
      ...env,
    });

  /** Migrates the source, by the migrations of this version or of an earlier one. */
  async function migrateSource(migrationsFolder = MIGRATIONS.pathname): Promise<void> {
    const client = new Client({ connectionString: source });
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder });
    await client.end();
  }

  // The version before this one, and one that lacks tables with amounts.
  test.each([1, 4])(
    'restore migrates the database when the backup lacks %s migrations',
    async (missing) => {
      const earlier = at('migrations');
      await cp(MIGRATIONS, earlier, { recursive: true });
      const journal = path.join(earlier, 'meta/_journal.json');
      const { entries, ...others } = JSON.parse(await readFile(journal, 'utf8')) as {
        entries: unknown[];
      };
      await writeFile(journal, JSON.stringify({ ...others, entries: entries.slice(0, -missing) }));
      await migrateSource(earlier);

      const backedUp = await backUp().ended;
      expect([backedUp.code, backedUp.printed]).toEqual([0, expect.any(String)]);
      const { code, printed } = await restore().ended;
      expect([code, printed]).toEqual([0, expect.stringMatching(/migrated to this one\.\n$/)]);
      const count = 'select count(*)::int as count from drizzle.__drizzle_migrations';
      expect(await queryOnce(source, count)).toEqual([{ count: entries.length - missing }]);
      expect(await queryOnce(target, count)).toEqual([{ count: entries.length }]);
    },
  );

  test('restore succeeds for an ordinary user when an administrator has installed an extension', async () => {
    const name = await createRole(source, 'owner');
    const owned = (url: string) => Object.assign(new URL(url), { username: name }).href;
    for (const url of [source, target]) {
      await queryOnce(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${name}`);
      // It has views in the schema of the shop.
      await queryOnce(url, 'create extension pg_stat_statements');
    }
    source = owned(source);
    target = owned(target);
    await migrateSource();
    expect(await backUp().ended).toMatchObject({ code: 0 });
    expect(await restore().ended).toMatchObject({ code: 0 });
  });

  describe('with uploads in a bucket', () => {
    let from: TestBucket;
    let to: TestBucket;
    beforeEach(async () => {
      from = await startBucket();
      to = await startBucket();
      await migrateSource();
    });
    afterEach(() => Promise.all([from.stop(), to.stop()]));

    const bucketAt = ({ config }: TestBucket) => ({
      MEDIA_S3_ENDPOINT: config.endpoint,
      MEDIA_S3_BUCKET: config.bucket,
      MEDIA_S3_KEY_ID: config.keyId,
      MEDIA_S3_SECRET: config.secret,
      MEDIA_S3_REGION: config.region,
    });
    /** The type and the checksum of each object. */
    const digestsOf = ({ objects }: TestBucket) =>
      new Map(
        [...objects].map(([key, { bytes, type }]) => [
          key,
          `${type} ${createHash('sha256').update(bytes).digest('hex')}`,
        ]),
      );

    test('restore stores every object with its type, without one that was deleted during the backup', async () => {
      const video = { bytes: Buffer.alloc(3_000_000, 'frames'), type: 'video/mp4' };
      for (const id of ['a', 'b', 'c', 'd'])
        from.objects.set(`posts/${id}/640.webp`, { bytes: Buffer.from(id), type: 'image/webp' });
      from.objects.set('posts/e/video.mp4', video);
      from.vanished.add('posts/b/640.webp');
      const { code, printed } = await backUp(bucketAt(from)).ended;
      expect([code, printed]).toEqual([0, expect.stringContaining('4 media files of 4 MB')]);

      expect(await restore(bucketAt(to)).ended).toMatchObject({ code: 0 });
      from.objects.delete('posts/b/640.webp');
      expect(digestsOf(to)).toEqual(digestsOf(from));
    });

    test('backup fails and leaves nothing when the bucket refuses', async () => {
      const env = { ...bucketAt(from), MEDIA_S3_SECRET: 'another' };
      const { code, printed } = await backUp(env).ended;
      expect([code, printed]).toEqual([1, expect.stringContaining('answered LIST with 403')]);
      expect(await readdir(folder)).toEqual([]);
    });
  });

  describe.skipIf(process.platform !== 'linux')('while pg_dump runs', () => {
    let blocker: Client;
    afterEach(() => blocker.end());

    /** The arguments of a process; empty when it has ended. */
    const commandOf = (pid: number | string): string =>
      existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';

    /** Starts a backup whose pg_dump waits for the lock of a table. @returns it, and the id of pg_dump */
    async function startBlocked(): Promise<{ program: StartedProgram; pgDump: string }> {
      await migrateSource();
      blocker = new Client({ connectionString: source });
      await blocker.connect();
      // The rows of another schema are not counted, so that only pg_dump waits.
      await blocker.query('create schema other; create table other.rows ()');
      await blocker.query('begin; lock table other.rows in access exclusive mode');
      const url = new URL(source);
      url.password = 'the-password';
      const program = backUp({ DATABASE_URL: url.href });
      const waiting = `select from pg_stat_activity
        where datname = current_database() and application_name = 'pg_dump' and wait_event_type = 'Lock'`;
      await until(async () => {
        if (program.child.exitCode !== null) throw new Error('The backup has ended');
        return (await queryOnce(source, waiting)).length === 1;
      });
      const { pid } = program.child;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
      const pgDump = children.find((child) => commandOf(child).includes('--snapshot'));
      if (pgDump === undefined) throw new Error('The backup has no pg_dump');
      return { program, pgDump };
    }

    test('an interrupted backup ends pg_dump and leaves nothing', async () => {
      const { program, pgDump } = await startBlocked();
      expect(await readdir(folder)).toEqual(['monday.partial']);
      program.child.kill('SIGTERM');
      expect(await program.ended).toEqual({ code: 1, printed: '已中斷。\nInterrupted.\n' });
      expect(await readdir(folder)).toEqual([]);
      await until(() => commandOf(pgDump) === '');
    });

    test('the arguments of pg_dump contain no password', async () => {
      const { program, pgDump } = await startBlocked();
      expect(commandOf(pgDump)).toContain('--format=custom');
      expect(commandOf(pgDump)).not.toContain('the-password');
      await blocker.query('rollback');
      const { code, printed } = await program.ended;
      expect(code).toBe(0);
      expect(printed).not.toContain('the-password');
    });
  });
});

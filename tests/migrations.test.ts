import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lint-fixtures';

const MIGRATIONS = path.join(root, 'apps/server/src/db/migrations');
/** Above an exception from the lint of migrations: a drop names the version that no longer reads it. */
const CONTRACT = /^-- contract: not read since (?:\d+\.\d+\.\d+|the first release)\b/;
const EXCEPTION = /^-- squawk-ignore(?:-file)? (.+)$/;

/** The rules that a migration violates. */
function rulesBrokenBy(sql: string): string[] {
  const { stdout, error } = spawnSync(
    path.join(root, 'node_modules/.bin/squawk'),
    ['--reporter', 'json', '--stdin-filepath', 'apps/server/src/db/migrations/9999_fixture.sql'],
    { cwd: root, input: sql, encoding: 'utf8' },
  );
  if (error) throw error;
  return (JSON.parse(stdout) as { rule_name: string }[]).map((each) => each.rule_name);
}

/** The exceptions of a migration that give no reason. */
function unexplained(sql: string): string[] {
  const lines = sql.split('\n').map((line) => line.trim());
  return lines.filter((line, at) => {
    const rules = EXCEPTION.exec(line)?.[1];
    if (rules === undefined) return false;
    const above = lines[at - 1] ?? '';
    return /ban-drop|renaming/.test(rules) ? !CONTRACT.test(above) : !/^-- \w/.test(above);
  });
}

describe('the lint of migrations', () => {
  test.each([
    ['DROP TABLE "orders";', 'ban-drop-table'],
    ['ALTER TABLE "orders" DROP COLUMN "note";', 'ban-drop-column'],
    ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";', 'renaming-column'],
    ['ALTER TABLE "orders" RENAME TO "purchases";', 'renaming-table'],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;', 'changing-column-type'],
    ['ALTER TABLE "orders" ADD COLUMN "gift" text NOT NULL;', 'adding-required-field'],
    [
      'ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid();',
      'adding-field-with-default',
    ],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 'adding-not-nullable-field'],
    [
      'CREATE INDEX "orders_by_note" ON "orders" USING btree ("note");',
      'require-concurrent-index-creation',
    ],
    [
      'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("total" > 0);',
      'constraint-missing-not-valid',
    ],
    [
      'ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("a") REFERENCES "members"("id");',
      'adding-foreign-key-constraint',
    ],
    ['ALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE ("note");', 'disallowed-unique-constraint'],
  ])('refuses %s', (sql, rule) => {
    expect(rulesBrokenBy(sql)).toContain(rule);
  });

  test.each([
    ['a column that may be empty', 'ALTER TABLE "orders" ADD COLUMN "gift" text;'],
    [
      'a required column with a constant',
      'ALTER TABLE "orders" ADD COLUMN "gift" integer DEFAULT 0 NOT NULL;',
    ],
    [
      'a foreign key that is not checked',
      'ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("a") REFERENCES "members"("id") NOT VALID;',
    ],
    [
      'a table with its keys and indexes',
      `CREATE TABLE "gifts" ("id" integer PRIMARY KEY, "order_id" integer NOT NULL);--> statement-breakpoint
      ALTER TABLE "gifts" ADD CONSTRAINT "of" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");--> statement-breakpoint
      CREATE INDEX "gifts_of_order" ON "gifts" USING btree ("order_id");`,
    ],
    [
      'a declared drop',
      '-- contract: not read since 0.4.0\n-- squawk-ignore ban-drop-table\nDROP TABLE "gifts";',
    ],
  ])('accepts %s', (_, sql) => {
    expect(rulesBrokenBy(sql)).toEqual([]);
    expect(unexplained(sql)).toEqual([]);
  });

  test.each([
    ['a drop without a version', '-- Old.\n-- squawk-ignore ban-drop-table\nDROP TABLE "gifts";'],
    [
      'a file without a reason',
      '-- squawk-ignore-file require-concurrent-index-creation\nSELECT 1;',
    ],
  ])('asks for the reason of %s', (_, sql) => {
    expect(unexplained(sql)).toHaveLength(1);
  });

  test('accepts every migration of the server, and each exception has its reason', async () => {
    const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
    expect(files.length).toBeGreaterThan(8);
    const excluded = await readFile(path.join(root, '.squawk.toml'), 'utf8');
    for (const name of files) {
      const sql = await readFile(path.join(MIGRATIONS, name), 'utf8');
      expect([name, unexplained(sql)]).toEqual([name, []]);
      if (!excluded.includes(`*/${name}`)) {
        expect([name, rulesBrokenBy(sql)]).toEqual([name, []]);
      }
    }
  });
});

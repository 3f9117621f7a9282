import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lint-fixtures';

const server = path.join(root, 'apps/server/src');

/** Tables that another module writes as well, by module: only columns that it alone may change. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The code that a dealer passes on.
  'domains/dealers': ['members'],
  // Challenges of passkeys, of which the desk alone has any.
  'domains/staff': ['deskChallenges'],
  // Stock and numbers sold.
  'domains/inventory': ['productRules', 'products'],
  // The balance, with each entry of the ledger.
  'domains/points': ['members'],
  // Emails that wait in the outbox.
  'platform/mail': ['outbox'],
};

/** The file in db/schema of each table. */
const owners = new Map(
  readdirSync(path.join(server, 'db/schema')).flatMap((file) =>
    [
      ...readFileSync(path.join(server, 'db/schema', file), 'utf8').matchAll(
        /export const (\w+) = pgTable\(/g,
      ),
    ].map(([, table]) => [table ?? '', path.basename(file, '.ts')] as const),
  ),
);

/** Each module of the server with the tables that its queries insert into, update or delete from. */
const writes = ['domains', 'platform'].flatMap((layer) =>
  readdirSync(path.join(server, layer)).flatMap((folder) => {
    const module = `${layer}/${folder}`;
    return readdirSync(path.join(server, module), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(path.join(server, module, file), 'utf8').matchAll(
          /(?:\.(?:insert|update|delete)|jsonInsert)\(\s*(\w+)[,)]/g,
        ),
      ])
      .map(([, table]) => ({ module, table: table ?? '' }))
      .filter(({ table }) => owners.has(table));
  }),
);

it('a module writes only the tables of its own file in db/schema', () => {
  // A pattern that matches nothing would find no faults.
  expect(writes.length).toBeGreaterThan(60);
  const foreign = writes.filter(
    ({ module, table }) =>
      owners.get(table) !== path.basename(module) && !EXCEPTIONS[module]?.includes(table),
  );
  expect(foreign).toEqual([]);
});

it('each exception is needed', () => {
  const unused = Object.entries(EXCEPTIONS).flatMap(([module, tables]) =>
    tables
      .filter((table) => !writes.some((write) => write.module === module && write.table === table))
      .map((table) => `${module}: ${table}`),
  );
  expect(unused).toEqual([]);
});

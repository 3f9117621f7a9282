import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  CONTRACT,
  HOOKS,
  readSources,
  SDK,
  TESTING,
  UI,
  type EntryPoint,
} from '../.storybook/api/program';
import { reportOf } from './api-report';

const packages: Readonly<Record<string, readonly EntryPoint[]>> = {
  // The shapes are written from the schemas, so that they are a report themselves.
  contract: CONTRACT.filter(({ specifier }) => !specifier.endsWith('/shapes')),
  sdk: SDK,
  hooks: HOOKS,
  ui: UI,
  testing: TESTING,
};

describe.each(Object.entries(packages))('the public types of @mall/%s', (name, entries) => {
  it('change only together with their report', async () => {
    const report = await reportOf(name, readSources(entries), entries);
    await expect(report).toMatchFileSnapshot(`../packages/${name}/api.md`);
  });
});

/** Changes of the SDK's sources that break its users' code, and how the report shows them. */
const BREAKING = [
  {
    file: 'errors.ts',
    old: 'declare readonly requestId: string | null;',
    changed: 'declare readonly requestId: number | undefined;',
    line: 'readonly requestId: number | undefined;',
  },
  {
    file: 'http/transport.ts',
    old: 'readonly publicUrl?: string;',
    changed: 'readonly browserUrl: string;',
    line: 'readonly browserUrl: string;',
  },
  {
    file: 'members.ts',
    old: 'profile: (options?: CallOptions): Promise<MemberProfile> =>',
    changed: 'profile: (options: CallOptions): Promise<MemberProfile> =>',
    line: 'profile: (options: CallOptions) => Promise<MemberProfile>;',
  },
  {
    file: '../../contract/src/staff/shapes.ts',
    old: 'refunded_amount: number;',
    changed: 'refunded_amount: string;',
    line: 'refunded_amount: string;',
  },
];

it('the report differs when a member of a class, an inherited option, an inferred call or a reply of the staff changes', async () => {
  const program = readSources(SDK, (name) => {
    const change = BREAKING.find(
      ({ file }) => path.resolve('packages/sdk/src', file) === path.resolve(name),
    );
    const text = ts.sys.readFile(name);
    return change ? text?.replace(change.old, change.changed) : text;
  });
  const before = (await readFile('packages/sdk/api.md', 'utf8')).split('\n');
  const after = (await reportOf('sdk', program, SDK)).split('\n');
  const added = after.filter((line) => !before.includes(line)).map((line) => line.trim());
  expect([...new Set(added)].sort()).toEqual(BREAKING.map(({ line }) => line).sort());
});

import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

interface Summary {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { readonly rule: { readonly name: string } }[];
  };
}

async function cruise(...places: string[]): Promise<Summary['summary']> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...places];
  const options = { cwd: root, maxBuffer: 64 * 2 ** 20 };
  // It answers a breach with a failure: what it printed is what counts here.
  const { stdout } = await run('node_modules/.bin/depcruise', args, options).catch(
    (failure: { stdout: string }) => failure,
  );
  return (JSON.parse(stdout) as Summary).summary;
}

/** Which rules break when a file with this content stands at `place`. */
async function breach(place: string, content: string): Promise<string[]> {
  const file = path.join(root, place);
  await writeFile(file, content);
  try {
    const { violations } = await cruise(place);
    return violations.map(({ rule }) => rule.name);
  } finally {
    await rm(file);
  }
}

describe('the layers', () => {
  it('are kept, by all files of the mall', async () => {
    const { totalCruised, violations } = await cruise('packages', 'apps');
    // A cruiser that cannot read TypeScript finds nothing, and nothing wrong.
    expect(totalCruised).toBeGreaterThan(400);
    expect(violations).toEqual([]);
  }, 60_000);

  it.each([
    ['packages/sdk/src/planted.ts', `import 'react';`, 'sdk-without-framework'],
    [
      'packages/sdk/src/planted.ts',
      `import { failures } from './contract/failures'; failures;`,
      'sdk-ships-no-schema',
    ],
    [
      'packages/hooks/src/planted.ts',
      `import { Button } from '../../ui/src/index'; Button;`,
      'hooks-imports',
    ],
    [
      'packages/ui/src/planted.ts',
      `import { createMall } from '@mall/sdk'; createMall();`,
      'ui-sdk-types-only',
    ],
    [
      'apps/web/src/planted.ts',
      `import { buildApp } from '../../server/src/app'; buildApp;`,
      'web-imports',
    ],
    [
      'apps/server/src/planted.ts',
      `import { createMall } from '@mall/sdk'; createMall();`,
      'server-imports',
    ],
    [
      'apps/server/src/domains/auth/planted.ts',
      `import * as repo from '../members/members.repo'; repo;`,
      'repo-behind-its-service',
    ],
  ])(
    'break when %s says %s',
    async (place, content, rule) => {
      expect(await breach(place, content)).toContain(rule);
    },
    60_000,
  );
});

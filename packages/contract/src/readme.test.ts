import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { faultsOf, open } from '../quickstart.example';

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

describe('README', () => {
  it('contains the example that compiles', async () => {
    expect(await read('README.md')).toContain(
      `\`\`\`ts\n${await read('quickstart.example.ts')}\`\`\``,
    );
  });

  it('contains an example whose results are correct', () => {
    expect(open).toContain('GET /api/product/all');
    expect(open).not.toContain('POST /api/shopping/cart/{layer}/add');
    const line = { rule_id: 10011, quantity: 2, type: 1, relation_id: 0 } as const;
    expect(faultsOf(line)).toEqual([]);
    expect(faultsOf({ ...line, quantity: 0 })).toEqual([
      'quantity: must be greater than or equal to {0}',
    ]);
  });

  it('names every entry point of the package', async () => {
    const { exports } = JSON.parse(await read('package.json')) as { exports: object };
    const readme = await read('README.md');
    for (const entry of Object.keys(exports).filter((each) => each !== './package.json')) {
      expect(readme).toContain(`\`${entry.replace('.', '@mall/contract')}\``);
    }
  });
});

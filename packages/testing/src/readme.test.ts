import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

describe('README', () => {
  it('contains the example that compiles', async () => {
    expect(await read('README.md')).toContain(
      `\`\`\`ts\n${await read('quickstart.example.ts')}\`\`\``,
    );
  });

  it('contains an example whose results are correct', async () => {
    const { total } = await import('../quickstart.example');
    expect(total).toBeGreaterThan(0);
  });
});

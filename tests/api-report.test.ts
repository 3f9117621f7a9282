import { describe, expect, it } from 'vitest';
import { readExports } from '../.storybook/api/exports';
import { formatSignature } from '../.storybook/api/formatSignature';
import { HOOKS, readSources, SDK, UI, type EntryPoint } from '../.storybook/api/program';

const packages: Readonly<Record<string, readonly EntryPoint[]>> = {
  sdk: SDK,
  hooks: HOOKS,
  ui: UI,
};

/** The public names of a package by entry point, each with its type. */
async function reportOf(name: string): Promise<string> {
  const entries = packages[name] ?? [];
  const exported = readExports(readSources(entries), entries);
  const parts = await Promise.all(
    exported.map(async ({ importLine = '', signature }) => ({
      from: /'([^']+)';$/.exec(importLine)?.[1] ?? '',
      text: await formatSignature(signature),
    })),
  );
  const froms = [...new Set(parts.map(({ from }) => from))].sort();
  const sections = froms.map((from) => {
    const texts = parts.filter((part) => part.from === from).map(({ text }) => text);
    return `## ${from}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;
  });
  return `# The public types of @mall/${name}\n\nWritten by \`npm run generate\`: a change here is a change for users.\n\n${sections.join('\n')}`;
}

describe.each(Object.keys(packages))('the public types of @mall/%s', (name) => {
  it('change only together with their report', async () => {
    await expect(await reportOf(name)).toMatchFileSnapshot(`../packages/${name}/api.md`);
  });
});

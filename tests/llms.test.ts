import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as hooks from '@mall/hooks';
import { paths } from '../packages/contract/src/shop/paths';
import { llmsFiles } from '../.storybook/api/llms';
import { readPages } from '../.storybook/api/write';

type Files = ReadonlyMap<string, string>;

const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(([\w./-]+\.(?:md|txt))(?:#[\w-]+)?\)/g)].map(
    ([, name = '', to = '']) => ({ name, to }),
  );

/** Returns the broken promises of `llms.txt` as sentences. */
function brokenIn(files: Files, wanted: readonly string[]): readonly string[] {
  const index = files.get('llms.txt') ?? '';
  const links = linksIn(index);
  const named = new Set(links.map(({ name }) => name));
  const dead = [...files].flatMap(([file, text]) =>
    file === 'llms-full.txt'
      ? []
      : linksIn(text)
          .map(({ to }) => path.posix.join(path.posix.dirname(file), to))
          .filter((to) => (files.get(to) ?? '').trim() === '')
          .map((to) => `${file} leads to ${to}, which is not there`),
  );
  return [
    ...wanted.filter((name) => !named.has(name)).map((name) => `${name} is not named`),
    ...dead,
  ];
}

/** Read from the declarations, not from the pages. */
const HOOKS = Object.keys(hooks).filter((name) => /^use[A-Z]/.test(name));
const COMPONENTS = readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.docs.ts'))
  .map((file) => path.basename(file, '.docs.ts'));
const DOMAINS = Object.keys(paths);

let files: Files;
// Compiles the docstrings of all packages, which takes more than a minute on a busy processor.
beforeAll(async () => {
  files = llmsFiles((await readPages()).all);
}, 300_000);

/** Returns the names under a heading of `llms.txt`. */
const under = (heading: string) => {
  const [, after = ''] = (files.get('llms.txt') ?? '').split(`## ${heading}\n`);
  return linksIn(after.split('\n## ')[0] ?? '').map(({ name }) => name);
};

describe('llms.txt, as it is built with Storybook', () => {
  it('lists every hook and every component, and all of its links resolve', () => {
    expect(HOOKS.length).toBeGreaterThan(80);
    expect(COMPONENTS.length).toBeGreaterThan(100);
    expect(brokenIn(files, HOOKS)).toEqual([]);
    // `Flight` is the page of `flyInto`: a page is named after the import.
    const pages = under('Components: @mall/ui');
    expect(pages.length).toBe(COMPONENTS.length);
    expect(COMPONENTS.filter((name) => !pages.includes(name)).sort()).toEqual(['Flight', 'Toast']);
  });

  it('lists every domain of the client, with a page of its calls', () => {
    const pages = DOMAINS.map((domain) => [domain, files.get(`llms/sdk/${domain}.md`) ?? '']);
    expect(pages.filter(([domain, text]) => !text?.includes(`## mall.${domain}.`))).toEqual([]);
    const listed = under('Client: @mall/sdk').join('\n');
    expect(DOMAINS.filter((domain) => !listed.includes(domain))).toEqual([]);
  });

  it('shows the fields of types that are looked up in the contract', () => {
    const types = files.get('llms/sdk/types.md') ?? '';
    expect(types).toMatch(
      /interface Cart \{\n {2}\/\*\* The shipping temperature.+\n {2}layer: 1 \| 2 \| 3;\n.+\n {2}list: CartItem\[\];/,
    );
    expect(types).not.toMatch(/^(?:interface|type) \w+ .*\b(?:Reply|ItemOf)</m);
    expect(files.get('llms/sdk/cart.md')).toMatch(
      /line: \{\n +\/\*\* The variant's id\. \*\/\n +rule_id: number;/,
    );
  });

  it('contains every block of code of the guides verbatim', () => {
    const folder = 'packages/ui/stories';
    const guides = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const blocks = guides.flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^```[^]*?^```$/gm)].map(
        ([block]) => ({ page: `llms/guides/${file.replace('.mdx', '.md')}`, block }),
      ),
    );
    expect(blocks.length).toBeGreaterThan(8);
    expect(blocks.filter(({ page, block }) => !files.get(page)?.includes(block))).toEqual([]);
  });

  it('has the same content in one file', () => {
    const full = files.get('llms-full.txt') ?? '';
    expect(HOOKS.filter((name) => !full.includes(`\n# ${name}\n`))).toEqual([]);
  });

  it('reports a broken link, an empty page, and a missing hook', () => {
    const [page = ''] = [...files.keys()].filter((file) => file.endsWith('/useCart.md'));
    expect(page).toBe('llms/hooks/cart/useCart.md');
    const without = new Map([...files].filter(([file]) => file !== page));
    expect(brokenIn(without, HOOKS)).toContain(`llms.txt leads to ${page}, which is not there`);
    expect(brokenIn(new Map([...files, [page, ' ']]), HOOKS)).toHaveLength(1);
    expect(brokenIn(files, [...HOOKS, 'useNothing'])).toEqual(['useNothing is not named']);
  });
});

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { chineseOf, namesInChinese } from '../.storybook/api/chinese/chineseOf';
import { docstringOf, FIRST_RELEASE } from '../.storybook/api/docstring';
import type { ApiPage } from '../.storybook/api/pages';
import { sourceCopy, sourceUrl } from '../.storybook/api/source-url';
import { readPages } from '../.storybook/api/write';

let pages: readonly ApiPage[];
// Compiles the docstrings of all packages, which takes more than a minute on a busy processor.
beforeAll(async () => {
  pages = (await readPages()).all;
}, 300_000);

/** Returns the docstring of the only statement of a source. */
function docstringIn(code: string) {
  const source = ts.createSourceFile('one.ts', code, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement) throw new Error('No statement');
  return docstringOf(statement);
}

describe('the reference', () => {
  it('names the first version of a declaration, which is the first release without @since', () => {
    expect(docstringIn('/** Adds. */\nexport const add = 1;').since).toBe('0.1.0');
    expect(docstringIn('/**\n * Adds.\n * @since 0.3.0\n */\nexport const add = 1;').since).toBe(
      '0.3.0',
    );
  });

  it('states version and source of every component, hook and call', () => {
    const described = pages.filter(({ path }) => /^(ui|hooks|sdk)\//.test(path));
    expect(described.length).toBeGreaterThan(250);
    const silent = described.filter(
      ({ text, sources = [] }) =>
        sources.length === 0 ||
        sources.some(
          (file) => !text.includes(`Since: ${FIRST_RELEASE} · 原始碼 Source: \`${file}\``),
        ),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    const unread = described
      .flatMap(({ sources = [] }) => sources)
      .filter((file) => readFileSync(file).length === 0);
    expect(unread).toEqual([]);
  });

  it('describes every hook and call in Traditional Chinese', () => {
    const described = pages
      .filter(({ path }) => /^(hooks|sdk)\//.test(path))
      .flatMap(({ text }) => [...text.matchAll(/^##? (use[A-Z]\w*|mall\.\w+\.\w+)$/gm)])
      .map(([, name = '']) => name);
    expect(described.length).toBeGreaterThan(200);
    expect(described.filter((name) => chineseOf(name) === undefined)).toEqual([]);
    expect(namesInChinese.filter((name) => !described.includes(name))).toEqual([]);
  });

  it('links to a source in the repository once the manifest names it, else to the copy in Storybook', () => {
    const file = 'packages/ui/src/kit/Button/Button.tsx';
    expect(sourceUrl(file, { name: 'mall' })).toBe(sourceCopy(file));
    const repository = { url: 'git+https://git.example/alley/mall.git' };
    expect(sourceUrl(file, { name: 'mall', repository })).toBe(
      `https://git.example/alley/mall/blob/main/${file}`,
    );
  });
});

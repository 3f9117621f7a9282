import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ariaAttributes } from '../.storybook/facts/aria-attributes';
import { cssVariables } from '../.storybook/facts/css-variables';
import { dataAttributes } from '../.storybook/facts/data-attributes';
import { docsOf } from '../.storybook/facts/docs-of';
import { exportedOf } from '../.storybook/facts/exports';
import { isInteractive } from '../.storybook/facts/interactive';
import { ownSources } from '../.storybook/facts/own-sources';
import type { Advice, Both, ComponentPage } from '../packages/ui/stories/page';

const SOURCE = path.resolve('packages/ui/src');
const stems = (end: string) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(SOURCE, file.slice(0, -end.length)))
    .sort();
const shown = stems('.stories.tsx').filter((stem) => !stem.includes('lint-fixture'));
const nameOf = (stem: string) => path.relative(SOURCE, stem);

const pages = Object.fromEntries(
  Object.entries(
    import.meta.glob<ComponentPage>('../packages/ui/src/**/*.docs.ts', {
      import: 'page',
      eager: true,
    }),
  ).map(([file, page]) => [path.resolve('tests', file).replace(/\.docs\.ts$/, ''), page]),
);

/** Whether a text has a sentence in each language, by its script. */
const isBilingual = ({ zh, en }: Both) =>
  /[\u4e00-\u9fff]{3}/.test(zh) && /[a-z]{2,} [a-z]{2,}/.test(en);

/** Whether it has a do and a don't in both languages, which differ. */
const isAdvice = ({ do: good, dont: bad }: Advice) =>
  [good.zh, good.en, bad.zh, bad.en].every((text) => text.trim() !== '') &&
  good.zh !== bad.zh &&
  good.en !== bad.en;

const isHan = (text: string) => /[\u4e00-\u9fff]{2}/.test(text);
const moduleOf = (name: string) => exportedOf(path.join(SOURCE, name)).module;

describe('every component of the kit has a page', () => {
  it('names and describes it in Traditional Chinese, and its docstring in English', () => {
    const silent = shown.filter((stem) => {
      const page = pages[stem];
      const { names, module } = exportedOf(stem);
      const english = docsOf(module, names[0] ?? '').text;
      return (
        !page ||
        !isHan(page.name) ||
        !/[\u4e00-\u9fff].*。$/.test(page.description) ||
        !/[a-z]{2,} [a-z]{2,}/.test(english)
      );
    });
    expect(silent.map(nameOf)).toEqual([]);
    const names = shown.map((stem) => pages[stem]?.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('states when to use it and when not, in both languages', () => {
    expect(shown.length).toBeGreaterThan(100);
    const silent = shown.filter((stem) => {
      const page = pages[stem];
      return !page || !isBilingual(page.when) || !isBilingual(page.instead);
    });
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('begins each English text with a verb', () => {
    const fragments = shown.filter((stem) => {
      const { when, instead } = pages[stem] ?? {};
      return (
        !/^[A-Z][a-z]+s /.test(when?.en ?? '') ||
        /^(Not|Never|No|Only|One) /.test(instead?.en ?? '')
      );
    });
    expect(fragments.map(nameOf)).toEqual([]);
  });

  it('has one to three unique pairs of advice', () => {
    const given = (stem: string): readonly Advice[] => pages[stem]?.advice ?? [];
    const wrong = shown.filter((stem) => {
      const advice = given(stem);
      return advice.length < 1 || advice.length > 3 || !advice.every(isAdvice);
    });
    expect(wrong.map(nameOf)).toEqual([]);

    // Advice that two components share is specific to neither.
    const pairs = shown.flatMap((stem) =>
      given(stem).map((each) => `${each.do.zh}${each.dont.zh}`),
    );
    expect(pairs.filter((text, at) => pairs.indexOf(text) !== at)).toEqual([]);
  });

  it('belongs to an existing component', () => {
    const left = Object.keys(pages).filter((stem) => !existsSync(`${stem}.stories.tsx`));
    expect(left.map(nameOf)).toEqual([]);
  });

  it('lists its keys when users can operate it', () => {
    const interactive = shown.filter((stem) => isInteractive(exportedOf(stem).module));
    expect(interactive.length).toBeGreaterThan(60);
    const silent = interactive.filter((stem) => (pages[stem]?.keys ?? []).length === 0);
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('has an import statement', () => {
    const lines = shown.map((stem) => exportedOf(stem).importLine);
    expect(lines).toContain("import { Button } from '@mall/ui/kit';");
    expect(lines).toContain(
      "import { ProductCard, ProductCardSkeleton } from '@mall/ui/products';",
    );
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('facts of the sources', () => {
  const sourcesOf = (name: string) => ownSources(moduleOf(name));

  it('tell which components users can operate', () => {
    // A button, a link within, another component of the kit, keys of its own.
    for (const name of [
      'kit/Button/Button',
      'articles/PostTeaser/PostTeaser',
      'kit/ErrorState/ErrorState',
      'kit/Masonry/Masonry',
    ])
      expect(isInteractive(moduleOf(name)), name).toBe(true);
    // Their actions are passed to them.
    for (const name of ['kit/EmptyState/EmptyState', 'kit/Alert/Alert', 'products/Price/Price'])
      expect(isInteractive(moduleOf(name)), name).toBe(false);
  });

  it('include the roles and ARIA attributes that a component sets', () => {
    expect(ariaAttributes(sourcesOf('kit/Alert/Alert'))).toEqual([
      { name: 'role', from: ['urgent'] },
    ]);
    const ofButton = ariaAttributes(sourcesOf('kit/Button/Button')).map(({ name }) => name);
    expect(ofButton).toEqual(expect.arrayContaining(['aria-busy', 'aria-disabled']));
    expect(ofButton).not.toContain('aria-hidden');
  });

  it("include the variables of a component's own styles, not of its parts", () => {
    const read = cssVariables(sourcesOf('kit/Dialog/Dialog'));
    expect(read).toEqual(expect.arrayContaining(['--ui-scrim', '--ui-surface', '--ui-radiusLg']));
    expect(read).not.toContain('--ui-brand');
    expect(cssVariables(sourcesOf('kit/Button/Button'))).toContain('--ui-onBrand');
  });

  it('include the data attributes that a component sets', () => {
    const { size, sheet } = Object.fromEntries(
      dataAttributes(sourcesOf('kit/Dialog/Dialog')).map((each) => [each.name.slice(5), each]),
    );
    expect(size).toEqual({ name: 'data-size', from: 'size', values: ['sm', 'lg'] });
    expect(sheet).toEqual({ name: 'data-sheet', from: 'sheet', values: [] });
    const menu = dataAttributes(sourcesOf('kit/DropdownMenu/DropdownMenu'));
    expect(menu).toContainEqual({ name: 'data-highlighted', from: 'Radix', values: [] });
  });
});

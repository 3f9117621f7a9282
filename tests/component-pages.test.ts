import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cssVariables } from '../.storybook/facts/css-variables';
import { dataAttributes } from '../.storybook/facts/data-attributes';
import { exportedOf } from '../.storybook/facts/exports';
import { ownSources, type OwnSource } from '../.storybook/facts/own-sources';
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

/** Whether a module handles keys itself, or uses a primitive or a part of the kit that does. */
const listens = ({ text, imports }: OwnSource) =>
  /onKeyDown|onEscapeKeyDown|addEventListener\('keydown'/.test(text) ||
  /styled\.(select|details)|type="(range|checkbox)"/.test(text) ||
  imports.some(
    (name) =>
      /^(@radix-ui\/|downshift$|react-easy-crop$)/.test(name) ||
      /\/(Dialog|Drawer|Stepper|SearchField|Slider|Disclosure|GalleryViewer)$/.test(name),
  );

describe('every component of the kit has a page', () => {
  it('states when to use it and when not, in both languages', () => {
    expect(shown.length).toBeGreaterThan(100);
    const silent = shown.filter((stem) => {
      const page = pages[stem];
      return !page || !isBilingual(page.when) || !isBilingual(page.instead);
    });
    expect(silent.map(nameOf)).toEqual([]);
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

  it('lists its keys when it handles any', () => {
    const listening = shown.filter((stem) => ownSources(exportedOf(stem).module).some(listens));
    expect(listening.length).toBeGreaterThan(30);
    const silent = listening.filter((stem) => (pages[stem]?.keys ?? []).length === 0);
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
  const sourcesOf = (name: string) => ownSources(exportedOf(path.join(SOURCE, name)).module);

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

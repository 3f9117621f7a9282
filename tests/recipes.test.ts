import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { llmsFiles } from '../.storybook/api/llms';
import { recipePages } from '../.storybook/api/recipes';
import type { ApiPage } from '../.storybook/api/pages';
import { installLine, recipeFiles } from '../.storybook/recipes/recipe';

const SOURCES = 'examples/recipes/src';
const RECIPES = readdirSync('.storybook/patterns').flatMap(
  (file) => /^(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? [],
);

/** Returns the packages of an install command in a text. */
const installedBy = (text: string): readonly string[] => {
  const [, packages = ''] = /npm install ((?:[^\n\\]|\\\n)+)/.exec(text) ?? [];
  return packages.replaceAll('\\', ' ').trim().split(/\s+/).sort();
};

let pages: readonly ApiPage[];
beforeAll(async () => {
  pages = await recipePages();
});

describe('the recipes', () => {
  it('are the stories of Patterns, each with a source in the example', () => {
    expect(RECIPES).toEqual(['Chat', 'Checkout', 'LayeredCart', 'Wall']);
    expect(pages.map(({ path: page }) => page)).toEqual(RECIPES.map((name) => `recipes/${name}`));
    for (const name of RECIPES) {
      const stories = readFileSync(`.storybook/patterns/${name}.stories.tsx`, 'utf8');
      expect(stories).toContain(`from '../../${SOURCES}/${name}'`);
    }
  });

  it('install exactly the packages of the example and of the install guide', () => {
    const example: { dependencies: object } = JSON.parse(
      readFileSync('examples/recipes/package.json', 'utf8'),
    );
    const dependencies = Object.keys(example.dependencies).sort();
    expect(pages.map(({ text }) => installedBy(text))).toEqual(RECIPES.map(() => dependencies));
    const guide = readFileSync('packages/ui/stories/Install.mdx', 'utf8');
    expect(installedBy(guide)).toEqual(dependencies);
  });

  it('are in llms.txt with a sentence each, and in its pages with their whole source', () => {
    const files = llmsFiles(pages);
    for (const { path: page, short } of pages) {
      expect(short).toMatch(/^[A-Z].+\.$/);
      expect(files.get('llms.txt')).toContain(`(llms/${page}.md): ${short}`);
      const [, name = ''] = page.split('/');
      const source = readFileSync(path.join(SOURCES, `${name}.tsx`), 'utf8');
      expect(files.get(`llms/${page}.md`)).toContain(source);
    }
  });

  it('consist of a file and the files that it imports', () => {
    const sources = {
      'A.tsx': "import { b } from './B';\nimport { x } from '@mall/ui/kit';\n",
      'B.tsx': "import { useState } from 'react';\nimport { A } from './A';\n",
      'C.tsx': "import { Heart } from 'lucide-react';\n",
    };
    const files = recipeFiles('A', sources);
    expect(files.map(({ name }) => name)).toEqual(['A.tsx', 'B.tsx']);
    expect(recipeFiles('D', sources)).toEqual([]);
    const peers = { '@mall/ui': ['react', 'styled-components'] };
    expect(installLine(files, peers)).toBe('npm install @mall/ui react styled-components');
    expect(installLine(recipeFiles('C', sources), peers)).toBe('npm install lucide-react');
  });
});

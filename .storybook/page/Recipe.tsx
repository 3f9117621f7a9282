import { Heading, Source } from '@storybook/addon-docs/blocks';
import { use } from 'react';

const sources = import.meta.glob<string>('../patterns/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});
const read = new Map<string, Promise<string> | undefined>();

const sourceOf = (stories: string) => {
  const key = stories.replace('./.storybook/', '../');
  if (!read.has(key)) read.set(key, sources[key]?.());
  return read.get(key);
};

/** What one copies of a pattern's file: all of it, but what makes a story of it. */
const recipeOf = (file: string) =>
  file
    .replace(/^import [^;]*'(@storybook\/[^']*|storybook\/[^']*)';\n/gm, '')
    .replace(/\nconst meta = [\s\S]*$/, '');

/** The source of a pattern, to copy; nothing for other stories. */
export function Recipe({ stories }: { stories: string }) {
  const source = sourceOf(stories);
  if (!source) return null;
  return (
    <>
      <Heading>整份程式碼，複製就能用 · The whole source, to copy</Heading>
      <Source code={recipeOf(use(source))} language="tsx" />
    </>
  );
}

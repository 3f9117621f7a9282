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

/** The whole file of a pattern, to copy; nothing for other stories. */
export function Recipe({ stories }: { stories: string }) {
  const source = sourceOf(stories);
  if (!source) return null;
  return (
    <>
      <Heading>整份程式碼 · The whole source</Heading>
      <Source code={use(source)} language="tsx" />
    </>
  );
}

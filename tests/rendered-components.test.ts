import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

interface Stories {
  readonly default: Meta;
  readonly [story: string]: StoryFn | Meta;
}

/** All stories of the kit; a new component is included with its stories. */
const files = import.meta.glob<Stories>('../packages/ui/src/**/*.stories.tsx');

it('has no document here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
  expect(Object.keys(files).length).toBeGreaterThan(75);
});

it.each(Object.entries(files))('%s renders on a server', async (_, load) => {
  const stories = Object.entries(composeStories(await load()));
  expect(stories.length).toBeGreaterThan(0);
  const failed = stories.flatMap(([name, Story]) => {
    try {
      renderToString(createElement(Story));
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(failed).toEqual([]);
});

import type { ComponentPage } from '../../packages/ui/stories/page';
import type { ComponentFacts } from '../facts/facts';

const pages = import.meta.glob<ComponentPage>('../../packages/ui/src/**/*.docs.ts', {
  import: 'page',
});
const facts = import.meta.glob<ComponentFacts>('../../packages/ui/src/**/*.docs.ts', {
  query: '?facts',
  import: 'default',
});

/** The content of a page: written by hand, and read from the sources. */
export interface PageContent {
  page: ComponentPage;
  facts: ComponentFacts;
}

const read = new Map<string, Promise<PageContent | undefined>>();

/**
 * Returns the content of a component's page; undefined for stories that have none.
 *
 * @param stories - Path of its stories as Storybook has it: `./packages/ui/src/kit/Button/Button.stories.tsx`.
 */
export function contentOf(stories: string): Promise<PageContent | undefined> {
  const key = stories.replace(/^\.\//, '../../').replace('.stories.tsx', '.docs.ts');
  const content = read.get(key) ?? load(key);
  read.set(key, content);
  return content;
}

async function load(key: string): Promise<PageContent | undefined> {
  const [page, ownFacts] = await Promise.all([pages[key]?.(), facts[key]?.()]);
  return page && ownFacts ? { page, facts: ownFacts } : undefined;
}

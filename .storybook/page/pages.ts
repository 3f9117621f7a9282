import type { ComponentPage } from '../../packages/ui/stories/page';
import type { ComponentFacts } from '../facts/facts';

const pages = import.meta.glob<ComponentPage>('../../packages/ui/src/**/*.docs.ts', {
  import: 'page',
});
const facts = import.meta.glob<ComponentFacts>('../../packages/ui/src/**/*.docs.ts', {
  query: '?facts',
  import: 'default',
});

/** What a page says: by people, and by the sources. */
export interface PageContent {
  page: ComponentPage;
  facts: ComponentFacts;
}

const read = new Map<string, Promise<PageContent | undefined>>();

/**
 * The content of a component's page; undefined for stories that have none.
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
  const [page, told] = await Promise.all([pages[key]?.(), facts[key]?.()]);
  return page && told ? { page, facts: told } : undefined;
}

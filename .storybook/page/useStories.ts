import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A story on a docs page. */
export type PageStory = ReturnType<
  React.ContextType<typeof DocsContext>['componentStories']
>[number];

/** Returns the stories of the component of this page, in order. */
export const useStories = (): readonly PageStory[] =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

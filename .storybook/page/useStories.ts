import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A story as a docs page has it. */
export type PageStory = ReturnType<
  React.ContextType<typeof DocsContext>['componentStories']
>[number];

/** The stories of the component whose page this is, in order. */
export const useStories = (): readonly PageStory[] =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

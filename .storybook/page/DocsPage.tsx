import {
  Description,
  Heading,
  Markdown,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { DosAndDonts } from './DosAndDonts';
import { Anatomy } from './Anatomy';
import { Aria } from './Aria';
import { KitVariables } from './KitVariables';
import { ImportFacts } from './ImportFacts';
import { Keyboard } from './Keyboard';
import { contentOf, type PageContent } from './pages';
import { Props } from './Props';
import { Recipe } from './Recipe';
import { State } from './State';
import { Styling } from './Styling';
import { useStories } from './useStories';
import { Usage } from './Usage';

/** The content between the first story and the table of props. */
function Before({ page }: PageContent) {
  return (
    <>
      <Usage page={page} />
      <DosAndDonts advice={page.advice} />
      <Anatomy code={page.anatomy} />
    </>
  );
}

/**
 * The docs page of every component: its stories, its types, and the facts of its sources and its
 * `*.docs.ts`.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = String(preparedMeta.parameters['fileName']);
  const content = use(contentOf(stories));
  const [primary, ...others] = useStories();
  return (
    <>
      <KitVariables />
      <Title />
      {content ? (
        <>
          <Subtitle>{content.page.name}</Subtitle>
          <Markdown>{`${content.page.description}\n\n${content.facts.text}`}</Markdown>
        </>
      ) : (
        <Description />
      )}
      {content && <ImportFacts facts={content.facts} />}
      {primary && <State story={primary} isPrimary />}
      {content && <Before {...content} />}
      {Object.keys(preparedMeta.argTypes).length > 0 && <Props facts={content?.facts} />}
      {content && <Keyboard keys={content.page.keys} />}
      {content && <Aria facts={content.facts} />}
      {content && <Styling facts={content.facts} />}
      {others.length > 0 && <Heading>各種狀態 · States</Heading>}
      {others.map((story) => (
        <State key={story.id} story={story} />
      ))}
      <Recipe stories={stories} />
    </>
  );
}

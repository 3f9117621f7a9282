import { Controls, Heading, Source, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../facts/facts';
import { Note } from './parts';

/**
 * Shows the table of props, further attributes that the component accepts, and the types in the
 * table.
 */
export function Props({ facts }: { facts: ComponentFacts | undefined }) {
  return (
    <>
      <Heading>屬性 · Props</Heading>
      <Controls />
      {facts?.element && (
        <Unstyled>
          <Note>
            其餘的屬性原樣傳給 <code>{`<${facts.element}>`}</code>：<code>className</code>、
            <code>style</code>、<code>aria-*</code>、<code>ref</code>。
            <span lang="en">
              Everything else goes to the <code>{`<${facts.element}>`}</code> as it is.
            </span>
          </Note>
        </Unstyled>
      )}
      {facts && facts.types.length > 0 && (
        <>
          <Subheading>屬性的型別 · Types of the props</Subheading>
          <Source code={facts.types.map(({ code }) => code).join('\n\n')} language="tsx" />
        </>
      )}
    </>
  );
}

import { Heading, Source } from '@storybook/addon-docs/blocks';

/** Shows how the parts of a component compose; nothing for one without parts. */
export function Anatomy({ code }: { code?: string | undefined }) {
  if (code === undefined) return null;
  return (
    <>
      <Heading>組成 · Anatomy</Heading>
      <Source code={code} language="tsx" />
    </>
  );
}

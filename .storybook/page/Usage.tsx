import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Both, ComponentPage } from '../../packages/ui/stories/page';
import { Bilingual } from './parts';

function BilingualText({ title, text }: { title: string; text: Both }) {
  return (
    <Bilingual>
      <h4>{title}</h4>
      <p>{text.zh}</p>
      <p lang="en">{text.en}</p>
    </Bilingual>
  );
}

/** Shows when to use a component, and when to use another. */
export function Usage({ page }: { page: ComponentPage }) {
  return (
    <>
      <Heading>什麼時候用 · When to use it</Heading>
      <Unstyled>
        <BilingualText title="用它 Use it" text={page.when} />
        <BilingualText title="改用別的 Use another" text={page.instead} />
      </Unstyled>
    </>
  );
}

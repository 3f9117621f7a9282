import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Both, ComponentPage } from '../../packages/ui/stories/page';
import { Pair } from './parts';

function Words({ title, words }: { title: string; words: Both }) {
  return (
    <Pair>
      <h4>{title}</h4>
      <p>{words.zh}</p>
      <p lang="en">{words.en}</p>
    </Pair>
  );
}

/** When a component is the right one, and when another is. */
export function When({ page }: { page: ComponentPage }) {
  return (
    <>
      <Heading>什麼時候用 · When to use it</Heading>
      <Unstyled>
        <Words title="用它 Use it" words={page.when} />
        <Words title="改用別的 Use another" words={page.instead} />
      </Unstyled>
    </>
  );
}

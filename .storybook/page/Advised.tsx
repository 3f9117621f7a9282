import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Advice, Both } from '../../packages/ui/stories/page';
import { Advices, Said } from './parts';

function Way({ kind, words }: { kind: 'do' | 'dont'; words: Both }) {
  return (
    <Said data-kind={kind}>
      <strong>{kind === 'do' ? '✓ 要 Do' : '✕ 不要 Don’t'}</strong>
      <p>{words.zh}</p>
      {words.en !== words.zh && <p lang="en">{words.en}</p>}
    </Said>
  );
}

/** What to do beside what not. */
export function Advised({ advice }: { advice: readonly Advice[] }) {
  return (
    <Unstyled>
      <Advices>
        {advice.map((each) => (
          <div key={each.do.zh}>
            <Way kind="do" words={each.do} />
            <Way kind="dont" words={each.dont} />
          </div>
        ))}
      </Advices>
    </Unstyled>
  );
}

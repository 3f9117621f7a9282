import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Advice, Both } from '../../packages/ui/stories/page';
import { AdviceGrid, AdviceBox } from './parts';

function AdviceText({ kind, text }: { kind: 'do' | 'dont'; text: Both }) {
  return (
    <AdviceBox data-kind={kind}>
      <strong>{kind === 'do' ? '✓ 要 Do' : '✕ 不要 Don’t'}</strong>
      <p>{text.zh}</p>
      {text.en !== text.zh && <p lang="en">{text.en}</p>}
    </AdviceBox>
  );
}

/** Shows dos beside don'ts. */
export function DosAndDonts({ advice }: { advice: readonly Advice[] }) {
  return (
    <Unstyled>
      <AdviceGrid>
        {advice.map((each) => (
          <div key={each.do.zh}>
            <AdviceText kind="do" text={each.do} />
            <AdviceText kind="dont" text={each.dont} />
          </div>
        ))}
      </AdviceGrid>
    </Unstyled>
  );
}

import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../facts/facts';
import { Line } from './parts';

const kb = (size: number) => `${size.toFixed(1)} KB`;

/** Shows how a component is imported, its size, and where its source is. */
export function ImportFacts({ facts }: { facts: ComponentFacts }) {
  return (
    <>
      <Source code={[facts.importLine, ...facts.examples].join('\n\n')} language="tsx" />
      <Unstyled>
        <Line>
          <div>
            <dt>大小 Size</dt>
            <dd title="gzip，不含 React 與 styled-components · without React and styled-components">
              {kb(facts.size)} gzip
              {facts.later > 0.05 && `，需要時再載 later ${kb(facts.later)}`}
            </dd>
          </div>
          <div>
            <dt>原始碼 Source</dt>
            <dd>
              <code>{facts.source}</code>
            </dd>
          </div>
        </Line>
      </Unstyled>
    </>
  );
}

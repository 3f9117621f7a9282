import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../facts/facts';
import { Line } from './parts';

const kb = (size: number) => `${size.toFixed(1)} KB`;

/** Shows how a component is imported, its size, its first version, and its source. */
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
            <dt>始於 Since</dt>
            <dd>{facts.since}</dd>
          </div>
          <div>
            <dt>原始碼 Source</dt>
            <dd>
              <a href={facts.sourceUrl} target="_blank" rel="noreferrer">
                <code>{facts.source}</code>
              </a>
            </dd>
          </div>
        </Line>
      </Unstyled>
    </>
  );
}

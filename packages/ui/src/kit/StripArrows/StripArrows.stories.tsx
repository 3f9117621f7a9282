import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { StripArrows } from './StripArrows';

function Strip({ count }: { readonly count: number }) {
  const strip = useRef<HTMLUListElement>(null);
  return (
    <div style={{ position: 'relative', maxWidth: 360 }}>
      <ul
        ref={strip}
        aria-label="本週鮮蔬"
        style={{ display: 'flex', gap: 8, overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {Array.from({ length: count }, (_, at) => (
          <li
            key={at}
            style={{
              flex: '0 0 140px',
              padding: 24,
              borderRadius: 14,
              background: 'var(--ui-sunken)',
              textAlign: 'center',
            }}
          >
            <a href={`#${at}`}>第 {at + 1} 樣</a>
          </li>
        ))}
      </ul>
      <StripArrows strip={strip} back="本週鮮蔬：往前" on="本週鮮蔬：往後" />
    </div>
  );
}

const meta = {
  title: 'Kit/StripArrows',
  component: Strip,
  args: { count: 8 },
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A mouse gets buttons at both ends; a finger swipes. */
export const Several: Story = {};
export const AllVisible: Story = { args: { count: 2 } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

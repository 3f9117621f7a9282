import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize2 } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { IconButton } from '../../kit/IconButton/IconButton';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: '放大檢視',
    children: (
      <IconButton label="放大檢視" variant="outline">
        <Maximize2 />
      </IconButton>
    ),
  },
  decorators: [(Story) => <div style={{ padding: '64px 80px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('放大檢視');
  },
};
export const LongText: Story = {
  ...ByKeyboard,
  args: { text: '冷藏與冷凍商品分開出貨，各算一次運費。', side: 'bottom' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

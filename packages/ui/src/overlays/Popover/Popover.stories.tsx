import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../kit/IconButton/IconButton';
import { Popover } from './Popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    title: '分潤怎麼算？',
    trigger: (
      <IconButton label="分潤怎麼算？">
        <CircleHelp />
      </IconButton>
    ),
    children: '以商品實付金額乘上您的分潤比例計算，不含運費；退款的訂單不計入。',
  },
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '分潤怎麼算？' }));
    const sheet = await screen.findByRole('dialog', { name: '分潤怎麼算？' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareQuote } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../kit/IconButton/IconButton';
import { ChatComposer } from './ChatComposer';

const meta = {
  title: 'Chat/ChatComposer',
  component: ChatComposer,
  args: {
    value: '',
    onValueChange: fn(),
    onSend: fn(),
    onFiles: fn(),
    onChooseOrder: fn(),
    placeholder: '輸入想問的事',
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: '請問可以改成週五出貨嗎？\n那天家裡才有人。' } };
export const NearTheEnd: Story = { args: { value: '好'.repeat(1_950) } };
export const TooLong: Story = {
  args: { value: '好'.repeat(2_006) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '傳送' }));
    await expect(canvas.getByText(/訊息最多 2,000 字/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const TextOnly: Story = {
  render: ({ onFiles: _files, onChooseOrder: _order, ...args }) => <ChatComposer {...args} />,
};
export const WithTools: Story = {
  args: {
    tools: (
      <IconButton label="常用回覆">
        <MessageSquareQuote />
      </IconButton>
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

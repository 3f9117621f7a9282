import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LinkedText } from '../../kit/LinkedText/LinkedText';
import { ChatBubble } from './ChatBubble';

const meta = {
  title: 'Chat/ChatBubble',
  component: ChatBubble,
  args: { children: '請問今天會出貨嗎？', time: '09:02' },
  decorators: [(Story) => <ol style={{ maxWidth: 480 }}>{Story()}</ol>],
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Read: Story = { args: { read: true } };
export const OfTheShop: Story = {
  args: { author: { name: '巷口小編' }, children: '會喔，下午四點前下單都會出貨。' },
};
export const Continued: Story = { args: { author: { name: '巷口小編' }, continued: true } };
export const Signed: Story = {
  args: { signature: '蘇雅筑', children: '會喔，下午四點前下單都會出貨。', read: true },
};
export const Sending: Story = { args: { state: 'sending' } };
export const Waiting: Story = { args: { state: 'waiting' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn(), onDiscard: fn() } };
export const Refused: Story = {
  args: { state: 'failed', reason: '操作太頻繁了，請 9 秒後再試', onRetry: fn(), onDiscard: fn() },
};
export const Long: Story = {
  args: { children: '巷口的芒果又大又甜，'.repeat(30) + 'a'.repeat(200) },
};
export const WithLink: Story = {
  args: {
    children: <LinkedText>請看 https://mall.example/product/1001，謝謝</LinkedText>,
    author: { name: '巷口小編' },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

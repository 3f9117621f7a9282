import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommentForm } from './CommentForm';

const meta = {
  title: 'Articles/CommentForm',
  component: CommentForm,
  args: { value: '', onValueChange: fn(), onSend: fn(), placeholder: '說點什麼…' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: '看起來好好吃，\n請問滷汁可以單買嗎？' } };
export const NearTheEnd: Story = { args: { value: '好吃'.repeat(494) } };
export const Sending: Story = { args: { value: '馬上下單！', sending: true } };

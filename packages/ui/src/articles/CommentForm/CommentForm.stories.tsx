import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
export const TooLong: Story = {
  args: { value: '好吃'.repeat(506) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送出留言' }));
    await expect(canvas.getByText('留言最多 1,000 字')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { value: '馬上下單！', sending: true } };

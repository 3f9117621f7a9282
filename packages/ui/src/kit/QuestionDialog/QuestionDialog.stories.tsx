import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { QuestionDialog } from './QuestionDialog';

const meta = {
  title: 'Kit/QuestionDialog',
  component: QuestionDialog,
  args: {
    tone: 'danger',
    title: '真的要刪除帳號嗎？',
    text: '刪除後無法復原。',
    question: '請輸入「刪除帳號」',
    allowed: ['刪除帳號'],
    confirm: '永久刪除',
    cancel: '保留帳號',
    onAnswered: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof QuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '好');
    await userEvent.click(screen.getByRole('button', { name: '永久刪除' }));
    await expect(screen.getByText('答案不正確')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

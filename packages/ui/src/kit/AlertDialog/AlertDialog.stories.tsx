import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AlertDialog } from './AlertDialog';

const meta = {
  title: 'Kit/AlertDialog',
  component: AlertDialog,
  args: { title: '系統發生錯誤', text: '客服訊息暫時送不出去，請稍後再試一次。', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { text: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { WaitingDialog } from './WaitingDialog';

const meta = {
  title: 'Kit/WaitingDialog',
  component: WaitingDialog,
  // Long enough to inspect it.
  args: { title: '登入成功', text: '正帶您回首頁。', onDone: fn(), duration: 600_000 },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof WaitingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSkip: Story = { args: { skip: '現在就去' } };
export const Narrow: Story = { ...WithSkip, globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Popup } from './Popup';

const meta = {
  title: 'Kit/Popup',
  component: Popup,
  // Long enough to inspect it.
  args: { tone: 'success', children: '貼文已發布', onClose: fn(), duration: 600_000 },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: { tone: 'failure', children: '「愛文芒果」已經下架，請先把它從貼文裡拿掉' },
};
export const Narrow: Story = { ...Failure, globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypingDots } from './TypingDots';

const meta = {
  title: 'Chat/TypingDots',
  component: TypingDots,
  args: { name: '巷口市集' },
} satisfies Meta<typeof TypingDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

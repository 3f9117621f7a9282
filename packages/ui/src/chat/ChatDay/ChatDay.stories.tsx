import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatDay } from './ChatDay';

const meta = {
  title: 'Chat/ChatDay',
  component: ChatDay,
  args: { children: '11/22（日）' },
  decorators: [(Story) => <ol>{Story()}</ol>],
} satisfies Meta<typeof ChatDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Kit/CopyButton',
  component: CopyButton,
  args: { name: '帳號', text: '9103552212345678', onCopy: () => Promise.resolve() },
} satisfies Meta<typeof CopyButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

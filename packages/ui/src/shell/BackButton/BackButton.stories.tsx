import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BackButton } from './BackButton';

const meta = {
  title: 'Shell/BackButton',
  component: BackButton,
  args: { onClick: fn() },
} satisfies Meta<typeof BackButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

const meta = {
  title: 'Kit/Card',
  component: Card,
  args: { children: '一張放在米紙上的白紙。' },
} satisfies Meta<typeof Card>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

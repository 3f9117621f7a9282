import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './LoadingOverlay';

const meta = {
  title: 'Kit/LoadingOverlay',
  component: LoadingOverlay,
  args: { active: true },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

export const Active: StoryObj<typeof meta> = {};

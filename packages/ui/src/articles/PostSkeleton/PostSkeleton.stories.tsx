import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostSkeleton } from './PostSkeleton';

const meta = {
  title: 'Articles/PostSkeleton',
  component: PostSkeleton,
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PostSkeleton>;
export default meta;

export const OnItsWay: StoryObj<typeof meta> = {};

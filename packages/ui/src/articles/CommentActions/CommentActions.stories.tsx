import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommentActions } from './CommentActions';

const meta = {
  title: 'Articles/CommentActions',
  component: CommentActions,
  args: { author: '小滿', liked: false, likeCount: 0, onLike: fn(), onReply: fn() },
} satisfies Meta<typeof CommentActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoLikes: Story = {};
export const Liked: Story = { args: { liked: true, likeCount: 12 } };
export const Dark: Story = { args: { liked: true, likeCount: 3 }, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatMedia } from './ChatMedia';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23e0a458"/%3E%3C/svg%3E';

const meta = {
  title: 'Chat/ChatMedia',
  component: ChatMedia,
  args: { kind: 'picture', src: picture },
} satisfies Meta<typeof ChatMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureInMessage: Story = {};
export const Uploading: Story = { args: { progress: 40, onCancel: fn() } };
export const VideoInMessage: Story = {
  args: { kind: 'video', src: '/video.mp4', poster: picture },
};
export const VideoUploading: Story = {
  args: { kind: 'video', src: null, poster: picture, progress: 70, onCancel: fn() },
};
export const VideoWithoutItsSound: Story = {
  args: { kind: 'video', src: '/video.mp4', poster: picture, soundDropped: true },
};
export const Missing: Story = { args: { src: null } };

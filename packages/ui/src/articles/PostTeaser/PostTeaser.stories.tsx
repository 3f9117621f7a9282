import type { Meta, StoryObj } from '@storybook/react-vite';
import { lunchPost } from '../../../stories/posts';
import { PostTeaser } from './PostTeaser';

const meta = {
  title: 'Articles/PostTeaser',
  component: PostTeaser,
  args: { article: lunchPost, href: '#post', time: '3 小時前' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
} satisfies Meta<typeof PostTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const WordsOnly: Story = { args: { article: { ...lunchPost, pictures: [] } } };

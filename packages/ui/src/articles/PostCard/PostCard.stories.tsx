import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { PostCard } from './PostCard';

const meta = {
  title: 'Articles/PostCard',
  component: PostCard,
  args: {
    href: '#post',
    time: '3 小時前',
    onLike: fn(),
    onCollect: fn(),
    article: {
      id: 1,
      content:
        '今天的便當是滷雞腿配三樣青菜，飯是玉里新米。\n第一次買就回購了，滷汁拌飯真的會讓人多吃一碗，孩子帶去學校同學都在問哪裡買的。',
      create_name: '阿嬤的灶腳',
      create_icon: pictures.bento,
      pictures: [pictures.bento, pictures.mango, pictures.dumplings],
      like_count: 128,
      is_like: true,
      comment_count: 12,
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof PostCard>;

export const ThreePictures: Story = {};
export const ManyPictures: Story = {
  args: {
    article: {
      ...meta.args.article,
      is_like: false,
      is_collect: true,
      pictures: Array.from({ length: 7 }, () => pictures.mango),
    },
  },
};
export const WordsOnly: Story = {
  args: { article: { ...meta.args.article, pictures: [], create_icon: null } },
};
export const Compact: Story = {
  args: { compact: true, onLike: undefined, onCollect: undefined },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

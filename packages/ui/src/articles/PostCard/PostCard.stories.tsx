import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, ShoppingBasket } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longPost, lunchPost } from '../../../stories/posts';
import { frozenDumplings, lunchbox, mangoes, pictures } from '../../../stories/samples';
import { IconButton } from '../../kit/IconButton/IconButton';
import { PostProductRow } from '../PostProduct/PostProductRow';
import { PostProducts } from '../PostProduct/PostProducts';
import { PostCard } from './PostCard';

const basket = (name: string) => (
  <IconButton label={`把「${name}」加入購物車`} variant="soft">
    <ShoppingBasket />
  </IconButton>
);

const meta = {
  title: 'Articles/PostCard',
  component: PostCard,
  args: {
    article: lunchPost,
    href: '#post',
    commentsHref: '#comments',
    time: '3 小時前',
    menu: (
      <IconButton label="貼文選項">
        <Ellipsis />
      </IconButton>
    ),
    onLike: fn(),
    onCollect: fn(),
    onShare: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePictures: Story = {
  args: {
    children: (
      <PostProducts author="阿嬤的灶腳">
        <PostProductRow product={lunchbox} href="#product" action={basket(lunchbox.name)} />
      </PostProducts>
    ),
  },
};
export const LongLimitedEdited: Story = {
  args: {
    article: longPost,
    children: (
      <PostProducts author="阿嬤的灶腳">
        <PostProductRow product={mangoes} href="#product" action={basket(mangoes.name)} />
        <PostProductRow product={{ ...frozenDumplings, sold_out: true }} href="#product" />
      </PostProducts>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/做法很簡單/);
    const before = text.clientHeight;
    await userEvent.click(await canvas.findByRole('button', { name: '展開全文' }));
    await waitFor(() => expect(text.clientHeight).toBeGreaterThan(before));
    await expect(canvas.queryByRole('button', { name: '展開全文' })).toBeNull();
  },
};
export const WithVideo: Story = {
  args: {
    article: {
      ...lunchPost,
      pictures: [],
      comments: [],
      videos: [
        { url: '/none.mp4', poster: pictures.dumplings, width: 1280, height: 720, duration: 48 },
      ],
    },
  },
};
export const WordsOnly: Story = {
  args: { article: { ...lunchPost, pictures: [], create_icon: null, comments: [] } },
};
export const OnItsOwnPage: Story = {
  args: { article: { ...longPost, comments: [] }, href: undefined, authorAs: 'h1' },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The pressed picture opens; arrow keys change the picture, Escape closes, and the focus returns. */
export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByRole('button', { name: /第 2 張，共 3 張/ });
    await userEvent.click(second);
    const viewer = await screen.findByRole('dialog', { name: '阿嬤的灶腳的貼文圖片' });
    const strip = within(viewer).getByRole('group', { name: '阿嬤的灶腳的貼文圖片' });
    const inSight = () => Math.round(strip.scrollLeft / strip.clientWidth) + 1;
    await waitFor(() => expect(inSight()).toBe(2));
    strip.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(inSight()).toBe(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
  },
};

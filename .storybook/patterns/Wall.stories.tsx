import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import { refusal, replies } from '@mall/sdk/testing/mock';
import { ToastProvider } from '@mall/ui/kit';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Wall } from '../../examples/recipes/src/Wall';
import { openMall, type Visitor } from './open-mall';

const { list: posts, until } = replies.articles.list;
const sentences = [
  '昨天的豆漿很香，今天再去買。',
  '包了五十顆水餃，冷凍庫又滿了。',
  '巷口的柿子開始甜了。',
];
const wall = sentences.flatMap((content, at) =>
  posts.map((post) => ({ ...post, id: 310 - at, content, is_like: false, like_count: at })),
);

function openShop(visitor: Visitor, isPoster: boolean) {
  const opened = openMall(visitor, {
    'articles.list': ({ query: { page = 1 } }) => ({
      ...replies.articles.list,
      until,
      list: page === 1 ? [...posts, ...wall.slice(0, 2)] : wall.slice(2),
      page: { ...replies.articles.list.page, current_page: page, total_page: 2, total_count: 4 },
    }),
    // The author has just deleted one of the posts.
    'articles.like': ({ body: { a_id, action } }) =>
      a_id === 310
        ? refusal('notFound')
        : { a_id, is_like: action === 'add', like_count: action === 'add' ? 8 : 7 },
  });
  if (isPoster) opened.mall.session.start('token', { ...replies.members.profile, is_poster: true });
  return opened;
}

interface ShopProps {
  visitor?: Visitor;
  /** Whether the member may write posts. */
  isPoster?: boolean;
}

function Shop({ visitor = 'member', isPoster = false }: ShopProps) {
  const [{ mall }] = useState(() => openShop(visitor, isPoster));
  return (
    <MallProvider mall={mall}>
      <ToastProvider>
        <Wall />
      </ToastProvider>
    </MallProvider>
  );
}

const meta = {
  title: 'Patterns/貼文牆 Wall',
  component: Shop,
  parameters: {
    docs: {
      description: {
        component:
          '貼文牆：讚先亮再等伺服器，被拒絕就熄掉並說明；貼文裡的商品直接進購物車；往下捲就接著載入。訪客都看得到，按讚和加入購物車時請他登入，登入後自動完成。能發文的會員有「寫貼文」。\n\nA like shows at once, and is reverted with the reason when the server refuses it. A post’s products go straight into the cart. The next page loads on scrolling down. A guest reads everything; a like or a product asks them to sign in, and is done afterwards. Members who may post can write.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

const likeIn = (post: HTMLElement) => within(post).getByRole('button', { name: /讚/ });

/** The wall to try out. */
export const Default: Story = {};
/** Likes posts, adds a product and loads more on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const posts = await within(canvasElement).findAllByRole('article');
    const [rice, gone] = posts;
    if (!rice || !gone) throw new Error('Two posts are on the wall');
    // A second press takes the like back.
    await userEvent.click(likeIn(rice));
    await expect(likeIn(rice)).toHaveAttribute('aria-pressed', 'false');
    await expect(likeIn(rice)).toHaveTextContent('7');
    // A refused like is reverted, and the reason is shown.
    await userEvent.click(likeIn(gone));
    await waitFor(() => expect(screen.getByText('找不到這筆資料，可能已經移除')).toBeVisible());
    await expect(likeIn(gone)).toHaveAttribute('aria-pressed', 'false');
    // A product under a post goes into the cart.
    await userEvent.click(within(rice).getByRole('button', { name: /加入購物車/ }));
    await waitFor(() => expect(screen.getByText('已加入購物車')).toBeVisible());
    // The next page loads when the end comes near.
    await waitFor(async () => {
      within(canvasElement).getAllByRole('article').at(-1)?.scrollIntoView();
      await expect(within(canvasElement).getByText(/柿子/)).toBeInTheDocument();
    });
  },
};

/** A guest reads the wall. A product or a like asks them to sign in first. */
export const Guest: Story = {
  args: { visitor: 'guest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [rice] = await within(canvasElement).findAllByRole('article');
    if (!rice) throw new Error('A post is on the wall');
    await expect(within(canvasElement).queryByRole('button', { name: '寫貼文' })).toBeNull();
    await userEvent.click(within(rice).getByRole('button', { name: /加入購物車/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '請先登入' }));
    await userEvent.click(dialog.getByRole('button', { name: '再逛逛' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(likeIn(rice));
    const signIn = await screen.findByRole('link', { name: '登入' });
    await waitFor(() => expect(signIn).toBeVisible());
  },
};

/** A first-time buyer adds the first product to the cart. */
export const FirstTimeBuyer: Story = {
  args: { visitor: 'firstTime' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [add] = await within(canvasElement).findAllByRole('button', { name: /加入購物車/ });
    if (!add) throw new Error('A post recommends a product');
    await userEvent.click(add);
    await waitFor(() => expect(screen.getByText('已加入購物車')).toBeVisible());
  },
};

/** A poster writes: an empty post is refused, with the reason at the field. */
export const Poster: Story = {
  args: { isPoster: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '寫貼文' }));
    const dialog = within(await screen.findByRole('dialog', { name: '寫貼文' }));
    await userEvent.click(dialog.getByRole('button', { name: '發布' }));
    await waitFor(() => expect(dialog.getByText('請先輸入貼文內容再發布')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import { useArticleLike, useArticleList } from '@mall/hooks/articles';
import { useAddToCart } from '@mall/hooks/cart';
import { createMall, memoryStorage, type ArticleSummary } from '@mall/sdk';
import { createMockMall, refusal, replies } from '@mall/sdk/testing/mock';
import {
  PostCard,
  postHeight,
  PostProductRow,
  PostProducts,
  PostSkeleton,
} from '@mall/ui/articles';
import {
  Button,
  ErrorState,
  IconButton,
  Masonry,
  ToastProvider,
  useToast,
  type FeedPlace,
} from '@mall/ui/kit';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

type PostProduct = ArticleSummary['product'][number];

/** A product under a post: with one variant it goes into the cart, with several to its page. */
function Recommended({ product }: { product: PostProduct }) {
  const toast = useToast();
  const { mutateAsync: addToCart } = useAddToCart();
  const { p_id, name, layer, rule_id } = product;
  const add = (rule: number) =>
    addToCart({ layer, rule_id: rule }).then(
      () => toast.success('已加入購物車', { picture: product.index_img }),
      () => toast.failure('沒有加進去，請再試一次'),
    );
  return (
    <PostProductRow
      product={product}
      href={`#product-${p_id}`}
      action={
        rule_id !== null && (
          <IconButton
            variant="soft"
            label={`把「${name}」加入購物車`}
            onClick={() => void add(rule_id)}
          >
            <ShoppingBasket />
          </IconButton>
        )
      }
    />
  );
}

/** A post of the wall: the heart beats at once, and stops when the server says no. */
function Post({ article, place }: { article: ArticleSummary; place: FeedPlace }) {
  const toast = useToast();
  const like = useArticleLike(article, { onFailed: () => toast.failure('操作失敗，請再試一次') });
  const href = `#article-${article.id}`;
  return (
    <PostCard
      article={article}
      place={place}
      href={href}
      commentsHref={`${href}-comments`}
      time={article.create_time.slice(5, 16)}
      onLike={like}
    >
      {article.product.length > 0 && (
        <PostProducts author={article.create_name}>
          {article.product.map((product) => (
            <Recommended key={product.p_id} product={product} />
          ))}
        </PostProducts>
      )}
    </PostCard>
  );
}

// Defined once: a new function on every render would lay the whole feed out anew.
const idOf = ({ id }: ArticleSummary) => id;
const heightOf = (article: ArticleSummary, width: number) =>
  postHeight(article, width, article.product.length);
const drawPost = (article: ArticleSummary, place: FeedPlace) => (
  <Post article={article} place={place} />
);

/** The wall: posts as they come, the next page on demand. */
function Wall() {
  const { items, status, hasMore, isLoadingMore, loadMore, retry } = useArticleList();
  if (status === 'error' && items.length === 0)
    return <ErrorState title="貼文載入失敗" text="網路好像不太穩。" onRetry={retry} />;
  return (
    <Masonry
      label="貼文"
      items={items}
      itemKey={idOf}
      estimate={heightOf}
      busy={status === 'pending' || isLoadingMore}
      skeleton={<PostSkeleton />}
      end={
        hasMore && (
          <Button variant="secondary" fullWidth loading={isLoadingMore} onClick={loadMore}>
            載入更多
          </Button>
        )
      }
    >
      {drawPost}
    </Masonry>
  );
}

/** Everything from here on stands in for the server: in a shop, `createMall()` is enough. */
const { list: posts, until } = replies.articles.list;
const words = [
  '昨天的豆漿很香，今天再去買。',
  '包了五十顆水餃，冷凍庫又滿了。',
  '巷口的柿子開始甜了。',
];
const wall = words.flatMap((content, at) =>
  posts.map((post) => ({ ...post, id: 310 - at, content, is_like: false, like_count: at })),
);

function openMall() {
  const { fetch } = createMockMall({
    'articles.list': ({ query: { page = 1 } }) => ({
      ...replies.articles.list,
      until,
      list: page === 1 ? [...posts, ...wall.slice(0, 2)] : wall.slice(2),
      page: { ...replies.articles.list.page, current_page: page, total_page: 2, total_count: 4 },
    }),
    // One post has just been deleted by whoever wrote it.
    'articles.like': ({ body: { a_id, action } }) =>
      a_id === 310
        ? refusal('notFound')
        : { a_id, is_like: action === 'add', like_count: action === 'add' ? 8 : 7 },
  });
  const mall = createMall({ baseUrl: 'https://mall.test', fetch, storage: memoryStorage() });
  mall.session.start('token', replies.members.profile);
  return mall;
}

function Shop() {
  const [mall] = useState(openMall);
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
          '貼文牆：讚先亮再等伺服器，被拒絕就熄掉並說明；貼文裡的商品直接進購物車；往下接著載入。\n\nThe wall: a like shows at once and goes out with a word when it is refused; a post’s products go straight into the cart; more loads below.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

const likeIn = (post: HTMLElement) => within(post).getByRole('button', { name: /讚/ });

/** As it opens: press, type and send. */
export const Default: Story = {};
/** Used once from beginning to end, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const posts = await within(canvasElement).findAllByRole('article');
    const [rice, gone] = posts;
    if (!rice || !gone) throw new Error('Two posts are on the wall');
    // It was liked already: pressed again, it is no longer.
    await userEvent.click(likeIn(rice));
    await expect(likeIn(rice)).toHaveAttribute('aria-pressed', 'false');
    await expect(likeIn(rice)).toHaveTextContent('7');
    // This one cannot be liked any more.
    await userEvent.click(likeIn(gone));
    await waitFor(() => expect(screen.getByText('操作失敗，請再試一次')).toBeVisible());
    await expect(likeIn(gone)).toHaveAttribute('aria-pressed', 'false');
    // A product under a post goes into the cart.
    await userEvent.click(within(rice).getByRole('button', { name: /加入購物車/ }));
    await waitFor(() => expect(screen.getByText('已加入購物車')).toBeVisible());
    // The next page.
    await userEvent.click(within(canvasElement).getByRole('button', { name: '載入更多' }));
    await expect(await within(canvasElement).findByText(/柿子/)).toBeInTheDocument();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

import { useMall } from '@mall/hooks';
import { useArticleLike, useArticleList } from '@mall/hooks/articles';
import { saveGuestIntent, useGuestIntent, type GuestIntent } from '@mall/hooks/guest-intent';
import { useSession } from '@mall/hooks/session';
import { useAddToCart } from '@mall/hooks/cart';
import { errorText, type ArticleSummary } from '@mall/sdk';
import { relativeTime } from '@mall/sdk/time';
import {
  PostCard,
  postHeight,
  PostProductRow,
  PostProducts,
  PostSkeleton,
} from '@mall/ui/articles';
import {
  AutoLoad,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Inline,
  Link,
  Masonry,
  Stack,
  useToast,
  type FeedPlace,
} from '@mall/ui/kit';
import { createContext, useContext, useState } from 'react';
import { WritePost } from './WritePost';

/** The pages of your site that the wall links to. */
const pages = {
  login: '#login',
  article: (id: number) => `#article-${id}`,
  product: (id: number) => `#product-${id}`,
};

/** Messages for the actions that a guest chose before signing in. */
const done: Partial<Record<GuestIntent['kind'], string>> = {
  cart: '已加入購物車',
  likeArticle: '已幫您按讚',
};

/** Asks a guest to sign in for the action that they chose. */
const AskGuest = createContext<(intent: GuestIntent) => void>(() => undefined);

/** A product under a post. One with several variants has no button: the variant is chosen on its page. */
function Recommended({ product }: { product: ArticleSummary['product'][number] }) {
  const toast = useToast();
  const session = useSession();
  const askGuest = useContext(AskGuest);
  const { mutate: addToCart, isPending } = useAddToCart();
  const { p_id, name, layer, rule_id } = product;
  const add = (rule_id: number) => {
    const line = { layer, rule_id, quantity: 1, type: 1, relation_id: 0 } as const;
    if (!session) return askGuest({ kind: 'cart', line });
    addToCart(line, {
      onSuccess: () => toast.success('已加入購物車', { picture: product.index_img }),
      onError: (error) => toast.failure(errorText(error)),
    });
  };
  return (
    <PostProductRow
      product={product}
      href={pages.product(p_id)}
      action={
        rule_id !== null && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`把「${name}」加入購物車`}
            loading={isPending}
            onClick={() => add(rule_id)}
          >
            加入
          </Button>
        )
      }
    />
  );
}

/** A post of the wall. A like shows at once, and is reverted when the server refuses it. */
function Post({ article, place }: { article: ArticleSummary; place: FeedPlace }) {
  const mall = useMall();
  const toast = useToast();
  const session = useSession();
  const askGuest = useContext(AskGuest);
  const like = useArticleLike(article, { onFailed: (error) => toast.failure(errorText(error)) });
  const href = pages.article(article.id);
  return (
    <PostCard
      article={article}
      place={place}
      href={href}
      commentsHref={href}
      time={relativeTime(article.create_time, mall.now())}
      onLike={session ? like : () => askGuest({ kind: 'likeArticle', id: article.id })}
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

// Defined once: a new function on every render would lay out the whole feed again.
const idOf = ({ id }: ArticleSummary) => id;
const heightOf = (article: ArticleSummary, width: number) =>
  postHeight(article, width, article.product.length);
const renderPost = (article: ArticleSummary, place: FeedPlace) => (
  <Post article={article} place={place} />
);

interface SignInDialogProps {
  intent: GuestIntent;
  onClose: () => void;
}

/** Offers a guest to sign in. Their action runs afterwards. */
function SignInDialog({ intent, onClose }: SignInDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title="請先登入"
      description={
        intent.kind === 'cart'
          ? '登入後就能加入購物車，選好的商品會幫您留著。'
          : '登入後就能按讚，不用再按一次。'
      }
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            再逛逛
          </Button>
          <Button asChild>
            <Link href={pages.login} onClick={() => saveGuestIntent(intent)}>
              登入
            </Link>
          </Button>
        </>
      }
    />
  );
}

/** The wall: posts, their products, and the next page on scrolling down. Posters can write. */
export function Wall() {
  const toast = useToast();
  const canWrite = useSession()?.profile.is_poster === true;
  const { items, status, error, hasMore, isLoadingMore, newerCount, loadMore, showNewer, refetch } =
    useArticleList();
  const [asked, setAsked] = useState<GuestIntent>();
  // Runs the action that a guest chose before signing in.
  useGuestIntent({
    onDone: ({ kind }) => toast.success(done[kind] ?? '完成了'),
    onFailed: (error) => toast.failure(errorText(error)),
  });
  if (status === 'error' && items.length === 0)
    return <ErrorState title="貼文載入失敗" text={errorText(error)} onRetry={refetch} />;
  return (
    <AskGuest value={setAsked}>
      <Stack>
        {(canWrite || newerCount > 0) && (
          <Inline justify="center">
            {canWrite && <WritePost />}
            {newerCount > 0 && (
              <Button variant="secondary" onClick={showNewer}>
                {newerCount} 則新貼文
              </Button>
            )}
          </Inline>
        )}
        {status === 'success' && items.length === 0 && (
          <EmptyState title="還沒有貼文" text="過一會兒再來看看。" />
        )}
        <Masonry
          label="貼文"
          items={items}
          itemKey={idOf}
          estimate={heightOf}
          busy={status === 'pending' || isLoadingMore}
          skeleton={<PostSkeleton />}
        >
          {renderPost}
        </Masonry>
        {hasMore && status === 'success' && <AutoLoad onReach={loadMore} />}
        {status === 'error' && (
          <ErrorState title="更早的貼文載入失敗" text={errorText(error)} onRetry={loadMore} />
        )}
      </Stack>
      {asked && <SignInDialog intent={asked} onClose={() => setAsked(undefined)} />}
    </AskGuest>
  );
}

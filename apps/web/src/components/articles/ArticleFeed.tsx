import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import type { PagedList } from '@mall/hooks';
import { browserStorage, type ArticleSummary } from '@mall/sdk';
import {
  AutoLoad,
  Masonry,
  postHeight,
  PostSkeleton,
  savedMasonryMemory,
  Stack,
  Text,
  type FeedPlace,
} from '@mall/ui';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHiddenPosts } from './hiddenPosts';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';
import { PostTile } from './PostTile';
import { hasTable, TABLE_BUTTON_HEIGHT } from './table/TableButton';

export interface ArticleFeedProps {
  readonly feed: PagedList<ArticleSummary>;
  /** The feed's accessible name. */
  readonly label: string;
  /** Shown when the feed has no posts. */
  readonly empty: ReactNode;
}

/** Posts in columns with infinite scroll, and the loading, empty and error states of a feed. */
export default function ArticleFeed({ feed, label, empty }: ArticleFeedProps) {
  const t = useMessages(sharedArticleMessages);
  const { pathname } = useLocation();
  const { status, error, hasMore, isLoadingMore, loadMore, totalCount } = feed;
  const hidden = useHiddenPosts();
  const items = useMemo(() => feed.items.filter(({ id }) => !hidden.has(id)), [feed.items, hidden]);
  const hiddenCount = feed.items.length - items.length;
  if (status === 'success' && items.length === 0 && !hasMore) return empty;
  return (
    <Stack gap={5}>
      <Masonry
        label={label}
        items={items}
        itemKey={idOf}
        estimate={heightOf}
        total={totalCount && totalCount - hiddenCount}
        busy={status === 'pending' || isLoadingMore}
        skeleton={<PostSkeleton />}
        memory={savedMasonryMemory(pathname, tab)}
        end={
          status === 'success' &&
          !hasMore && (
            <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
              {t('You have read them all')}
            </Text>
          )
        }
      >
        {renderPost}
      </Masonry>
      {error && <QueryFailure query={feed} title={t('The posts could not be loaded')} />}
      {hasMore && !error && <AutoLoad onReach={loadMore} />}
    </Stack>
  );
}

/** When it is full or blocked, sizes last for this page view: after a reload, scroll restoration uses estimates. */
const tab = browserStorage(() => sessionStorage);
const idOf = (article: ArticleSummary) => article.id;
const heightOf = (article: ArticleSummary, width: number) =>
  postHeight(article, width, article.product.length) +
  (hasTable(article) ? TABLE_BUTTON_HEIGHT : 0);
const renderPost = (article: ArticleSummary, place: FeedPlace) => (
  <PostTile article={article} place={place} />
);

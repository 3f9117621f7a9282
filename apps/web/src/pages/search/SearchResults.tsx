import { useMessages } from '@mall/app/messages';
import { useArticleSearch, useSearch } from '@mall/hooks';
import { Button, EmptyState, Heading, Skeleton, Stack } from '@mall/ui';
import { MessagesSquare, SearchX } from 'lucide-react';
import { LazyArticleFeed } from '../../components/articles/LazyArticleFeed';
import { ProductListView } from '../../components/products/ProductListView';
import { useFilters } from '../../components/products/useFilters';
import { ProductsAndPosts } from '../../components/search/ProductsAndPosts';
import { useKind } from '../../components/search/useKind';
import { searchMessages } from '../../messages/zh-TW/search';
import { NothingFound } from './NothingFound';

/** Products and posts that match a keyword. The posts tab opens first when only posts match. */
export function SearchResults({ keyword }: { readonly keyword: string }) {
  const t = useMessages(searchMessages);
  const [, open] = useKind();
  const { filters, count } = useFilters();
  const products = useSearch(keyword, filters);
  const posts = useArticleSearch(keyword);
  const noProducts = products.totalCount === 0 && count === 0;

  if (noProducts && posts.totalCount === 0) return <NothingFound keyword={keyword} />;
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('Results for “{0}”', keyword)}</Heading>
      {/* Waits for the counts, which decide the tab. */}
      {noProducts && posts.status === 'pending' ? <Skeleton lines={6} /> : tabs()}
    </Stack>
  );

  function tabs() {
    return (
      <ProductsAndPosts
        label={t('Results for “{0}”', keyword)}
        initial={noProducts && posts.totalCount ? 'posts' : 'goods'}
        products={{
          count: products.totalCount,
          content: (
            <ProductListView
              rail
              source={{ search: keyword }}
              label={t('Results for “{0}”', keyword)}
              empty={
                <EmptyState
                  icon={<SearchX />}
                  title={t('No products found for “{0}”', keyword)}
                  text={posts.totalCount ? t('Your neighbours are talking about it.') : undefined}
                  action={
                    posts.totalCount ? (
                      <Button onClick={() => open('posts')}>{t('See the posts')}</Button>
                    ) : undefined
                  }
                />
              }
            />
          ),
        }}
        posts={{
          count: posts.totalCount,
          content: (
            <LazyArticleFeed
              feed={posts}
              label={t('Posts about “{0}”', keyword)}
              empty={
                <EmptyState
                  icon={<MessagesSquare />}
                  title={t('No posts about “{0}” yet', keyword)}
                  text={t('Nobody has posted about it so far.')}
                  action={<Button onClick={() => open('goods')}>{t('See the products')}</Button>}
                />
              }
            />
          ),
        }}
      />
    );
  }
}

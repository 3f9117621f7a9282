import { useMessages } from '@mall/app/messages';
import { useCollectedArticles, useProductList } from '@mall/hooks';
import type { CollectedSort } from '@mall/sdk';
import { Button, Container, EmptyState, Heading, Inline, Select, Stack } from '@mall/ui';
import { Bookmark, Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LazyArticleFeed } from '../../components/articles/LazyArticleFeed';
import { ProductListView } from '../../components/products/ProductListView';
import { ProductsAndPosts } from '../../components/search/ProductsAndPosts';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { collectionMessages } from '../../messages/zh-TW/collection';
import { COLLECTED_SORTS, useCollectedSort } from './useCollectedSort';

/** `/collection`: the member's collected products and posts. */
export default function CollectionPage() {
  const t = useMessages(collectionMessages);
  const [sort, setSort] = useCollectedSort();
  const source = { collected: true, sort } as const;
  const products = useProductList(source);
  const posts = useCollectedArticles();
  return (
    <Container>
      <PageTitle>{t('Favourites')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('Favourites')}</Heading>
        <ProductsAndPosts
          label={t('Favourites')}
          products={{
            count: products.totalCount,
            content: (
              <Stack gap={3}>
                {(products.status === 'pending' || products.items.length > 1) && (
                  <Inline justify="flex-end">
                    <Select
                      aria-label={t('Sort by')}
                      value={sort}
                      onChange={({ target }) => setSort(target.value)}
                    >
                      {COLLECTED_SORTS.map((one) => (
                        <option key={one} value={one}>
                          {t(SORT_NAMES[one])}
                        </option>
                      ))}
                    </Select>
                  </Inline>
                )}
                <ProductListView
                  source={source}
                  label={t('Favourite products')}
                  empty={
                    <EmptyState
                      icon={<Heart />}
                      title={t('No favourite products yet')}
                      text={t('Tap the heart on anything you like to save it here.')}
                      action={
                        <Button asChild>
                          <Link to={to.mall()}>{t('Browse the shop')}</Link>
                        </Button>
                      }
                    />
                  }
                />
              </Stack>
            ),
          }}
          posts={{
            count: posts.totalCount,
            content: (
              <LazyArticleFeed
                feed={posts}
                label={t('Saved posts')}
                empty={
                  <EmptyState
                    icon={<Bookmark />}
                    title={t('No saved posts yet')}
                    text={t('Tap the bookmark on any post to save it here.')}
                    action={
                      <Button asChild>
                        <Link to={to.wall()}>{t('Browse the community')}</Link>
                      </Button>
                    }
                  />
                }
              />
            ),
          }}
        />
      </Stack>
    </Container>
  );
}

const SORT_NAMES = {
  newest: 'Recently added',
  price_drop: 'Biggest price drop',
  price_asc: 'Price: low to high',
} as const satisfies Record<CollectedSort, keyof typeof collectionMessages>;

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
      <PageTitle>{t('My collection')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('My collection')}</Heading>
        <ProductsAndPosts
          label={t('My collection')}
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
                  label={t('My collected products')}
                  empty={
                    <EmptyState
                      icon={<Heart />}
                      title={t('No products collected yet')}
                      text={t('Tap the heart on whatever you like; it will wait for you here.')}
                      action={
                        <Button asChild>
                          <Link to={to.mall()}>{t('Go to the mall')}</Link>
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
                label={t('My collected posts')}
                empty={
                  <EmptyState
                    icon={<Bookmark />}
                    title={t('No posts collected yet')}
                    text={t('Tap the bookmark on a post that you like; it will wait for you here.')}
                    action={
                      <Button asChild>
                        <Link to={to.wall()}>{t('Go to the wall')}</Link>
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
  newest: 'Collected last',
  price_drop: 'Largest price drop',
  price_asc: 'Cheapest first',
} as const satisfies Record<CollectedSort, keyof typeof collectionMessages>;

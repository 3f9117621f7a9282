import { useCollectedArticles, useProductList } from '@mall/hooks';
import { Button, Container, EmptyState, Heading, Stack } from '@mall/ui';
import { Bookmark, Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LazyArticleFeed } from '../../components/articles/LazyArticleFeed';
import { ProductListView } from '../../components/products/ProductListView';
import { GoodsAndPosts } from '../../components/search/GoodsAndPosts';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import { productMessages } from '../../messages/zh-TW/products';

/** `/collection`: the member's collected products and posts. */
export default function CollectionPage() {
  const t = useMessages(productMessages);
  const goods = useProductList(COLLECTED);
  const posts = useCollectedArticles();
  return (
    <Container>
      <PageTitle>{t('My collection')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('My collection')}</Heading>
        <GoodsAndPosts
          label={t('My collection')}
          goods={{
            count: goods.totalCount,
            content: (
              <ProductListView
                source={COLLECTED}
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

const COLLECTED = { collected: true } as const;

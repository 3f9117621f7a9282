import { useShopIndex } from '@mall/hooks';
import {
  Container,
  Heading,
  ProductCardSkeleton,
  ProductGrid,
  Stack,
  VisuallyHidden,
} from '@mall/ui';
import { lazy } from 'react';
import { WhenNear } from '../../components/WhenNear/WhenNear';
import { useMessages } from '../../messages/useMessages';
import { productMessages } from '../../messages/zh-TW/products';
import { PageTitle } from '../../shell/PageTitle';
import { Banners } from './Banners';
import { CategoryStrip } from './CategoryStrip';
import { Promises } from './Promises';
import { ShopFront } from './ShopFront';
import { Hydrating } from '../../ssr/Hydrating';

// Far below the first screen: loaded once somebody scrolls that way.
const ProductListView = lazy(async () => ({
  default: (await import('../../components/products/ProductListView')).ProductListView,
}));

const FrontFailure = lazy(() => import('./FrontFailure'));

/** `/mall`: banners, categories, the shop's shelves and all products. */
export default function MallPage() {
  const t = useMessages(productMessages);
  const { data, status, error, refetch } = useShopIndex();
  return (
    <Container>
      <PageTitle>{t('Mall')}</PageTitle>
      <Stack gap={5}>
        <VisuallyHidden as="h1">{t('Mall')}</VisuallyHidden>
        {status === 'error' ? (
          <>
            <CategoryStrip />
            <Hydrating>
              <FrontFailure error={error} onRetry={() => void refetch()} />
            </Hydrating>
          </>
        ) : (
          <>
            <Banners banners={data?.banners} />
            <CategoryStrip />
            <Promises freeShipping={data?.free_shipping} />
            <ShopFront sections={data?.sections} />
            <Stack as="section" gap={4} aria-labelledby="all-products">
              <Heading level={2} id="all-products">
                {t('All products')}
              </Heading>
              <WhenNear id="all-products" placeholder={<ProductGrid>{skeletons}</ProductGrid>}>
                <Hydrating fallback={<ProductGrid busy>{skeletons}</ProductGrid>}>
                  <ProductListView source={ALL} label={t('All products')} nameAs="h3" eager={0} />
                </Hydrating>
              </WhenNear>
            </Stack>
          </>
        )}
      </Stack>
    </Container>
  );
}

const ALL = { all: true } as const;
const skeletons = Array.from({ length: 4 }, (_, at) => <ProductCardSkeleton key={at} />);

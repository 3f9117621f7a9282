import { ErrorBoundary } from '@mall/app/errors';
import { loadWithRetry, retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useShopIndex } from '@mall/hooks';
import {
  Container,
  Heading,
  ProductCardSkeleton,
  ProductGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@mall/ui';
import { lazy, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isListUrl } from '../../components/products/listAddress';
import { LazyInView } from '../../components/LazyInView/LazyInView';
import { mallMessages } from '../../messages/zh-TW/mall';
import { PageTitle } from '../../navigation/PageTitle';
import { Banners } from './Banners';
import { CategoryStrip } from './CategoryStrip';
import { Promises } from './Promises';
import { SearchOpener } from './SearchOpener';
import { ShopFront } from './ShopFront';
import { Hydrating } from '../../hydration/Hydrating';

// Far below the fold: loads when the user scrolls there.
const ProductListView = retryableLazy(async () => ({
  default: (await import('../../components/products/ProductListView')).ProductListView,
}));

const FrontFailure = lazy(() => loadWithRetry(() => import('./FrontFailure')));
const AllProductsPath = lazy(() => loadWithRetry(() => import('./AllProductsPath')));

/**
 * `/mall`: banners, categories, the shop's shelves and all products. With a sort order or a filter in the URL it
 * shows only the list of all products.
 */
export default function MallPage() {
  const t = useMessages(mallMessages);
  const isList = useIsList();
  const [attempt, setAttempt] = useState(0);
  return (
    <Container>
      <PageTitle>{isList ? t('All products') : t('Shop')}</PageTitle>
      <Stack gap={isList ? 4 : 5}>
        {isList ? (
          <Hydrating fallback={<Skeleton width={160} />}>
            <AllProductsPath />
          </Hydrating>
        ) : (
          <Front />
        )}
        <Stack as="section" gap={4} aria-labelledby="all-products">
          <Heading level={isList ? 1 : 2} id="all-products">
            {t('All products')}
          </Heading>
          <LazyInView
            id="all-products"
            immediate={isList}
            placeholder={<ProductGrid>{skeletons}</ProductGrid>}
          >
            <ErrorBoundary
              resetKey={attempt}
              fallback={(error) => (
                <Hydrating>
                  <FrontFailure error={error} onRetry={() => setAttempt(attempt + 1)} />
                </Hydrating>
              )}
            >
              <Hydrating fallback={<ProductGrid busy>{skeletons}</ProductGrid>}>
                <ProductListView
                  source={ALL}
                  label={t('All products')}
                  nameAs={isList ? 'h2' : 'h3'}
                  rail={isList}
                  {...(isList ? {} : BELOW_SHELVES)}
                />
              </Hydrating>
            </ErrorBoundary>
          </LazyInView>
        </Stack>
      </Stack>
    </Container>
  );
}

/** Whether the URL requests the list of all products; when it starts to, the page scrolls to the list. */
function useIsList(): boolean {
  const [search] = useSearchParams();
  const isList = isListUrl(search);
  const wasList = useRef(isList);
  useLayoutEffect(() => {
    if (isList && !wasList.current) scrollTo(0, 0);
    wasList.current = isList;
  }, [isList]);
  return isList;
}

/** The shop's front page, above the list of all products. */
function Front() {
  const t = useMessages(mallMessages);
  const { data, status, error, refetch } = useShopIndex();
  return (
    <>
      <VisuallyHidden as="h1">{t('Shop')}</VisuallyHidden>
      <SearchOpener />
      {status !== 'error' && <Banners banners={data?.banners} />}
      <CategoryStrip />
      {status === 'error' ? (
        <Hydrating>
          <FrontFailure error={error} onRetry={() => void refetch()} />
        </Hydrating>
      ) : (
        <>
          <Promises index={data} />
          <ShopFront sections={data?.sections} />
        </>
      )}
    </>
  );
}

/** Below the shelves of the best-selling and the newest products the list begins with others. */
const BELOW_SHELVES = { eager: 0, order: 'most_collected' } as const;
const ALL = { all: true } as const;
const skeletons = Array.from({ length: 4 }, (_, at) => <ProductCardSkeleton key={at} />);

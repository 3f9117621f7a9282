import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { type ProductListFilters, type ProductListSource, useProductList } from '@mall/hooks';
import type { ProductSort } from '@mall/sdk';
import { AutoLoad, Button, EmptyState, ProductCardSkeleton, ProductGrid, Text } from '@mall/ui';
import { SearchX } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { LazyInView } from '../LazyInView/LazyInView';
import { FilterBar } from './FilterBar';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { Columns, Main, Rail } from './ProductListView.styles';
import { ProductTile } from './ProductTile';
import { useFilters } from './useFilters';
import { Hydrating } from '../../hydration/Hydrating';

const FilterRail = lazy(() => loadWithRetry(() => import('./FilterRail')));

/** Number of pages that load automatically; after that a "load more" button keeps the footer reachable. */
const PAGES_BY_THEMSELVES = 2;
/** Number of cards above the fold; their pictures load eagerly. */
const SEEN_FIRST = 4;

export interface ProductListViewProps {
  readonly source: ProductListSource;
  readonly label: string;
  /** Shown when the list is empty and no filter is active. */
  readonly empty?: ReactNode;
  /** Whether the filters are beside the list on a wide screen. @default false */
  readonly rail?: boolean;
  /** Number of pictures that load eagerly: for a list above the fold. @default 4 */
  readonly eager?: number;
  /** The sort order until the shopper chooses one. @default the order of the source */
  readonly order?: ProductSort;
  /** Heading element of the product names, to fit the page's outline. @default 'h2' */
  readonly nameAs?: 'h2' | 'h3';
}

/** A list of products with sorting, filters, and its loading, empty and error states. */
export function ProductListView({
  source,
  label,
  empty,
  rail = false,
  eager = SEEN_FIRST,
  order,
  nameAs = 'h2',
}: ProductListViewProps) {
  const t = useMessages(sharedProductMessages);
  const chosen = useFilters();
  const controls = { ...chosen, filters: withOrder(chosen.filters, order) };
  const list = useProductList(source, 'collected' in source ? {} : controls.filters);
  const filtered = 'collected' in source ? undefined : source;
  const { items, status, hasMore, isLoadingMore, pagesRead, loadMore } = list;

  if (status === 'error' && items.length === 0) {
    return <QueryFailure query={list} title={t('The products could not be loaded')} />;
  }
  if (status === 'success' && items.length === 0 && empty && controls.count === 0) return empty;

  const content = (
    <Main>
      {filtered && <FilterBar {...controls} source={filtered} totalCount={list.totalCount} />}
      {status === 'success' && items.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('No products found')}
          text={t('Try fewer filters, or another category.')}
          action={<Button onClick={controls.clear}>{t('Clear filters')}</Button>}
        />
      ) : (
        <ProductGrid label={label} busy={status === 'pending' || isLoadingMore}>
          {items.map((product, at) => (
            <ProductTile key={product.p_id} product={product} nameAs={nameAs} eager={at < eager} />
          ))}
          {(status === 'pending' || isLoadingMore) && skeletons}
        </ProductGrid>
      )}
      {list.error && items.length > 0 && (
        <QueryFailure query={list} titleAs={nameAs} title={t('The products could not be loaded')} />
      )}
      {hasMore &&
        !list.error &&
        (pagesRead < PAGES_BY_THEMSELVES ? (
          <AutoLoad onReach={loadMore} />
        ) : (
          <Button
            variant="secondary"
            loading={isLoadingMore}
            onClick={loadMore}
            style={{ alignSelf: 'center' }}
          >
            {t('Load more')}
          </Button>
        ))}
      {!hasMore && items.length > 0 && (
        <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
          {t('That is everything')}
        </Text>
      )}
    </Main>
  );
  // One structure with and without a rail: an open filter sheet stays open when the rail appears.
  const hasRail = rail && filtered !== undefined;
  return (
    <Columns data-rail={hasRail || undefined}>
      {hasRail && (
        <Rail aria-label={t('Filter')}>
          <LazyInView>
            <Hydrating>
              <FilterRail {...controls} source={filtered} />
            </Hydrating>
          </LazyInView>
        </Rail>
      )}
      {content}
    </Columns>
  );
}

const withOrder = (filters: ProductListFilters, order: ProductSort | undefined) =>
  order !== undefined && filters.sort === undefined ? { ...filters, sort: order } : filters;

const skeletons = Array.from({ length: 8 }, (_, at) => <ProductCardSkeleton key={`bone-${at}`} />);

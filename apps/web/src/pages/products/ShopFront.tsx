import { useShopIndex } from '@mall/hooks';
import { Heading, Link, ProductCardSkeleton, Skeleton, Stack } from '@mall/ui';
import { ProductTile } from '../../components/products/ProductTile';
import { useMessages } from '../../messages/useMessages';
import { Banners } from './Banners';
import { productMessages } from '../../messages/zh-TW/products';
import { Shelf, ShelfCell, ShelfHead } from './ShopFront.styles';

/** How many of a shelf are seen before anyone scrolls. */
const SEEN_FIRST = 2;

/** Banners and shelves, as the shop arranged them. */
export function ShopFront() {
  const t = useMessages(productMessages);
  const { data, status } = useShopIndex();
  // The front is decoration above a list that says itself when the mall is out of reach.
  if (status === 'error') return null;

  return (
    <Stack gap={6}>
      <Banners banners={data?.banners} />
      {(data?.sections ?? PENDING).map((section, row) => (
        <Stack key={section.id} as="section" gap={3} aria-label={section.title}>
          <ShelfHead>
            {data ? <Heading level={2}>{section.title}</Heading> : <Skeleton width={160} />}
            {data && (
              <Link
                href={section.href}
                tone="quiet"
                aria-label={`${t('See all')} ${section.title}`}
              >
                {t('See all')}
              </Link>
            )}
          </ShelfHead>
          <Shelf role="list" aria-busy={!data} tabIndex={-1}>
            {data
              ? section.products.map((product, at) => (
                  <ShelfCell key={product.p_id}>
                    <ProductTile product={product} eager={row === 0 && at < SEEN_FIRST} />
                  </ShelfCell>
                ))
              : Array.from({ length: 6 }, (_, at) => (
                  <ShelfCell key={at}>
                    <ProductCardSkeleton />
                  </ShelfCell>
                ))}
          </Shelf>
        </Stack>
      ))}
    </Stack>
  );
}

/** About as much room as the shelves will take, so that the list below stays where it is. */
const PENDING = ['a', 'b', 'c'].map((id) => ({ id, title: '', href: '', products: [] }));

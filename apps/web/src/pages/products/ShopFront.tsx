import { useShopIndex } from '@mall/hooks';
import { Heading, Link, ProductCardSkeleton, Skeleton, Stack } from '@mall/ui';
import { ProductTile } from '../../components/products/ProductTile';
import { useMessages } from '../../messages/useMessages';
import { Banners } from './Banners';
import { productMessages } from '../../messages/zh-TW/products';
import { Shelf, ShelfCell, ShelfHead } from '../../components/products/ProductShelf.styles';

/** Number of products per row above the fold; their pictures load eagerly. */
const SEEN_FIRST = 2;

/** Banners and product rows, as arranged by the shop. */
export function ShopFront() {
  const t = useMessages(productMessages);
  const { data, status } = useShopIndex();
  // The front is optional: when the server is unreachable, the product list below shows the error.
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

/** Reserves about the height of the product rows, to avoid a layout shift of the list below. */
const PENDING = ['a', 'b', 'c'].map((id) => ({ id, title: '', href: '', products: [] }));

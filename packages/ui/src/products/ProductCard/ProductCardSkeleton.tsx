import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Details, Facts, Foot, Sheet, Top } from './ProductCard.styles';

/**
 * Placeholder for a `ProductCard`, as high as a card with a two-line name.
 *
 * @example
 * <ProductGrid busy>{Array.from({ length: 8 }, (_, i) => <ProductCardSkeleton key={i} />)}</ProductGrid>
 */
export function ProductCardSkeleton() {
  return (
    <Sheet as="div" aria-hidden>
      <Top>
        <Skeleton shape="box" ratio={1} />
      </Top>
      <Details>
        <Skeleton lines={2} />
        <Facts>
          <Skeleton shape="box" width={56} height={20} />
        </Facts>
        <Foot>
          <Skeleton width={88} />
        </Foot>
      </Details>
    </Sheet>
  );
}

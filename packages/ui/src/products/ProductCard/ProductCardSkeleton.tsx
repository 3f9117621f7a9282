import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Details, Foot, Sheet, Top } from './ProductCard.styles';

/**
 * The shape of a `ProductCard` to come, as high as the card with a name of two lines.
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
        <Skeleton shape="box" width={56} height={20} />
        <Skeleton lines={2} />
        <Foot>
          <Skeleton width={88} />
        </Foot>
      </Details>
    </Sheet>
  );
}

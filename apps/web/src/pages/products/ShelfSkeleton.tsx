import { ProductCardSkeleton, Skeleton } from '@mall/ui';
import {
  Shelf,
  ShelfCell,
  ShelfFrame,
  ShelfTop,
} from '../../components/products/ProductShelf.styles';

export interface ShelfSkeletonProps {
  /**
   * The number of cards. One has the height of all, which is enough while the shelf is not near.
   * @default 5, as many as a wide screen shows
   * @default 5, as many as are seen at once on a wide screen
   */
  readonly cards?: number;
}

/** A placeholder of a shelf, with the height of one with products, to avoid layout shifts. */
export function ShelfSkeleton({ cards = 5 }: ShelfSkeletonProps) {
  return (
    <ShelfFrame aria-hidden>
      <ShelfTop>
        <Skeleton width={160} />
      </ShelfTop>
      <Shelf as="div">
        {Array.from({ length: cards }, (_, at) => (
          <ShelfCell as="div" key={at}>
            <ProductCardSkeleton />
          </ShelfCell>
        ))}
      </Shelf>
    </ShelfFrame>
  );
}

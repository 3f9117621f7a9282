import { ProductCardSkeleton, Skeleton } from '@mall/ui';
import {
  Shelf,
  ShelfCell,
  ShelfFrame,
  ShelfTop,
} from '../../components/products/ProductShelf.styles';

export interface ShelfSkeletonProps {
  /**
   * One is as high as all of them: enough where nobody is near.
   * @default 5, as many as are seen at once on a wide screen
   */
  readonly cards?: number;
}

/** A shelf that is still to come, as high as one with goods, so that nothing below it moves when it is drawn. */
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

import { ProductCardSkeleton, Skeleton } from '@mall/ui';
import {
  Shelf,
  ShelfCell,
  ShelfFrame,
  ShelfTop,
} from '../../components/products/ProductShelf.styles';

/** As many as are seen at once on a wide screen. */
const CARDS = 5;

/** A shelf that is still to come, as high as one with goods, so that nothing below it moves when it is drawn. */
export function ShelfSkeleton() {
  return (
    <ShelfFrame aria-hidden>
      <ShelfTop>
        <Skeleton width={160} />
      </ShelfTop>
      <Shelf as="div">
        {Array.from({ length: CARDS }, (_, at) => (
          <ShelfCell as="div" key={at}>
            <ProductCardSkeleton />
          </ShelfCell>
        ))}
      </Shelf>
    </ShelfFrame>
  );
}

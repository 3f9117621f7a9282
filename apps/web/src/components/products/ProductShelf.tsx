import type { ProductSummary } from '@mall/sdk';
import { IconButton } from '@mall/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { useMessages } from '../../messages/useMessages';
import { ProductTile } from './ProductTile';
import { Rank, Shelf, ShelfArrows, ShelfCell, ShelfFrame } from './ProductShelf.styles';
import { ShelfHead } from './ShelfHead';

export interface ProductShelfProps {
  readonly title: string;
  /** Where all of them are; without it there is no link. */
  readonly href?: string | undefined;
  readonly products: readonly ProductSummary[];
  /** `ranked` numbers the cards; `season` has a ground of its own. @default 'plain' */
  readonly look?: 'plain' | 'ranked' | 'season';
}

/** A horizontal row of products under a title; swiped, or moved by buttons. Nothing when it is empty. */
export function ProductShelf({ title, href, products, look = 'plain' }: ProductShelfProps) {
  const t = useMessages(sharedProductMessages);
  const row = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;
  const move = (way: 1 | -1) => () =>
    row.current?.scrollBy({ left: way * row.current.clientWidth * 0.8 });

  return (
    <ShelfFrame data-look={look} aria-label={title}>
      <ShelfHead title={title} href={href}>
        <ShelfArrows>
          <IconButton variant="outline" label={t('{0}: back', title)} onClick={move(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton variant="outline" label={t('{0}: on', title)} onClick={move(1)}>
            <ChevronRight />
          </IconButton>
        </ShelfArrows>
      </ShelfHead>
      <Shelf ref={row} role="list" tabIndex={-1}>
        {products.map((product, at) => (
          <ShelfCell key={product.p_id}>
            {look === 'ranked' && (
              <Rank aria-label={t('Number {0}', at + 1)} role="img">
                {at + 1}
              </Rank>
            )}
            <ProductTile product={product} />
          </ShelfCell>
        ))}
      </Shelf>
    </ShelfFrame>
  );
}

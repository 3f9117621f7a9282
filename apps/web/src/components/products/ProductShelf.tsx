import { useMessages } from '@mall/app/messages';
import type { ProductSummary } from '@mall/sdk';
import { IconButton } from '@mall/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { useIsServerRendered } from '../../hydration/useIsServerRendered';
import { useInView } from '../LazyInView/useInView';
import { WithoutScripts } from '../LazyInView/WithoutScripts';
import { ProductTile } from './ProductTile';
import { Rank, Shelf, ShelfArrows, ShelfCell, ShelfFrame } from './ProductShelf.styles';
import { ShelfHead } from './ShelfHead';

/** As many as fit on a wide screen, and one more. */
const FIRST = 6;
/** Distance before the last rendered card at which the others render. */
const AHEAD = '0px 400px';

export interface ProductShelfProps {
  readonly title: string;
  /** The URL of the complete list; without it there is no link. */
  readonly href?: string | undefined;
  readonly products: readonly ProductSummary[];
  /** `ranked` numbers the cards; `season` has its own background. @default 'plain' */
  readonly look?: 'plain' | 'ranked' | 'season';
}

/**
 * A horizontal row of products under a title, scrolled by swiping or buttons. Renders nothing when it is empty. A
 * long row renders more cards while it scrolls; the server renders all of them, for browsers without scripts.
 */
export function ProductShelf({ title, href, products, look = 'plain' }: ProductShelfProps) {
  const t = useMessages(sharedProductMessages);
  const row = useRef<HTMLUListElement>(null);
  const isWithoutScripts = useContext(WithoutScripts);
  const isFromServer = useIsServerRendered();
  const [isWhole, setWhole] = useState(isFromServer);
  if (products.length === 0) return null;
  const rendered = isWhole ? products : products.slice(0, FIRST);
  const move = (way: 1 | -1) => () =>
    row.current?.scrollBy({ left: way * row.current.clientWidth * 0.8 });

  return (
    <ShelfFrame data-look={look} aria-label={title}>
      <ShelfHead title={title} href={href}>
        {/* Rendered without buttons too, because a media rule that the browser inserts later restyles the page. */}
        <ShelfArrows>
          {!isWithoutScripts && (
            <>
              <IconButton variant="outline" label={t('{0}: back', title)} onClick={move(-1)}>
                <ChevronLeft />
              </IconButton>
              <IconButton variant="outline" label={t('{0}: on', title)} onClick={move(1)}>
                <ChevronRight />
              </IconButton>
            </>
          )}
        </ShelfArrows>
      </ShelfHead>
      <Shelf ref={row} role="list" tabIndex={-1}>
        {rendered.map((product, at) => (
          <ShelfCell key={product.p_id}>
            {look === 'ranked' && (
              <Rank aria-label={t('Number {0}', at + 1)} role="img">
                {at + 1}
              </Rank>
            )}
            <ProductTile product={product} />
          </ShelfCell>
        ))}
        {rendered.length < products.length && <RowEnd row={row} onInView={() => setWhole(true)} />}
      </Shelf>
    </ShelfFrame>
  );
}

interface RowEndProps {
  readonly row: RefObject<Element | null>;
  readonly onInView: () => void;
}

/** Marks the end of the rendered cards. */
function RowEnd({ row, onInView }: RowEndProps) {
  const end = useRef<HTMLLIElement>(null);
  const inView = useInView(end, { margin: AHEAD, root: row });
  useEffect(() => {
    if (inView) onInView();
  });
  return <ShelfCell ref={end} aria-hidden />;
}

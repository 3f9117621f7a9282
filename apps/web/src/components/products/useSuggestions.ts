import { useMessages } from '@mall/app/messages';
import { useCartLayers, useProductList, type ListedProduct } from '@mall/hooks';
import { useState } from 'react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

/** Fewer favourites than these are no row. */
const FEWEST = 3;
/** As many as fit on a wide screen twice. */
const MOST = 10;

/** Products for a page that has none of its own, and what they are. */
export interface Suggestions {
  readonly title: string;
  /** Empty until they are loaded, and when they cannot be. */
  readonly products: readonly ListedProduct[];
}

/**
 * Returns the member's favourites that can be bought now, or else the best-selling products. They keep their places:
 * a later reply has the newest data, but must not move the products that are shown.
 */
export function useSuggestions(): Suggestions {
  const { title, products } = useLatestSuggestions();
  const [first, setFirst] = useState({ title, order: NONE });
  if (products.length > 0 && (first.title !== title || first.order === NONE)) {
    setFirst({ title, order: products.slice(0, MOST).map(({ p_id }) => p_id) });
  }
  return {
    title,
    products: first.order.flatMap((id) => products.find(({ p_id }) => p_id === id) ?? []),
  };
}

function useLatestSuggestions(): Suggestions {
  const t = useMessages(sharedProductMessages);
  const collected = useProductList(COLLECTED);
  const popular = useProductList(ALL, BEST_SELLING);
  const { data: open } = useCartLayers();
  const isOpen = ({ layer }: ListedProduct) => open?.includes(layer) ?? true;
  const favourites = collected.items.filter((each) => !each.sold_out && isOpen(each));
  if (favourites.length >= FEWEST)
    return { title: t('From your collection'), products: favourites };
  // Favourites that arrive later would replace what is shown.
  const isKnown = collected.status !== 'pending';
  return { title: t('What others buy'), products: isKnown ? popular.items.filter(isOpen) : [] };
}

const NONE: readonly number[] = [];
const COLLECTED = { collected: true } as const;
const ALL = { all: true } as const;
const BEST_SELLING = { sort: 'best_selling', in_stock: '1' } as const;

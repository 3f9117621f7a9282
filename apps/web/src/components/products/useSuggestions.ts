import { useMessages } from '@mall/app/messages';
import { useCartLayers, useProductList, type ListedProduct } from '@mall/hooks';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

/** Fewer favourites than these are no row. */
const FEWEST = 3;

/** Products for a page that has none of its own, and what they are. */
export interface Suggestions {
  readonly title: string;
  /** Empty until they are loaded, and when they cannot be. */
  readonly products: readonly ListedProduct[];
}

/** Returns the member's favourites that can be bought now, or else the best-selling products. */
export function useSuggestions(): Suggestions {
  const t = useMessages(sharedProductMessages);
  const collected = useProductList(COLLECTED);
  const popular = useProductList(ALL, BEST_SELLING);
  const { data: open } = useCartLayers();
  const isOpen = ({ layer }: ListedProduct) => open?.includes(layer) ?? true;
  const favourites = collected.items.filter((each) => !each.sold_out && isOpen(each));
  return favourites.length >= FEWEST
    ? { title: t('From your collection'), products: favourites }
    : { title: t('What others buy'), products: popular.items.filter(isOpen) };
}

const COLLECTED = { collected: true } as const;
const ALL = { all: true } as const;
const BEST_SELLING = { sort: 'best_selling', in_stock: '1' } as const;

import { useMessages } from '@mall/app/messages';
import { useProductList, type ListedProduct } from '@mall/hooks';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

/** Fewer favourites than these are no row. */
const FEWEST = 3;

/** Products for a page that has none of its own, and what they are. */
export interface Suggestions {
  readonly title: string;
  /** Empty until they are loaded, and when they cannot be. */
  readonly products: readonly ListedProduct[];
}

/** Returns the member's favourites that are in stock, or else the best-selling products. */
export function useSuggestions(): Suggestions {
  const t = useMessages(sharedProductMessages);
  const collected = useProductList(COLLECTED);
  const popular = useProductList(ALL, BEST_SELLING);
  const favourites = collected.items.filter(({ sold_out }) => !sold_out);
  return favourites.length >= FEWEST
    ? { title: t('From your collection'), products: favourites }
    : { title: t('What others buy'), products: popular.items };
}

const COLLECTED = { collected: true } as const;
const ALL = { all: true } as const;
const BEST_SELLING = { sort: 'best_selling', in_stock: '1' } as const;

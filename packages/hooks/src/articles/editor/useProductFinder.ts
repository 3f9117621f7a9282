import type { Mall, ProductInPost } from '@mall/sdk';
import { POST_LIMITS } from '@mall/sdk/limits';
import { cleanLine, cutText } from '@mall/sdk/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMall } from '../../mall/mall-context';
import { productsByIdOptions } from '../../products/queries';
import { recentProducts } from '../../products/recent-products';
import { mallQuery } from '../../query/mall-query';
import { pagedQuery } from '../../paging/paged-query';
import { usePagedList, type PagedList } from '../../paging/usePagedList';

/** Why a search or an addition was rejected, as the English id of the message to display. */
export type FinderRefusal =
  | 'Please enter a keyword to search'
  | 'Please select at least one product before adding';

/** Products of one kind to offer before a search: collected, bought, seen on this device, or best-selling. */
export interface SuggestedProducts {
  readonly kind: 'collected' | 'bought' | 'seen' | 'popular';
  readonly products: readonly ProductInPost[];
}

/** A search for products to recommend. */
export interface ProductFinder {
  /** The last searched keyword; empty before the first search. */
  readonly keyword: string;
  /** Starts a search; an empty keyword is rejected with `refusal`. */
  search(keyword: string): void;
  /** The results as an infinite list; `pending` before the first search. */
  readonly found: PagedList<ProductInPost>;
  /** Products to offer before the first search, each kind without those of the kinds before it. */
  readonly suggested: readonly SuggestedProducts[];
  /** The selected products in display order: those already in the post first, then in order of selection. */
  readonly selected: readonly ProductInPost[];
  /** Whether the maximum number of products is selected. */
  readonly isFull: boolean;
  toggle(product: ProductInPost): void;
  readonly refusal: FinderRefusal | null;
  /** @returns the selected products; null, with `refusal` set, when none is selected. */
  take(): readonly ProductInPost[] | null;
}

const finderOptions = (mall: Mall, keyword: string) =>
  pagedQuery(['articles', 'products', keyword], (page, signal) =>
    mall.articles.findProducts(keyword, { page }, { signal }),
  );
const suggestOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['articles', 'suggestedProducts'],
    queryFn: ({ signal }) => mall.articles.suggestProducts({ signal }),
  });
const productId = ({ p_id }: ProductInPost) => p_id;
/** The maximum keyword length that the server accepts. */
const LONGEST = 50;

/**
 * Searches products for a post. Products already in the post are preselected, and never added
 * twice.
 *
 * @param added - The products already in the post.
 * @example
 * const editor = usePostEditor();
 * const finder = useProductFinder(editor.products);
 * finder.search('芒果');
 * const products = finder.take();
 * if (products) editor.chooseProducts(products);
 */
export function useProductFinder(added: readonly ProductInPost[]): ProductFinder {
  const [keyword, setKeyword] = useState('');
  const [selected, setSelected] = useState(added);
  const [refusal, setRefusal] = useState<FinderRefusal | null>(null);
  const found = usePagedList(finderOptions(useMall(), keyword), productId, {}, keyword !== '');
  const suggested = useSuggestedProducts();
  const isFull = selected.length >= POST_LIMITS.products;
  return {
    keyword,
    search(words) {
      const wanted = cutText(cleanLine(words), LONGEST);
      setRefusal(wanted ? null : 'Please enter a keyword to search');
      if (wanted) setKeyword(wanted);
    },
    found,
    suggested,
    selected,
    isFull,
    toggle(product) {
      setRefusal(null);
      setSelected((before) => {
        const others = before.filter(({ p_id }) => p_id !== product.p_id);
        if (others.length < before.length) return others;
        return before.length < POST_LIMITS.products ? [...before, product] : before;
      });
    },
    refusal,
    take() {
      if (selected.length > 0) return selected;
      setRefusal('Please select at least one product before adding');
      return null;
    },
  };
}

/** Suggestions are optional: those that cannot be fetched are left out. */
function useSuggestedProducts(): readonly SuggestedProducts[] {
  const mall = useMall();
  const [seenIds] = useState(() => recentProducts.getState().ids);
  const { data: known } = useQuery(suggestOptions(mall));
  const { data: seen = [] } = useQuery({
    ...productsByIdOptions(mall, seenIds),
    enabled: seenIds.length > 0,
  });
  if (!known) return [];
  const { collected, bought, popular } = known;
  const isKnown = ({ p_id }: ProductInPost) =>
    [...collected, ...bought].some((product) => product.p_id === p_id);
  const groups: readonly SuggestedProducts[] = [
    { kind: 'collected', products: collected },
    { kind: 'bought', products: bought },
    { kind: 'seen', products: seen.filter((product) => !isKnown(product)) },
    { kind: 'popular', products: popular },
  ];
  return groups.filter(({ products }) => products.length > 0);
}

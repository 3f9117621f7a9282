import type { Mall, ProductInPost } from '@mall/sdk';
import { POST_LIMITS } from '@mall/sdk/limits';
import { cleanLine, cutText } from '@mall/sdk/text';
import { useState } from 'react';
import { useMall } from '../../mall/mall-context';
import { pagedQuery } from '../../paging/paged-query';
import { usePagedList, type PagedList } from '../../paging/usePagedList';

/** Why a search or an addition was rejected, as the English id of the message to display. */
export type FinderRefusal =
  | 'Please enter a keyword to search'
  | 'Please select at least one product before adding';

/** A search for products to recommend. */
export interface ProductFinder {
  /** The last searched keyword; empty before the first search. */
  readonly keyword: string;
  /** Starts a search; an empty keyword is rejected with `refusal`. */
  search(keyword: string): void;
  /** The results as an infinite list; `pending` before the first search. */
  readonly found: PagedList<ProductInPost>;
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
  const found = usePagedList(finderOptions(useMall(), keyword), productId, keyword !== '');
  const isFull = selected.length >= POST_LIMITS.products;
  return {
    keyword,
    search(words) {
      const wanted = cutText(cleanLine(words), LONGEST);
      setRefusal(wanted ? null : 'Please enter a keyword to search');
      if (wanted) setKeyword(wanted);
    },
    found,
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

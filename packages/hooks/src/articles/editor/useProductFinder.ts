import type { Mall, ProductInPost } from '@mall/sdk';
import { POST_LIMITS } from '@mall/sdk/limits';
import { useState } from 'react';
import { useMall } from '../../mall-context';
import { pagedQuery } from '../../paging/paged-query';
import { usePagedList, type PagedList } from '../../paging/usePagedList';

/** Why nothing is searched or added, by the message of spec §5. */
export type FinderRefusal =
  'Please enter a keyword to search' | 'Please select at least one product before adding';

/** Looks for products to recommend. */
export interface ProductFinder {
  /** What was searched for last; empty before. */
  readonly keyword: string;
  /** Searches; without a keyword it is refused. */
  search(keyword: string): void;
  /** What was found, endless; `pending` before the first search. */
  readonly found: PagedList<ProductInPost>;
  /** What is ticked, in the order of the post: what was there first, then as it was ticked. */
  readonly ticked: readonly ProductInPost[];
  /** Whether the post takes no more. */
  readonly isFull: boolean;
  toggle(product: ProductInPost): void;
  readonly refusal: FinderRefusal | null;
  /** @returns what is ticked; null when that is nothing, which is refused. */
  take(): readonly ProductInPost[] | null;
}

const finderOptions = (mall: Mall, keyword: string) =>
  pagedQuery(['articles', 'products', keyword], (page, signal) =>
    mall.articles.findProducts(keyword, { page }, { signal }),
  );
const productId = ({ p_id }: ProductInPost) => p_id;
/** The longest keyword that the mall takes. */
const LONGEST = 50;

/**
 * Finds products for a post (spec §5). What the post has already is ticked, and never comes twice.
 *
 * @param added - What the post has already.
 * @example
 * const finder = useProductFinder(editor.products);
 * finder.search('芒果');
 * const products = finder.take();
 * if (products) editor.chooseProducts(products);
 */
export function useProductFinder(added: readonly ProductInPost[]): ProductFinder {
  const [keyword, setKeyword] = useState('');
  const [ticked, setTicked] = useState(added);
  const [refusal, setRefusal] = useState<FinderRefusal | null>(null);
  const found = usePagedList(finderOptions(useMall(), keyword), productId, keyword !== '');
  const isFull = ticked.length >= POST_LIMITS.products;
  return {
    keyword,
    search(words) {
      const wanted = words.trim().slice(0, LONGEST);
      setRefusal(wanted ? null : 'Please enter a keyword to search');
      if (wanted) setKeyword(wanted);
    },
    found,
    ticked,
    isFull,
    toggle(product) {
      setRefusal(null);
      setTicked((before) => {
        const others = before.filter(({ p_id }) => p_id !== product.p_id);
        if (others.length < before.length) return others;
        return before.length < POST_LIMITS.products ? [...before, product] : before;
      });
    },
    refusal,
    take() {
      if (ticked.length > 0) return ticked;
      setRefusal('Please select at least one product before adding');
      return null;
    },
  };
}

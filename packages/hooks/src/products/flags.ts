import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Paged, ProductDetail, ProductSummary, ShopIndex } from '@mall/sdk';
import { updateQueries } from '../optimistic/update-queries';

/** A flag that a member can set on a product: collected, or on the waiting list. */
export type ProductFlag = 'is_collect' | 'is_wait';

/** A new value of a flag. */
interface FlagChange {
  readonly name: ProductFlag;
  readonly p_id: number;
  /** Only this variant; undefined: all of them. */
  readonly rule_id?: number | undefined;
  readonly on: boolean;
}

/**
 * Sets or clears a member's flag on a product everywhere in the cache: lists, its own page, related
 * products, the home page. Data without the flag remains unchanged.
 */
export function setFlag(
  client: QueryClient,
  { name, p_id, rule_id, on }: FlagChange,
  only?: Query,
): void {
  const withFlag = <Product extends ProductSummary>(product: Product): Product =>
    product.p_id === p_id && name in product ? { ...product, [name]: on } : product;

  const withVariants = (product: ProductDetail): ProductDetail => {
    if (product.p_id !== p_id || name !== 'is_wait') return product;
    const rules = product.rules.map((rule) =>
      rule_id === undefined || rule.rule_id === rule_id ? { ...rule, is_wait: on } : rule,
    );
    return { ...product, rules, is_wait: on || rules.some((rule) => rule.is_wait) };
  };

  updateQueries<InfiniteData<Paged<ProductSummary>>>(
    client,
    ['products', 'list'],
    (data) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, list: page.list.map(withFlag) })),
    }),
    only,
  );
  updateQueries<readonly ProductSummary[]>(
    client,
    ['products', 'some'],
    (some) => some.map(withFlag),
    only,
  );
  updateQueries<ProductDetail>(
    client,
    ['products', 'detail'],
    (product) => ({
      ...withVariants(withFlag(product)),
      related: product.related.map(withFlag),
    }),
    only,
  );
  updateQueries<ShopIndex>(
    client,
    ['content', 'index'],
    (index) => ({
      ...index,
      sections: index.sections.map((section) => ({
        ...section,
        products: section.products.map(withFlag),
      })),
    }),
    only,
  );
}

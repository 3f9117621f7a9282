import type { CartLayer, ProductInPost } from '@mall/sdk';
import { useState } from 'react';
import type { LineOfLayer } from './add-all';
import { useCartLayers } from './useCartLayers';

/** A product that can be selected: one of a post or of a list. */
export type SelectableProduct = Pick<
  ProductInPost,
  'p_id' | 'name' | 'index_img' | 'color' | 'amount' | 'market_price' | 'layer' | 'sold_out'
> &
  Partial<Pick<ProductInPost, 'rule_id'>>;

/** A product with the chosen variant and quantity. */
export interface SelectedProduct {
  /** The product; a replacement once another one was chosen in its place. */
  readonly product: SelectableProduct;
  /** The product that was offered first; it identifies the entry. */
  readonly original: SelectableProduct;
  /** The variant to put in the cart; null: none is chosen yet. */
  readonly rule_id: number | null;
  /** Units; 0 leaves it out. */
  readonly quantity: number;
}

/** Several products with variants and quantities, and how to change them. */
export interface ProductSelection {
  readonly items: readonly SelectedProduct[];
  /** The lines to put in the carts: every product with a variant and a quantity above 0. */
  readonly lines: readonly LineOfLayer[];
  /** The products with a quantity above 0 that still need a variant. */
  readonly undecided: readonly SelectedProduct[];
  /** Sets the quantity of an entry; 0 leaves it out. */
  setQuantity(item: SelectedProduct, quantity: number): void;
  /** Chooses the variant of an entry; null: none. */
  choose(item: SelectedProduct, rule_id: number | null): void;
  /** Puts another product in the place of an entry's, one unit of it. */
  replace(item: SelectedProduct, product: SelectableProduct): void;
}

/**
 * Holds a choice of several products, such as those of a post: one unit of each that can be bought now. Put `lines`
 * into the carts with `useAddAllToCart`, and show their costs with `useCartPreview`.
 *
 * @example
 * const { items, lines, setQuantity } = useProductSelection(article.product);
 */
export function useProductSelection(products: readonly SelectableProduct[]): ProductSelection {
  const { data: open } = useCartLayers();
  const initial = (original: SelectableProduct, product: SelectableProduct): SelectedProduct => ({
    original,
    product,
    rule_id: product.rule_id ?? null,
    quantity: product.sold_out || open?.includes(product.layer) === false ? 0 : 1,
  });
  const [items, setItems] = useState<readonly SelectedProduct[]>(() =>
    products.map((product) => initial(product, product)),
  );
  const change = (item: SelectedProduct, changed: Partial<SelectedProduct>) =>
    setItems((before) =>
      before.map((each) =>
        each.original.p_id === item.original.p_id ? { ...each, ...changed } : each,
      ),
    );
  const wanted = items.filter(({ quantity }) => quantity > 0);
  return {
    items,
    lines: wanted.flatMap(({ product, rule_id, quantity }) =>
      rule_id === null ? [] : [{ layer: product.layer, rule_id, quantity }],
    ),
    undecided: wanted.filter(({ rule_id }) => rule_id === null),
    setQuantity: (item, quantity) => change(item, { quantity: Math.max(0, Math.trunc(quantity)) }),
    choose: (item, rule_id) => change(item, { rule_id }),
    replace: (item, product) => change(item, initial(item.original, product)),
  };
}

/** Groups the entries of a selection by the layer of their products. */
export function byLayer(
  items: readonly SelectedProduct[],
): { readonly layer: CartLayer; readonly items: readonly SelectedProduct[] }[] {
  const layers = [...new Set(items.map(({ product }) => product.layer))].toSorted();
  return layers.map((layer) => ({
    layer,
    items: items.filter(({ product }) => product.layer === layer),
  }));
}

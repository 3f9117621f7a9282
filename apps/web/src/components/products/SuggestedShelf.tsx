import { useState } from 'react';
import { ProductShelf } from './ProductShelf';
import { useSuggestions } from './useSuggestions';

/** As many as fit on a wide screen twice. */
const MOST = 10;

/** A row of products for a page that has none, such as an empty cart; renders nothing when they cannot be loaded. */
export default function SuggestedShelf() {
  const { title, products } = useSuggestions();
  const [first, setFirst] = useState({ title, order: NONE });
  if (products.length > 0 && (first.title !== title || first.order === NONE)) {
    setFirst({ title, order: products.slice(0, MOST).map(({ p_id }) => p_id) });
  }
  // A later reply has the newest data, but must not move the products that are shown.
  const shown = first.order.flatMap((id) => products.find(({ p_id }) => p_id === id) ?? []);
  // Without a new key, the strip scrolls to the product that the former row began with.
  return <ProductShelf key={title} title={title} products={shown} />;
}

const NONE: readonly number[] = [];

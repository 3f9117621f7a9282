import { ProductShelf } from './ProductShelf';
import { useSuggestions } from './useSuggestions';

/** A row of products for a page that has none, such as an empty cart; renders nothing when they cannot be loaded. */
export default function SuggestedShelf() {
  const { title, products } = useSuggestions();
  // Without a new key, the strip scrolls to the product that the former row began with.
  return <ProductShelf key={title} title={title} products={products} />;
}

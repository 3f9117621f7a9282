'use client';

import type { ProductSummary } from '@mall/sdk';
import { Container } from '@mall/ui/kit';
import { ProductCard, ProductGrid } from '@mall/ui/products';

/** The products as cards of the kit. */
export function Shelf({ products }: { readonly products: readonly ProductSummary[] }) {
  return (
    <Container as="main">
      <ProductGrid label="今天架上">
        {products.map((product) => (
          <ProductCard
            key={product.p_id}
            product={product}
            href={`/product/${product.p_id}`}
            nameAs="h2"
          />
        ))}
      </ProductGrid>
    </Container>
  );
}

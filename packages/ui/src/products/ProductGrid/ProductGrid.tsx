import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ProductGridProps {
  /** The cards, one per cell. */
  children: ReactNode;
  /**
   * Whether cards are loading (`aria-busy`).
   * @default false
   */
  busy?: boolean | undefined;
  /** Accessible name of the list, e.g. 今日鮮貨. */
  label?: string | undefined;
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (max-width: 339px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 768px) {
    gap: 20px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 24px;
  }
  @media (min-width: 1600px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/**
 * A grid of cards: two columns on a phone, three from 600 px, four or five on a desktop; one below 340 px.
 *
 * @example
 * <ProductGrid label="今日鮮貨">
 *   {shelf.map((each) => <ProductCard key={each.p_id} product={each} href={`/product/${each.p_id}`} />)}
 * </ProductGrid>
 */
export function ProductGrid({ children, busy, label }: ProductGridProps) {
  return (
    <Grid role="list" aria-busy={busy} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Grid>
  );
}

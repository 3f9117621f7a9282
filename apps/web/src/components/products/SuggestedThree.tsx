import { Heading, media, space, Stack } from '@mall/ui';
import { styled } from 'styled-components';
import { ProductTile } from './ProductTile';
import { useSuggestions } from './useSuggestions';

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.phone} {
    grid-template-columns: repeat(3, 44%);
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[1]} var(--gutter) ${space[3]};
    overflow-x: auto;
    overscroll-behavior-inline: contain;
  }
`;

/** Three products for a page that was not found; renders nothing when they cannot be loaded. */
export default function SuggestedThree() {
  const { title, products } = useSuggestions();
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="suggested">
      <Heading level={2} size="lg" id="suggested">
        {title}
      </Heading>
      <Three role="list" tabIndex={-1}>
        {products.slice(0, 3).map((product) => (
          <li key={product.p_id}>
            <ProductTile product={product} />
          </li>
        ))}
      </Three>
    </Stack>
  );
}

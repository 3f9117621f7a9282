import { useProduct } from '@mall/hooks';
import { PostProductRow } from '@mall/ui';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';

const Shelf = styled.ul`
  display: grid;
  width: min(300px, 64vw);
  margin-top: 6px;
  white-space: normal;
`;

/** Previews a linked product; renders nothing if it is no longer sold. */
export function ProductPreview({ id }: { readonly id: number }) {
  const { data: product } = useProduct(id);
  if (!product) return null;
  const { p_id, name, pictures, amount, market_price } = product;
  const index_img = pictures[0] ?? null;
  return (
    <Shelf role="list">
      <PostProductRow
        product={{ p_id, name, index_img, amount, market_price }}
        href={to.product(p_id)}
      />
    </Shelf>
  );
}

import { useProduct } from '@mall/hooks';
import { PostProductRow, Skeleton } from '@mall/ui';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';

const Shelf = styled.ul`
  display: grid;
`;

/** The height of a `PostProductRow` in px. */
const HEIGHT = 78;

/** Reserves the height of a preview. */
export const ProductPreviewSkeleton = () => <Skeleton shape="box" height={HEIGHT} />;

/** Previews a linked product; renders nothing if it is no longer sold. */
export function ProductPreview({ id }: { readonly id: number }) {
  const { data: product, isPending } = useProduct(id);
  if (isPending) return <ProductPreviewSkeleton />;
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

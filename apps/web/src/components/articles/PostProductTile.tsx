import type { ArticleSummary } from '@mall/sdk';
import { PostProductRow } from '@mall/ui';
import { to } from '../../paths/paths';
import { BasketButton } from '../products/BasketButton';

/** A product that a post recommends, with its add-to-cart button. */
export const PostProductTile = ({
  product,
}: {
  readonly product: ArticleSummary['product'][number];
}) => (
  <PostProductRow
    product={product}
    href={to.product(product.p_id)}
    action={<BasketButton product={product} variant="soft" />}
  />
);

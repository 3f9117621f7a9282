import type { ArticleSummary } from '@mall/sdk';
import { IconButton, PostProduct } from '@mall/ui';
import { ShoppingBasket } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { useAddWithPrompt } from '../cart/useAddWithPrompt';
import { productMessages } from '../products/messages';

/** A product that a post recommends, with its basket; one with variants is opened instead. */
export function PostProductTile({
  product,
}: {
  readonly product: ArticleSummary['product'][number];
}) {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const { add, isAdding } = useAddWithPrompt();
  const { p_id, name, rule_id, layer } = product;
  return (
    <PostProduct
      product={product}
      href={to.product(p_id)}
      action={
        <IconButton
          variant="soft"
          aria-busy={isAdding}
          label={
            rule_id === null
              ? t('Choose a variant of “{0}”', name)
              : t('Put “{0}” in the cart', name)
          }
          onClick={() =>
            rule_id === null ? void navigate(to.product(p_id)) : void add({ layer, rule_id })
          }
        >
          <ShoppingBasket />
        </IconButton>
      }
    />
  );
}

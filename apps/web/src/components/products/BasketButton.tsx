import { useMessages } from '@mall/app/messages';
import type { ProductSummary } from '@mall/sdk';
import { IconButton, type IconButtonProps } from '@mall/ui';
import { ShoppingBasket } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { useAddWithPrompt } from '../cart/useAddWithPrompt';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

/** Adds a product to the cart; for a product with variants, opens its page instead. */
export function BasketButton({
  product,
  variant,
}: {
  readonly product: Pick<ProductSummary, 'p_id' | 'name' | 'rule_id' | 'layer' | 'index_img'>;
  readonly variant: IconButtonProps['variant'];
}) {
  const t = useMessages(sharedProductMessages);
  const navigate = useNavigate();
  const { add, isAdding, done } = useAddWithPrompt();
  const { p_id, name, rule_id, layer, index_img } = product;
  return (
    <IconButton
      variant={variant}
      aria-busy={isAdding}
      done={done}
      label={
        rule_id === null ? t('Choose a variant of “{0}”', name) : t('Put “{0}” in the cart', name)
      }
      onClick={({ currentTarget }) =>
        void (rule_id === null
          ? navigate(to.product(p_id))
          : add({ layer, rule_id }, { picture: index_img, from: currentTarget }))
      }
    >
      <ShoppingBasket />
    </IconButton>
  );
}

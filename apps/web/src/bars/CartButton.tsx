import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useBadges } from '@mall/hooks';
import { Badge, IconButton } from '@mall/ui';
import { ShoppingBag } from 'lucide-react';
import { LazyMenu } from '../components/LazyMenu/LazyMenu';
import { shellMessages } from '../messages/zh-TW/shell';

const CartMenu = retryableLazy(() => import('./CartMenu'));

/** The cart button with its count, and a menu with the cart's contents. */
export function CartButton() {
  const t = useMessages(shellMessages);
  const { cart } = useBadges();
  return (
    <LazyMenu
      menu={(button) => <CartMenu trigger={button} />}
      trigger={(open) => (
        <IconButton {...open} label={t('Cart')}>
          <Badge count={cart} label={t('{0} items', cart)}>
            <ShoppingBag data-bag />
          </Badge>
        </IconButton>
      )}
    />
  );
}

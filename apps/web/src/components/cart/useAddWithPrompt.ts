import { keepGuestIntent, useAddToCart, useSession, type AddToCart } from '@mall/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { commonMessages } from '../../messages/zh-TW/common';
import { useMessages } from '../../messages/useMessages';
import { askConfirmation } from '../../overlays/store';
import { useToasts } from '../../overlays/useToasts';
import { to } from '../../paths';

/**
 * Adds something to the cart and reports the result; a guest is asked to sign in first (spec §5), and
 * finds it in the cart afterwards.
 *
 * @returns `add`, which resolves with whether it is in the cart, and whether a request is pending.
 */
export function useAddWithPrompt() {
  const t = useMessages(commonMessages);
  const { succeed, fail } = useToasts();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { addToCart, isAdding } = useAddToCart();

  async function add(line: AddToCart): Promise<boolean> {
    if (!session) {
      const yes = await askConfirmation({
        title: t('Please sign in first'),
        text: t('Sign in to put things in your cart; they will be waiting for you there.'),
        confirm: t('Sign in'),
        cancel: t('Keep browsing'),
      });
      if (!yes) return false;
      const { quantity = 1, type = 1, relation_id = 0, ...rest } = line;
      keepGuestIntent({ kind: 'cart', line: { ...rest, quantity, type, relation_id } });
      void navigate(to.login(pathname + search));
      return false;
    }
    try {
      await addToCart(line);
      succeed(t('Added to cart'), {
        label: t('View cart'),
        onAction: () => void navigate(to.cart(line.layer)),
      });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
  return { add, isAdding };
}

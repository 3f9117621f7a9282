import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useGuestIntent } from '@mall/hooks';
import { useNavigate } from 'react-router-dom';
import { intentMessages } from '../messages/zh-TW/intents';
import { to } from '../paths/paths';

const DONE = {
  cartLines: 'The table is in your carts, as you chose before signing in',
  cart: 'In your cart, as you chose before signing in',
  collectProduct: 'In your collection, as you chose before signing in',
  collectArticle: 'In your collection, as you chose before signing in',
  waitProduct: 'You will hear when it is back',
  likeArticle: 'Your like is counted',
} as const;

/** Completes the action that a guest chose before signing in, and confirms it. */
export default function GuestIntent() {
  const t = useMessages(intentMessages);
  const { succeed, fail } = useToasts();
  const navigate = useNavigate();
  useGuestIntent({
    onDone(intent) {
      if (intent.kind !== 'cart' && intent.kind !== 'cartLines') {
        return succeed(t(DONE[intent.kind]));
      }
      const layer = intent.kind === 'cart' ? intent.line.layer : intent.lines[0]?.layer;
      // The guest pressed "buy now".
      if (intent.kind === 'cart' && intent.buy === true)
        return void navigate(to.checkout(intent.line.layer));
      return succeed(t(DONE[intent.kind]), {
        label: t('View cart'),
        onAction: () => void navigate(to.cart(layer)),
      });
    },
    onFailed: fail,
  });
  return null;
}

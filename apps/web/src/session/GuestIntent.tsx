import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useGuestIntent } from '@mall/hooks';
import { useNavigate } from 'react-router-dom';
import { intentMessages } from '../messages/zh-TW/intents';
import { to } from '../paths/paths';

const DONE = {
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
    onDone: (intent) =>
      succeed(
        t(DONE[intent.kind]),
        intent.kind === 'cart'
          ? {
              label: t('View cart'),
              onAction: () => void navigate(to.cart(intent.line.layer)),
            }
          : undefined,
      ),
    onFailed: fail,
  });
  return null;
}

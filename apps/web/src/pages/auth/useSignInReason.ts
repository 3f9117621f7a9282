import { useMessages } from '@mall/app/messages';
import { peekGuestIntent, useSessionEndReason } from '@mall/hooks';
import { useSyncExternalStore } from 'react';
import { authMessages } from '../../messages/zh-TW/auth';

/** What happens after signing in, by the guest's choice. */
const BY_INTENT = {
  buy: 'Sign in to continue to checkout.',
  cart: 'Sign in and we will add it to your cart.',
  cartLines: 'Sign in and we will add everything to your carts.',
  collectProduct: 'Sign in and we will add it to your favourites.',
  collectArticle: 'Sign in and we will add it to your favourites.',
  waitProduct: 'Sign in and we will let you know when it is back in stock.',
  likeArticle: 'Sign in and we will add your like.',
} as const;

/** The same, by the page that the guest comes from. */
const BY_PAGE = [
  [/^\/cart\b/, 'Sign in to see your cart and check out.'],
  [/^\/(order|repay)\b/, 'Sign in to see your orders.'],
  [/^\/collection\b/, 'Sign in to see your favourites.'],
  [/^\/notification\b/, 'Sign in to see your notifications.'],
  [/^\/service\b/, 'Sign in to chat with us.'],
  [/^\/(article|wall)\b/, 'Sign in to like, save and comment.'],
  [/^\/(member|address|dealer)\b/, 'Sign in to see your account.'],
] as const;

function intendedAction(): keyof typeof BY_INTENT | null {
  const intent = peekGuestIntent();
  return intent && (intent.kind === 'cart' && intent.buy ? 'buy' : intent.kind);
}
const noSubscription = () => () => undefined;

/**
 * Why a guest is asked to sign in: an expired session, the action that is completed afterwards, or the page.
 *
 * @param back - The page that opens afterwards.
 */
export function useSignInReason(back: string): string | undefined {
  const t = useMessages(authMessages);
  const ended = useSessionEndReason();
  // The server, which renders this page too, knows no intent.
  const action = useSyncExternalStore(noSubscription, intendedAction, () => null);
  if (ended === 'expired' || ended === 'unauthenticated') {
    return t('Your sign-in has expired, please sign in again.');
  }
  if (action) return t(BY_INTENT[action]);
  const page = BY_PAGE.find(([pattern]) => pattern.test(back));
  return page && t(page[1]);
}

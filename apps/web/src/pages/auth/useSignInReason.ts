import { useMessages } from '@mall/app/messages';
import { peekGuestIntent, useSessionEndReason } from '@mall/hooks';
import { useSyncExternalStore } from 'react';
import { authMessages } from '../../messages/zh-TW/auth';

/** What happens after signing in, by the guest's choice. */
const BY_INTENT = {
  buy: 'Sign in, and you go on to the checkout.',
  cart: 'Sign in, and it goes into your cart.',
  cartLines: 'Sign in, and the table goes into your carts.',
  collectProduct: 'Sign in, and it joins your collection.',
  collectArticle: 'Sign in, and it joins your collection.',
  waitProduct: 'Sign in, and we tell you when it is back.',
  likeArticle: 'Sign in, and your like is counted.',
} as const;

/** The same, by the page that the guest comes from. */
const BY_PAGE = [
  [/^\/cart\b/, 'Sign in to see your cart and check out.'],
  [/^\/(order|repay)\b/, 'Sign in to see your orders.'],
  [/^\/collection\b/, 'Sign in to see your collection.'],
  [/^\/notification\b/, 'Sign in to see your notifications.'],
  [/^\/service\b/, 'Sign in to talk to the shop.'],
  [/^\/(article|wall)\b/, 'Sign in to like, collect and comment.'],
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

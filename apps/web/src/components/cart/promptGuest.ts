import type { DialogQueue } from '@mall/app/overlays';
import { messagesIn } from '@mall/app/messages';
import { saveGuestIntent, type AddToCart } from '@mall/hooks';
import { siteLanguage } from '../../messages/siteLanguage';
import { addingMessages } from '../../messages/zh-TW/adding';

/**
 * Asks a guest to sign in; if they agree, saves their choice until then (spec §5).
 *
 * @param buy - Whether the checkout opens after it.
 */
export async function promptGuest(
  line: AddToCart,
  enqueue: DialogQueue['enqueue'],
  buy: boolean,
): Promise<boolean> {
  const t = messagesIn(siteLanguage, addingMessages);
  const yes = await enqueue({
    kind: 'confirmation',
    props: {
      title: t('Please sign in first'),
      text: buy
        ? t('You can check out right after signing in.')
        : t('Sign in to add items to your cart; we will keep them for you.'),
      confirm: t('Sign in'),
      cancel: t('Keep browsing'),
    },
  });
  if (yes) {
    const { quantity = 1, type = 1, relation_id = 0, ...rest } = line;
    saveGuestIntent({ kind: 'cart', line: { ...rest, quantity, type, relation_id }, buy });
  }
  return yes;
}

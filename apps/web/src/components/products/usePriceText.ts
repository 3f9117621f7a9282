import { useMessages } from '@mall/app/messages';
import { formatPrice } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

/** One end of a price range, NT$, as in a URL or a form. */
type Bound = string | number | undefined;

/**
 * Formats a price range: 「NT$200–NT$499」, 「NT$1,000 以上」.
 *
 * @example
 * const priceText = usePriceText();
 * priceText(200, 499)
 */
export function usePriceText(): (from: Bound, upTo: Bound) => string {
  const t = useMessages(sharedProductMessages);
  return (from, upTo) => {
    if (from === undefined) return t('Up to {0}', formatPrice(Number(upTo)));
    if (upTo === undefined) return t('From {0}', formatPrice(Number(from)));
    return `${formatPrice(Number(from))}–${formatPrice(Number(upTo))}`;
  };
}

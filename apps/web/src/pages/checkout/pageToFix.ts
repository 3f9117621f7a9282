import { isMallError, type FailureName } from '@mall/sdk';

const ofCart = ['cartLineUnbuyable', 'stockShort', 'soldOut', 'cartEmpty'] as const;
const ofShipping = [
  'shippingMissing',
  'shippingUnavailable',
  'storeMissing',
  'addressUnknown',
] as const;

/** Returns the earlier page that can fix the cause of a refusal; undefined if there is none. */
export function pageToFix(error: unknown): 'cart' | 'shipping' | undefined {
  const is = (name: FailureName) => isMallError(error, name);
  if (ofCart.some(is)) return 'cart';
  return ofShipping.some(is) ? 'shipping' : undefined;
}

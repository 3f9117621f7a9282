import { isMallError, type FailureName } from '@mall/sdk';

const ofCart = ['cartLineUnbuyable', 'stockShort', 'soldOut', 'cartEmpty'] as const;
const ofShipping = [
  'shippingMissing',
  'shippingUnavailable',
  'storeMissing',
  'addressUnknown',
] as const;

/** On which earlier page the cause of a refusal can be mended; undefined: on none. */
export function pageToFix(error: unknown): 'cart' | 'shipping' | undefined {
  const is = (name: FailureName) => isMallError(error, name);
  if (ofCart.some(is)) return 'cart';
  return ofShipping.some(is) ? 'shipping' : undefined;
}

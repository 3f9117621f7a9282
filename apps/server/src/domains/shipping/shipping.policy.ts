import type { Reason } from '@mall/contract/messages';
import type { MethodRow } from './shipping.repo';
import { STORE_LIMIT, acceptsLayer } from './store-pickup';

/** The contents of a parcel. */
export interface Parcel {
  /** Price of the items, NT$. */
  readonly itemsAmount: number;
  /** Names of the items that are too large or too heavy for a convenience store. */
  readonly bulky: readonly string[];
  /** Names of the items that spoil before they are picked up at a convenience store. */
  readonly shortLived: readonly string[];
}

/**
 * Why a method cannot be used; null when it can.
 *
 * @param outlying whether the destination is an outlying island; false also when it is not known yet.
 */
export function shippingProblem(
  method: Pick<MethodRow, 'kind' | 'layer' | 'provider' | 'maxAmount' | 'islandsOff'>,
  { itemsAmount, bulky, shortLived }: Parcel,
  outlying: boolean,
): Reason | null {
  const isStore = method.kind === 'cvs';
  if (isStore && !acceptsLayer(method.provider, method.layer)) {
    return { reason: 'storesWithoutLayer' };
  }
  const limit = Math.min(method.maxAmount ?? Infinity, isStore ? STORE_LIMIT : Infinity);
  if (itemsAmount > limit) return { reason: 'goodsTooDear', limit };
  if (isStore && bulky.length > 0) return { reason: 'storeTooBulky', names: bulky };
  if (isStore && shortLived.length > 0) return { reason: 'storeTooSlow', names: shortLived };
  if (outlying && method.islandsOff !== null && method.kind !== 'pickup') {
    return { reason: 'noIslands', words: method.islandsOff };
  }
  return null;
}

import type { Reason } from '@mall/contract/messages';
import type { MethodRow } from './shipping.repo';
import { STORE_LIMIT, takesLayer } from './store-pickup';

/** The contents of a parcel. */
export interface Parcel {
  /** Price of the goods, NT$. */
  readonly itemsAmount: number;
  /** Names of the goods that are too large or too heavy for a convenience store. */
  readonly bulky: readonly string[];
}

const islandCounties = ['澎湖縣', '金門縣', '連江縣'];
/** Islands that belong to a county of the main island: 綠島, 蘭嶼, 小琉球. */
const islandDistricts = ['臺東縣綠島鄉', '臺東縣蘭嶼鄉', '屏東縣琉球鄉'];
const islands = [...islandCounties, ...islandDistricts];

/**
 * Whether an address is on an outlying island; it may begin with its postcode.
 *
 * @example
 * isOutlyingAddress('893 金門縣金城鎮民生路 1 號') // true
 */
export function isOutlyingAddress(address: string): boolean {
  const plain = address.replace(/^\s*\d*\s*/, '').replaceAll('台', '臺');
  return islands.some((island) => plain.startsWith(island));
}

/**
 * Why a method cannot be used; null when it can.
 *
 * @param outlying whether the destination is an outlying island; false also when it is not known yet.
 */
export function shippingProblem(
  method: Pick<MethodRow, 'kind' | 'layer' | 'provider' | 'maxAmount' | 'islandsOff'>,
  { itemsAmount, bulky }: Parcel,
  outlying: boolean,
): Reason | null {
  const isStore = method.kind === 'cvs';
  if (isStore && !takesLayer(method.provider, method.layer)) {
    return { reason: 'storesWithoutLayer' };
  }
  const limit = Math.min(method.maxAmount ?? Infinity, isStore ? STORE_LIMIT : Infinity);
  if (itemsAmount > limit) return { reason: 'goodsTooDear', limit };
  if (isStore && bulky.length > 0) return { reason: 'storeTooBulky', names: bulky };
  if (outlying && method.islandsOff !== null && method.kind !== 'pickup') {
    return { reason: 'noIslands', words: method.islandsOff };
  }
  return null;
}

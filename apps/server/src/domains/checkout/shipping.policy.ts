import type { Language } from '../../http/language';
import type { MethodRow } from './shipping.repo';

/** Where a parcel would go. */
export interface Place {
  readonly county: string;
  readonly district: string;
}

const islandCounties = new Set(['澎湖縣', '金門縣', '連江縣']);
/** Islands that belong to a county of the main island: 綠島, 蘭嶼, 小琉球. */
const islandDistricts = new Set(['臺東縣綠島鄉', '臺東縣蘭嶼鄉', '屏東縣琉球鄉']);

/** Whether a place, as the post office writes it, lies on an outlying island. */
export const isOutlying = ({ county, district }: Place): boolean =>
  islandCounties.has(county) || islandDistricts.has(county + district);

/**
 * Why a method cannot be used, in words; null when it can.
 *
 * @param itemsAmount what the goods come to, NT$.
 * @param place where it goes; null: nowhere yet, or it is fetched.
 */
export function whyNot(
  method: Pick<MethodRow, 'kind' | 'maxAmount' | 'islandsOff'>,
  itemsAmount: number,
  place: Place | null,
  language: Language,
): string | null {
  if (method.maxAmount !== null && itemsAmount > method.maxAmount) {
    const limit = `NT$${method.maxAmount.toLocaleString('en-US')}`;
    return language === 'zh'
      ? `商品金額超過 ${limit}，請改選其他配送方式`
      : `It takes goods of up to ${limit}`;
  }
  const goesThere = method.kind === 'home' && place !== null && isOutlying(place);
  if (method.islandsOff !== null && goesThere) {
    return language === 'zh' ? method.islandsOff : 'It does not go to outlying islands';
  }
  return null;
}

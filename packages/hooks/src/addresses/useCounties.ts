import type { County } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { countiesOptions } from './queries';

/** Taiwan's counties, north to south, with their districts and postcodes. */
export function useCounties<Selected = County[]>(
  options?: ReadOptions<County[], Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(countiesOptions(useMall()), options);
}

import type { ExtraColumn } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { extraColumnsOptions } from './queries';

/** Fetches the shop's own profile fields, in display order. */
export function useExtraColumns<Selected = ExtraColumn[]>(
  options?: ReadOptions<ExtraColumn[], Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(extraColumnsOptions(useMall()), options);
}

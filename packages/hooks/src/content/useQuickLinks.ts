import type { QuickLink } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { quickLinksOptions } from './queries';

/** Shortcut links to parts of the shop. */
export function useQuickLinks<Selected = QuickLink[]>(
  options?: ReadOptions<QuickLink[], Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(quickLinksOptions(useMall()), options);
}

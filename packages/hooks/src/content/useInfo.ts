import type { InfoPage } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { infoOptions } from './queries';

/**
 * Fetches the terms (1), the privacy policy (2) or the about page (3) as sanitised HTML.
 *
 * @throws MallError `notFound` when the shop has not written the page yet
 */
export function useInfo<Selected = InfoPage>(
  page: 1 | 2 | 3,
  options?: ReadOptions<InfoPage, Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(infoOptions(useMall(), page), options);
}

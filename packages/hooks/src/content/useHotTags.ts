import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { hotTagsOptions } from './queries';

/**
 * Fetches the most frequent search keywords.
 *
 * @example
 * const { data: tags = [] } = useHotTags({ enabled: typed !== '' });
 */
export function useHotTags<Selected = string[]>(
  options?: ReadOptions<string[], Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(hotTagsOptions(useMall()), options);
}

import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { mallQuery } from '../query/mall-query';

/**
 * Returns a name that resembles a keyword without results; null when there is none, and while it is fetched.
 *
 * @param keyword - 1 to 50 characters.
 * @example
 * const suggestion = useSearchSuggestion('鳳黎酥'); // '土鳳梨酥'
 */
export function useSearchSuggestion(keyword: string): string | null {
  const mall = useMall();
  const { data } = useQuery(
    mallQuery({
      queryKey: ['search', 'suggestion', keyword],
      queryFn: async ({ signal }) =>
        (await mall.search.products(keyword, {}, { signal })).suggestion ?? null,
    }),
  );
  return data ?? null;
}

import { keepPreviousData } from '@tanstack/react-query';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { keywordOf } from './keyword';
import { suggestionsOptions, type Suggestions } from './queries';
import { useDebounced } from './useDebounced';

/** The pause in typing before a fetch (ms). */
const PAUSE = 250;

/**
 * Fetches products, categories and posts for a partially typed keyword once typing pauses. The
 * previous ones stay until the new ones are fetched; without data while nothing is typed or known.
 *
 * @example
 * const { data: suggestions } = useSuggestions(typed);
 */
export function useSuggestions<Selected = Suggestions>(
  typed: string,
  options?: ReadOptions<Suggestions, Selected>,
): ReadResult<NoInfer<Selected>> {
  const mall = useMall();
  const now = keywordOf(typed);
  const settled = useDebounced(now, PAUSE);
  // Clears the suggestions at once when the field is emptied.
  const q = now && settled;
  const query = suggestionsOptions(mall, q);
  return useMallQuery(
    q ? { ...query, placeholderData: keepPreviousData } : query,
    options,
    q !== '',
  );
}

import { cleanLine, cutText } from '@mall/sdk/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { suggestionsOptions } from './queries';
import { useDebounced } from './useDebounced';

/** The pause in typing before a fetch (ms). */
const PAUSE = 250;
/** The maximum keyword length that the server accepts. */
const LONGEST = 50;

/**
 * Fetches products, categories and posts for a partially typed keyword once typing pauses. The
 * previous ones stay until the new ones are fetched; without data while nothing is typed or known.
 *
 * @example
 * const { data: suggestions } = useSuggestions(typed);
 */
export function useSuggestions(typed: string) {
  const mall = useMall();
  const now = cutText(cleanLine(typed), LONGEST);
  const settled = useDebounced(now, PAUSE);
  // Clears the suggestions at once when the field is emptied.
  const q = now && settled;
  return useQuery({
    ...suggestionsOptions(mall, q),
    enabled: q !== '',
    ...(q && { placeholderData: keepPreviousData }),
  });
}

import { cleanLine, cutText } from '@mall/sdk/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { suggestionsOptions } from './queries';
import { useSettled } from './useSettled';

/** How long somebody has to pause typing, in ms. */
const PAUSE = 250;
/** The longest keyword that the mall takes. */
const LONGEST = 50;

/**
 * Products, categories and posts that a half-typed word may mean, asked for once somebody pauses. Those for
 * the word before stay until the new ones are there; without data while nothing is typed or known.
 *
 * @example
 * const { data: suggestions } = useSuggestions(typed);
 */
export function useSuggestions(typed: string) {
  const mall = useMall();
  const now = cutText(cleanLine(typed), LONGEST);
  const settled = useSettled(now, PAUSE);
  // An emptied field has no suggestions at once.
  const q = now && settled;
  return useQuery({
    ...suggestionsOptions(mall, q),
    enabled: q !== '',
    ...(q && { placeholderData: keepPreviousData }),
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { suggestionsOptions, type Suggestions } from './queries';
import { useSettled } from './useSettled';

/** How long somebody has to pause typing, in ms. */
const PAUSE = 250;
/** The longest keyword that the mall takes. */
const LONGEST = 50;

/**
 * Products, categories and posts that a half-typed word may mean, asked for once somebody pauses. Those for
 * the word before stay until the new ones are there; undefined while nothing is typed or known.
 *
 * @example
 * const suggestions = useSuggestions(typed);
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const mall = useMall();
  const now = typed.trim().slice(0, LONGEST);
  const q = useSettled(now, PAUSE);
  const { data } = useQuery({
    ...suggestionsOptions(mall, q),
    enabled: q !== '' && now !== '',
    placeholderData: keepPreviousData,
  });
  return now === '' ? undefined : data;
}

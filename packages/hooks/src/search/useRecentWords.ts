import { useStore } from 'zustand';
import { forgetWords, noteWord, recentWords } from './recentWords';

/** The words searched for on this device. */
export interface UseRecentWords {
  /** The latest first; none on a server. */
  readonly words: readonly string[];
  /** Notes a word that is searched for. */
  readonly note: (word: string) => void;
  /** Forgets one word, or all of them. */
  readonly forget: (word?: string) => void;
}

/**
 * The words searched for on this device, which no server is told.
 *
 * @example
 * const { words, note, forget } = useRecentWords();
 */
export function useRecentWords(): UseRecentWords {
  const { words } = useStore(recentWords);
  return { words, note: noteWord, forget: forgetWords };
}

import { browserStorage } from '@mall/sdk';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

const MOST = 8;

interface RecentWords {
  /** The latest first. */
  readonly words: readonly string[];
}

const NONE: RecentWords = { words: [] };

/**
 * The words searched for on this device, which no server is told. One store per page, because its storage is
 * shared; without storage it lasts as long as the page.
 */
export const recentWords = createStore<RecentWords>()(
  persist(() => NONE, {
    name: 'mall.search-words',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** Notes a word that was searched for. */
export function noteWord(word: string): void {
  recentWords.setState(({ words }) => ({
    words: [word, ...words.filter((other) => other !== word)].slice(0, MOST),
  }));
}

/** Forgets one word, or all of them. */
export function forgetWords(word?: string): void {
  recentWords.setState(({ words }) => ({
    words: word === undefined ? [] : words.filter((other) => other !== word),
  }));
}

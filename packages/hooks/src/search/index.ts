export { useArticleSearch } from './useArticleSearch';
export { useRecentWords, type UseRecentWords } from './useRecentWords';
export { useSearch } from './useSearch';
export { useSuggestions } from './useSuggestions';
export type { Suggestions } from './queries';

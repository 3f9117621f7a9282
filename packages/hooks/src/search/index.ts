export { useArticleSearch } from './useArticleSearch';
export { useRecentSearches, type UseRecentSearches } from './useRecentSearches';
export { useSearch } from './useSearch';
export { useSearchSuggestion } from './useSearchSuggestion';
export { useSuggestions } from './useSuggestions';
export type { Suggestions } from './queries';

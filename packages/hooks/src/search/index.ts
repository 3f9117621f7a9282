export { keywordOf, searchedKeyword } from './keyword';
export { useArticleSearch } from './useArticleSearch';
export { useRecentSearches, type UseRecentSearches } from './useRecentSearches';
export { useSearch } from './useSearch';
export { useSearchField, type SearchFieldOptions, type UseSearchField } from './useSearchField';
export { useSearchSuggestion } from './useSearchSuggestion';
export { useSuggestions } from './useSuggestions';
export type { Suggestions } from './queries';

export { useArticleSearch } from './useArticleSearch';
export { useSearch } from './useSearch';

import { paths } from '@mall/contract/paths';

/** Public reads of pages: only these are cached. */
export const publicReads: readonly string[] = [
  paths.configs.get,
  paths.content.index,
  paths.content.quickLinks,
  paths.content.hotTags,
  paths.content.questions,
  paths.content.info,
  paths.products.categories,
  paths.products.list,
  paths.products.all,
  paths.products.detail,
  paths.search.products,
  paths.search.articles,
  paths.articles.list,
  paths.articles.promoted,
  paths.articles.detail,
  paths.articles.comments,
];

const patterns = publicReads.map(
  (line) => new RegExp(`^${line.replace('GET ', '').replace(/\{\w+\}/g, '[^/]+')}$`),
);

/** Whether a path is one of {@link publicReads}. */
export const isPublicRead = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));

import type { RoutePath } from '../routePaths';

/**
 * The pages that everybody may see, and that are the same for every guest: the server renders them. With each, the
 * modules that it draws and the first script has not, so that they are on their way before that runs.
 */
export const publicPages = {
  '/': ['src/HomePage.tsx'],
  '/mall': ['src/pages/products/MallPage.tsx'],
  '/wall': ['src/pages/articles/WallPage.tsx'],
  '/article/:id': ['src/pages/articles/ArticlePage.tsx'],
  '/store/:id': ['src/pages/products/StorePage.tsx'],
  '/product/:id': ['src/pages/products/ProductPage.tsx'],
  '/msearch': ['src/pages/search/MobileSearchPage.tsx'],
  '/search/:id': ['src/pages/search/SearchPage.tsx'],
  '/about': ['src/pages/info/InfoPage.tsx', 'src/richtext/RichText.tsx'],
  '/privacy': ['src/pages/info/InfoPage.tsx', 'src/richtext/RichText.tsx'],
  '/tos': ['src/pages/info/InfoPage.tsx', 'src/richtext/RichText.tsx'],
  '/qa': ['src/pages/info/QuestionsPage.tsx'],
  '/login': ['src/pages/auth/LoginPage.tsx'],
} as const satisfies Partial<Record<RoutePath, readonly string[]>>;

/** The path of one of {@link publicPages}. */
export type PublicPath = keyof typeof publicPages;

/** The paths of {@link publicPages}. */
export const publicPaths = Object.keys(publicPages).filter(
  (path): path is PublicPath => path in publicPages,
);

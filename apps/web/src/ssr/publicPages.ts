import type { RoutePath } from '../paths/paths';
import { LIST_PARAMETERS } from '../components/products/listAddress.ts';

/** A page that the server renders. */
export interface PublicPage {
  /** Modules that it renders and the first script does not contain, so that the page can preload them. */
  readonly modules: readonly string[];
  /** The query parameters that it reads on the server; all others lead to the same page. @default none */
  readonly parameters?: readonly string[];
}

/** Pages that are public and the same for every guest: the server renders them. */
export const publicPages = {
  '/': { modules: ['src/HomePage.tsx'], parameters: LIST_PARAMETERS },
  '/mall': { modules: ['src/pages/products/MallPage.tsx'], parameters: LIST_PARAMETERS },
  '/wall': { modules: ['src/pages/articles/WallPage.tsx'] },
  '/article/:id': { modules: ['src/pages/articles/ArticlePage.tsx'] },
  '/author/:id': { modules: ['src/pages/articles/AuthorPage.tsx'] },
  '/store/:id': { modules: ['src/pages/products/StorePage.tsx'], parameters: LIST_PARAMETERS },
  '/product/:id': { modules: ['src/pages/products/ProductPage.tsx'] },
  '/msearch': { modules: ['src/pages/search/MobileSearchPage.tsx'], parameters: ['q'] },
  '/search/:id': {
    modules: ['src/pages/search/SearchPage.tsx'],
    parameters: ['show', ...LIST_PARAMETERS],
  },
  '/about': { modules: ['src/pages/info/InfoPage.tsx', 'src/richtext/RichText.tsx'] },
  '/privacy': { modules: ['src/pages/info/InfoPage.tsx', 'src/richtext/RichText.tsx'] },
  '/tos': { modules: ['src/pages/info/InfoPage.tsx', 'src/richtext/RichText.tsx'] },
  '/qa': { modules: ['src/pages/info/QuestionsPage.tsx'] },
  '/login': { modules: ['src/pages/auth/LoginPage.tsx'], parameters: ['back'] },
} as const satisfies Partial<Record<RoutePath, PublicPage>>;

/** The path of one of {@link publicPages}. */
export type PublicPath = keyof typeof publicPages;

/** The paths of {@link publicPages}. */
export const publicPaths = Object.keys(publicPages).filter(
  (path): path is PublicPath => path in publicPages,
);

/** The query parameters that a public page reads on the server. */
export function parametersOf(path: PublicPath): readonly string[] {
  const page: PublicPage = publicPages[path];
  return page.parameters ?? [];
}

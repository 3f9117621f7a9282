import {
  checkoutPaths,
  letterPaths,
  memberPaths,
  movedPaths,
  type RoutePath,
} from './paths/routePaths';
import { lazyPage } from './navigation/pageAt';
import type { SiteRoute } from './navigation/SiteRoute';
import { redirectTo } from './navigation/redirectTo';

// Each page has a chunk of its own; of a rendered one it is on its way beside the first (`ssr/publicPages.ts`).
const home = lazyPage(() => import('./HomePage'));
const mall = lazyPage(() => import('./pages/products/MallPage'));
const wall = lazyPage(() => import('./pages/articles/WallPage'));
const article = lazyPage(() => import('./pages/articles/ArticlePage'));
const store = lazyPage(() => import('./pages/products/StorePage'));
const product = lazyPage(() => import('./pages/products/ProductPage'));
const search = lazyPage(() => import('./pages/search/SearchPage'));
const searchStart = lazyPage(() => import('./pages/search/MobileSearchPage'));
const collection = lazyPage(() => import('./pages/products/CollectionPage'));
const login = lazyPage(() => import('./pages/auth/LoginPage'));
const register = lazyPage(() => import('./pages/auth/RegisterPage'));
const social = lazyPage(() => import('./pages/auth/SocialReturnPage'));
const info = lazyPage(() => import('./pages/info/InfoPage'));
const questions = lazyPage(() => import('./pages/info/QuestionsPage'));
const cart = lazyPage(() => import('./pages/cart/CartPage'));
const complete = lazyPage(() => import('./pages/checkout/CompletePage'));
const checkoutPage = lazyPage(() => import('./checkoutPages'));
const letterPage = lazyPage(() => import('./letterPages'));
const memberPage = lazyPage(() => import('./memberPages'));
const requestLog = lazyPage(() => import('./pages/requestLog/TestPage'));
const notFound = lazyPage(() => import('./pages/errors/NotFoundPage'));

const each = (paths: readonly RoutePath[], route: Omit<SiteRoute, 'path'>): readonly SiteRoute[] =>
  paths.map((path) => ({ path, ...route }));

/** Every route, the more specific ones first (spec §2). */
export const routes: readonly SiteRoute[] = [
  { path: '/', page: home, layout: 'home' },
  { path: '/mall', page: mall, layout: 'store' },
  { path: '/wall', page: wall, layout: 'store' },
  { path: '/article/:id', page: article, layout: 'other' },
  { path: '/store/:id', page: store, layout: 'store' },
  { path: '/product/:id', page: product, layout: 'store', frame: { bottomBar: false, back: true } },
  { path: '/msearch', page: searchStart, layout: 'store' },
  { path: '/search/:id', page: search, layout: 'store' },
  { path: '/collection', page: collection, layout: 'collection', guarded: true },
  { path: '/login', page: login, layout: 'login' },
  { path: '/register', page: register, layout: 'login' },
  ...each(letterPaths, { page: letterPage, layout: 'login' }),
  { path: '/auth/line', page: social, layout: 'member' },
  { path: '/auth/facebook', page: social, layout: 'member' },
  { path: '/about', page: info, layout: 'member' },
  { path: '/privacy', page: info, layout: 'member' },
  { path: '/tos', page: info, layout: 'member' },
  { path: '/qa', page: questions, layout: 'member' },
  { path: '/service', page: memberPage, layout: 'service' },
  // Only in a demo shop, and while developing; its page is the 404 otherwise.
  { path: '/test', page: requestLog, layout: 'other' },
  { path: '/cart/temp', page: cart, layout: 'checkout', guarded: true },
  ...each(checkoutPaths, { page: checkoutPage, layout: 'checkout', guarded: true }),
  { path: '/cart/complete', page: complete, layout: 'other', guarded: true },
  ...each(memberPaths, { page: memberPage, layout: 'member', guarded: true }),
  // Without an id: redirects to a page on which one can be chosen.
  ...movedPaths.map(([path, to]) => ({ path, page: redirectTo(to), layout: 'other' as const })),
  { path: '*', page: notFound, layout: 'other' },
];

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Frame, Layout } from './layouts/frames';
import MallPage from './pages/products/MallPage';
import { to } from './paths';
import type { RoutePath } from './routePaths';
import { redirectTo } from './shell/redirectTo';

/** A route of the site. */
export interface SiteRoute {
  /** `*`: every other address. */
  readonly path: RoutePath | '*';
  readonly page: ComponentType | LazyExoticComponent<ComponentType>;
  readonly layout: Layout;
  /** Only for members: a guest is sent to sign in, then back (spec §2, auth guard). */
  readonly guarded?: true;
  /** Overrides for parts of the layout's frame. */
  readonly frame?: Partial<Frame>;
}

// The mall page, which most visits open first, is in the main bundle; every other page is lazy.
const home = lazy(() => import('./HomePage'));
const wall = lazy(() => import('./pages/articles/WallPage'));
const article = lazy(() => import('./pages/articles/ArticlePage'));
const store = lazy(() => import('./pages/products/StorePage'));
const product = lazy(() => import('./pages/products/ProductPage'));
const search = lazy(() => import('./pages/search/SearchPage'));
const searchStart = lazy(() => import('./pages/search/MobileSearchPage'));
const collection = lazy(() => import('./pages/products/CollectionPage'));
const waiting = lazy(() => import('./pages/products/WaitPage'));
const login = lazy(() => import('./pages/auth/LoginPage'));
const register = lazy(() => import('./pages/auth/RegisterPage'));
const registered = lazy(() => import('./pages/auth/RegisteredPage'));
const email = lazy(() => import('./pages/auth/EmailPage'));
const cart = lazy(() => import('./pages/cart/CartPage'));
const addOns = lazy(() => import('./pages/cart/AddOnPage'));
const checkout = lazy(() => import('./pages/checkout/CheckoutPage'));
const shipping = lazy(() => import('./pages/checkout/ShippingPage'));
const pay = lazy(() => import('./pages/checkout/PayPage'));
const complete = lazy(() => import('./pages/checkout/CompletePage'));
const storeMap = lazy(() => import('./pages/checkout/StoreMapPage'));
const repay = lazy(() => import('./pages/checkout/RepayPage'));
const repayPay = lazy(() => import('./pages/checkout/RepayPayPage'));
const repayComplete = lazy(() => import('./pages/checkout/RepayCompletePage'));
const orders = lazy(() => import('./pages/orders/OrderListPage'));
const order = lazy(() => import('./pages/orders/OrderPage'));
const notFound = lazy(() => import('./pages/errors/NotFoundPage'));

/** Every route, the more specific ones first (spec §2). */
export const routes: readonly SiteRoute[] = [
  { path: '/', page: home, layout: 'home' },
  { path: '/mall', page: MallPage, layout: 'store' },
  { path: '/wall', page: wall, layout: 'store' },
  { path: '/article/:id', page: article, layout: 'other' },
  { path: '/store/:id', page: store, layout: 'store' },
  { path: '/product/:id', page: product, layout: 'store', frame: { bottomBar: false, back: true } },
  { path: '/msearch', page: searchStart, layout: 'store' },
  { path: '/search/:id', page: search, layout: 'store' },
  { path: '/collection', page: collection, layout: 'collection', guarded: true },
  { path: '/login', page: login, layout: 'login' },
  { path: '/register', page: register, layout: 'login' },
  { path: '/registered', page: registered, layout: 'login' },
  { path: '/email', page: email, layout: 'login' },
  { path: '/cart/temp', page: cart, layout: 'checkout', guarded: true },
  { path: '/addon/:id', page: addOns, layout: 'checkout', guarded: true },
  { path: '/cart/checkout', page: checkout, layout: 'checkout', guarded: true },
  { path: '/cart/shipping', page: shipping, layout: 'checkout', guarded: true },
  { path: '/cart/map/:id', page: storeMap, layout: 'checkout', guarded: true },
  { path: '/cart/pay', page: pay, layout: 'checkout', guarded: true },
  { path: '/cart/complete', page: complete, layout: 'other', guarded: true },
  { path: '/repay/pay', page: repayPay, layout: 'checkout', guarded: true },
  { path: '/repay/complete', page: repayComplete, layout: 'checkout', guarded: true },
  { path: '/repay/:id', page: repay, layout: 'checkout', guarded: true },
  { path: '/member/wait', page: waiting, layout: 'member', guarded: true },
  { path: '/order/list', page: orders, layout: 'member', guarded: true },
  { path: '/order/:id', page: order, layout: 'member', guarded: true },
  // Without an id: redirects to a page on which one can be chosen.
  { path: '/store', page: redirectTo(to.mall()), layout: 'store' },
  { path: '/product', page: redirectTo(to.mall()), layout: 'store' },
  { path: '/search', page: redirectTo(to.searchStart()), layout: 'store' },
  { path: '/article', page: redirectTo(to.wall()), layout: 'store' },
  { path: '/order', page: redirectTo(to.orders()), layout: 'member' },
  { path: '/repay', page: redirectTo(to.orders()), layout: 'checkout' },
  { path: '/addon', page: redirectTo(to.cart()), layout: 'checkout' },
  { path: '/cart/map', page: redirectTo(to.cart()), layout: 'checkout' },
  { path: '*', page: notFound, layout: 'other' },
];

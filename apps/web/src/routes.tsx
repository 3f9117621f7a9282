import type { LazyPage } from '@mall/app/loading';
import type { Layout } from './layouts/frames';
import { lazyPage } from './navigation/lazyPage';
import { redirectTo } from './navigation/redirectTo';
import type { SiteRoute } from './navigation/SiteRoute';
import { forDealers } from './pages/dealers/forDealers';
import { redirectPaths, routePaths, type RoutePath } from './paths/paths';

type Target = Omit<SiteRoute, 'path'>;

/** A page that everyone may open, in its layout. */
const open = (layout: Layout, page: LazyPage): Target => ({ layout, page });
/** A page for members: a guest is sent to sign in first. */
const members = (layout: Layout, page: LazyPage): Target => ({ layout, page, guarded: true });
/** A step of a checkout, without links that lead away from it. */
const checkoutStep = (page: LazyPage): Target => ({
  ...members('checkout', page),
  frame: { enclosed: true },
});

const about = lazyPage(() => import('./pages/info/InfoPage'));
const social = lazyPage(() => import('./pages/auth/SocialReturnPage'));

/** The page of each path, each in a separate chunk (spec §2). */
const pages: Readonly<Record<RoutePath, Target>> = {
  '/': open(
    'home',
    lazyPage(() => import('./HomePage')),
  ),
  '/mall': open(
    'store',
    lazyPage(() => import('./pages/products/MallPage')),
  ),
  '/wall': open(
    'store',
    lazyPage(() => import('./pages/articles/WallPage')),
  ),
  '/article/:id': open(
    'other',
    lazyPage(() => import('./pages/articles/ArticlePage')),
  ),
  '/author/:id': open(
    'other',
    lazyPage(() => import('./pages/articles/AuthorPage')),
  ),
  '/store/:id': open(
    'store',
    lazyPage(() => import('./pages/products/StorePage')),
  ),
  '/product/:id': {
    ...open(
      'store',
      lazyPage(() => import('./pages/products/ProductPage')),
    ),
    frame: { chat: 'not-on-phones', bottomBar: false, back: true },
  },
  '/msearch': open(
    'store',
    lazyPage(() => import('./pages/search/MobileSearchPage')),
  ),
  '/search/:id': open(
    'store',
    lazyPage(() => import('./pages/search/SearchPage')),
  ),
  '/collection': members(
    'collection',
    lazyPage(() => import('./pages/products/CollectionPage')),
  ),

  '/login': open(
    'login',
    lazyPage(() => import('./pages/auth/LoginPage')),
  ),
  '/register': open(
    'login',
    lazyPage(() => import('./pages/auth/RegisterPage')),
  ),
  '/registered': open(
    'login',
    lazyPage(() => import('./pages/auth/RegisteredPage')),
  ),
  '/email': open(
    'login',
    lazyPage(() => import('./pages/auth/EmailPage')),
  ),
  '/email/restore': open(
    'login',
    lazyPage(() => import('./pages/auth/RestoreEmailPage')),
  ),
  '/forget/form': open(
    'login',
    lazyPage(() => import('./pages/auth/ForgottenFormPage')),
  ),
  '/forget/sent': open(
    'login',
    lazyPage(() => import('./pages/auth/ForgottenSentPage')),
  ),
  '/forget/done': open(
    'login',
    lazyPage(() => import('./pages/auth/ForgottenDonePage')),
  ),
  '/forget/:id': open(
    'login',
    lazyPage(() => import('./pages/auth/ResetPasswordPage')),
  ),
  '/auth/line': open('member', social),
  '/auth/facebook': open('member', social),

  '/about': open('member', about),
  '/privacy': open('member', about),
  '/tos': open('member', about),
  '/qa': open(
    'member',
    lazyPage(() => import('./pages/info/QuestionsPage')),
  ),
  '/service': open(
    'service',
    lazyPage(() => import('./pages/service/ServicePage')),
  ),
  // Only in a demo shop and in development; otherwise it shows the 404 page.
  '/test': open(
    'other',
    lazyPage(() => import('./pages/requestLog/TestPage')),
  ),

  '/cart/temp': members(
    'checkout',
    lazyPage(() => import('./pages/cart/CartPage')),
  ),
  '/addon/:id': members(
    'checkout',
    lazyPage(() => import('./pages/cart/AddOnPage')),
  ),
  '/cart/checkout': checkoutStep(lazyPage(() => import('./pages/checkout/CheckoutPage'))),
  '/cart/shipping': checkoutStep(lazyPage(() => import('./pages/checkout/ShippingPage'))),
  '/cart/map/:id': checkoutStep(lazyPage(() => import('./pages/checkout/StoreMapPage'))),
  '/cart/pay': checkoutStep(lazyPage(() => import('./pages/checkout/PayPage'))),
  '/cart/complete': members(
    'other',
    lazyPage(() => import('./pages/checkout/CompletePage')),
  ),
  '/repay/pay': checkoutStep(lazyPage(() => import('./pages/checkout/RepayPayPage'))),
  '/repay/complete': members(
    'checkout',
    lazyPage(() => import('./pages/checkout/RepayCompletePage')),
  ),
  '/repay/:id': checkoutStep(lazyPage(() => import('./pages/checkout/RepayPage'))),

  '/member': members(
    'member',
    lazyPage(() => import('./pages/members/OverviewPage')),
  ),
  '/member/profile': members(
    'member',
    lazyPage(() => import('./pages/members/ProfilePage')),
  ),
  '/member/mobile': members(
    'member',
    lazyPage(() => import('./pages/members/BarcodePage')),
  ),
  '/member/password': members(
    'member',
    lazyPage(() => import('./pages/members/PasswordPage')),
  ),
  '/member/point': members(
    'member',
    lazyPage(() => import('./pages/members/PointPage')),
  ),
  '/member/coupon': members(
    'member',
    lazyPage(() => import('./pages/members/CouponPage')),
  ),
  '/member/sessions': members(
    'member',
    lazyPage(() => import('./pages/members/SessionsPage')),
  ),
  '/member/delete': members(
    'member',
    lazyPage(() => import('./pages/members/DeletePage')),
  ),
  '/member/wait': members(
    'member',
    lazyPage(() => import('./pages/products/BackInStockPage')),
  ),
  '/member/notifications': members(
    'member',
    lazyPage(() => import('./pages/notifications/PreferencesPage')),
  ),
  '/order/list': members(
    'member',
    lazyPage(() => import('./pages/orders/OrderListPage')),
  ),
  '/order/:id': members(
    'member',
    lazyPage(() => import('./pages/orders/OrderPage')),
  ),
  '/notification/list': members(
    'member',
    lazyPage(() => import('./pages/notifications/NotificationListPage')),
  ),
  '/notification/:id': members(
    'member',
    lazyPage(() => import('./pages/notifications/NotificationPage')),
  ),
  '/address/list': members(
    'member',
    lazyPage(() => import('./pages/addresses/AddressListPage')),
  ),
  '/address/add': members(
    'member',
    lazyPage(() => import('./pages/addresses/AddressPage')),
  ),
  '/address/:id': members(
    'member',
    lazyPage(() => import('./pages/addresses/AddressByIdPage')),
  ),
  '/dealer/payment': members(
    'member',
    forDealers(lazyPage(() => import('./pages/dealers/PaymentPage'))),
  ),
  '/dealer/profit': members(
    'member',
    forDealers(lazyPage(() => import('./pages/dealers/ProfitPage'))),
  ),
};

/** Every route, the more specific ones first. */
export const routes: readonly SiteRoute[] = [
  ...routePaths.map((path) => ({ path, ...pages[path] })),
  ...redirectPaths.map(([path, to]) => ({
    path,
    page: redirectTo(to),
    layout: 'other' as const,
  })),
  {
    path: '*',
    ...open(
      'other',
      lazyPage(() => import('./pages/errors/NotFoundPage')),
    ),
  },
];

/** The paths of the member centre, with orders and notices, and of dealers; their pages are one chunk's (`memberPages.tsx`). */
export const memberPaths = [
  '/member',
  '/member/profile',
  '/member/mobile',
  '/member/password',
  '/member/point',
  '/member/coupon',
  '/member/sessions',
  '/member/delete',
  '/member/wait',
  '/order/list',
  '/order/:id',
  '/member/notifications',
  '/notification',
  '/notification/list',
  '/notification/:id',
  '/address/list',
  '/address/add',
  '/dealer/payment',
  '/dealer/profit',
] as const;

/** The paths from a cart to its payment; their pages are one chunk's (`checkoutPages.tsx`). */
export const checkoutPaths = [
  '/addon/:id',
  '/cart/checkout',
  '/cart/shipping',
  '/cart/map/:id',
  '/cart/pay',
  '/repay/pay',
  '/repay/complete',
  '/repay/:id',
] as const;

/** One of {@link checkoutPaths}. */
export type CheckoutPath = (typeof checkoutPaths)[number];

/** The paths that a letter leads to or is sent from; their pages are one chunk's (`letterPages.tsx`). */
export const letterPaths = [
  '/registered',
  '/email',
  '/email/restore',
  '/forget/form',
  '/forget/sent',
  '/forget/done',
  '/forget/:id',
] as const;

/** One of {@link letterPaths}. */
export type LetterPath = (typeof letterPaths)[number];

/** A path of the member centre. */
export type MemberPath = (typeof memberPaths)[number];

/** Paths that need an id, without one, and where one is chosen (spec §2, optional ids). */
export const movedPaths = [
  ['/store', '/mall'],
  ['/product', '/mall'],
  ['/search', '/msearch'],
  ['/article', '/wall'],
  ['/order', '/order/list'],
  ['/repay', '/order/list'],
  ['/addon', '/cart/temp'],
  ['/cart/map', '/cart/temp'],
  ['/forget', '/forget/form'],
] as const;

/**
 * The path of every route (spec §2). The build lists them for the server (`routes.json`), which answers 404
 * for any other address; so this file imports nothing.
 */
export const routePaths = [
  '/',
  '/mall',
  '/wall',
  '/article/:id',
  '/store/:id',
  '/product/:id',
  '/msearch',
  '/search/:id',
  '/collection',
  '/login',
  '/register',
  ...letterPaths,
  '/auth/line',
  '/auth/facebook',
  '/about',
  '/privacy',
  '/tos',
  '/qa',
  '/service',
  '/test',
  '/cart/temp',
  ...checkoutPaths,
  '/cart/complete',
  ...memberPaths,
] as const;

/** The path of a route. */
export type RoutePath = (typeof routePaths)[number] | (typeof movedPaths)[number][0];

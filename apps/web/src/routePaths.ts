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
  '/registered',
  '/email',
  '/cart/temp',
  '/addon/:id',
  '/cart/checkout',
  '/cart/shipping',
  '/cart/map/:id',
  '/cart/pay',
  '/cart/complete',
  '/repay/pay',
  '/repay/complete',
  '/repay/:id',
  '/member/wait',
  '/order/list',
  '/order/:id',
  '/store',
  '/product',
  '/search',
  '/article',
  '/order',
  '/repay',
  '/addon',
  '/cart/map',
] as const;

/** The path of a route. */
export type RoutePath = (typeof routePaths)[number];

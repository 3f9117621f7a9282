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
  '/search/:id',
  '/collection',
  '/login',
  '/register',
  '/registered',
  '/email',
  '/cart/temp',
  '/cart/checkout',
  '/cart/shipping',
  '/cart/pay',
  '/cart/complete',
  '/order/list',
  '/order/:id',
  '/store',
  '/product',
  '/search',
  '/article',
  '/order',
] as const;

/** The path of a route. */
export type RoutePath = (typeof routePaths)[number];

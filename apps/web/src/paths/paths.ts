import type { CartLayer, NotificationKind } from '@mall/sdk';
import type { AddressKind } from './addressKind';

/**
 * The path of every route, the more specific ones first (spec §2). `routes.tsx` assigns each its page; the build
 * lists them for the server, which answers 404 for any other URL.
 */
export const routePaths = [
  '/',
  '/mall',
  '/wall',
  '/article/:id',
  '/author/:id',
  '/store/:id',
  '/product/:id',
  '/msearch',
  '/search/:id',
  '/collection',
  '/login',
  '/register',
  '/registered',
  '/email',
  '/email/restore',
  '/forget/form',
  '/forget/sent',
  '/forget/done',
  '/forget/:id',
  '/auth/line',
  '/auth/facebook',
  '/about',
  '/privacy',
  '/tos',
  '/qa',
  '/service',
  '/test',
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
  '/member',
  '/member/profile',
  '/member/mobile',
  '/member/password',
  '/member/point',
  '/member/coupon',
  '/member/sessions',
  '/member/delete',
  '/member/wait',
  '/member/notifications',
  '/order/list',
  '/order/:id',
  '/notification/list',
  '/notification/:id',
  '/address/list',
  '/address/add',
  '/address/:id',
  '/dealer/payment',
  '/dealer/profit',
] as const;

/** Paths without the id that they need, and the page on which one is chosen (spec §2, optional ids). */
export const redirectPaths = [
  ['/store', '/mall'],
  ['/product', '/mall'],
  ['/search', '/msearch'],
  ['/article', '/wall'],
  ['/author', '/wall'],
  ['/order', '/order/list'],
  ['/notification', '/notification/list'],
  ['/address', '/address/list'],
  ['/repay', '/order/list'],
  ['/addon', '/cart/temp'],
  ['/cart/map', '/cart/temp'],
  ['/forget', '/forget/form'],
] as const;

/** The path of a route. */
export type RoutePath = (typeof routePaths)[number];

/** Builds every URL of the site (spec §2). */
export const to = {
  home: () => '/',
  wall: () => '/wall',
  mall: () => '/mall',
  /** The list of all products, without the shop's front page. */
  allProducts: () => '/mall?sort=newest',
  /** The products of one temperature. */
  layer: (layer: CartLayer) => `/mall?layer=${layer}`,
  collection: () => '/collection',
  store: (category: number) => `/store/${category}`,
  product: (id: number) => `/product/${id}`,
  article: (id: number) => `/article/${id}`,
  /** @param id - The `author_id` of a post or a comment. */
  author: (id: number) => `/author/${id}`,
  searchStart: () => '/msearch',
  search: (keyword: string) => `/search/${encodeURIComponent(keyword)}`,
  /** @param back - Where to go after signing in. */
  login: (back?: string) =>
    back && back !== '/' ? `/login?back=${encodeURIComponent(back)}` : '/login',
  register: (back?: string) =>
    back && back !== '/' ? `/register?back=${encodeURIComponent(back)}` : '/register',
  /** @param code - The dealer whose customers the new members become. */
  registerWith: (code: string) => `/register?dealer=${encodeURIComponent(code)}`,
  registered: () => '/registered',
  email: () => '/email',
  emailSignIn: () => '/email?for=device',
  resetPassword: (token: string) => `/forget/${encodeURIComponent(token)}`,
  /**
   * The page to which a sign-in provider returns.
   *
   * @param back - Where to go after signing in.
   */
  providerReturn: (provider: 'line' | 'facebook', back?: string) =>
    back && back !== '/'
      ? `/auth/${provider}?back=${encodeURIComponent(back)}`
      : `/auth/${provider}`,
  forgotten: () => '/forget/form',
  forgottenSent: () => '/forget/sent',
  forgottenDone: () => '/forget/done',
  about: () => '/about',
  privacy: () => '/privacy',
  terms: () => '/tos',
  questions: () => '/qa',
  /** @param layer - The cart to open. */
  cart: (layer?: CartLayer) => (layer ? `/cart/temp?temp=${layer}` : '/cart/temp'),
  checkout: (layer: CartLayer) => `/cart/checkout?temp=${layer}`,
  shipping: (layer: CartLayer) => `/cart/shipping?temp=${layer}`,
  pay: (layer: CartLayer) => `/cart/pay?temp=${layer}`,
  /** @param method - The shipping method whose stores are on the map. */
  storeMap: (method: number) => `/cart/map/${method}`,
  /** @param product - A product in the cart, whose add-ons are offered. */
  addOns: (product: number) => `/addon/${product}`,
  repay: (order: string) => `/repay/${order}`,
  repayPay: (order: string) => `/repay/pay?order=${order}`,
  complete: (order: string) => `/cart/complete?order=${order}`,
  /** @param status - The tab of the orders to open. */
  orders: (status?: string) => (status ? `/order/list?status=${status}` : '/order/list'),
  order: (id: string) => `/order/${id}`,
  /** The conversation with customer service. */
  service: () => '/service',
  /** The conversation, with an order to send. */
  askAbout: (order: string) => `/service?order=${encodeURIComponent(order)}`,
  /** @param kind - The kind of notifications to open. */
  notifications: (kind?: NotificationKind) =>
    kind ? `/notification/list?kind=${kind}` : '/notification/list',
  notification: (id: number) => `/notification/${id}`,
  /** @param type - The kind of addresses to open. */
  addresses: (type?: AddressKind) => (type ? `/address/list?type=${type}` : '/address/list'),
  /** @param type - The kind of the new address. */
  newAddress: (type: AddressKind) => `/address/add?type=${type}`,
  /** @param id - The address to change. */
  address: (id: number) => `/address/add?id=${id}`,
  member: {
    overview: () => '/member',
    profile: () => '/member/profile',
    barcode: () => '/member/mobile',
    password: () => '/member/password',
    points: () => '/member/point',
    coupons: () => '/member/coupon',
    devices: () => '/member/sessions',
    deletion: () => '/member/delete',
    waiting: () => '/member/wait',
    notificationSettings: () => '/member/notifications',
  },
  dealer: {
    account: () => '/dealer/payment',
    profit: () => '/dealer/profit',
  },
} as const;

import type { CartLayer } from '@mall/sdk';

/** Every URL of the site (spec §2), built in one place. */
export const to = {
  home: () => '/',
  wall: () => '/wall',
  mall: () => '/mall',
  /** The list of all products, without the shop's front page. */
  allProducts: () => '/mall?sort=newest',
  collection: () => '/collection',
  waiting: () => '/member/wait',
  store: (category: number) => `/store/${category}`,
  product: (id: number) => `/product/${id}`,
  article: (id: number) => `/article/${id}`,
  searchStart: () => '/msearch',
  search: (keyword: string) => `/search/${encodeURIComponent(keyword)}`,
  /** @param back - Where to go after signing in. */
  login: (back?: string) =>
    back && back !== '/' ? `/login?back=${encodeURIComponent(back)}` : '/login',
  register: (back?: string) =>
    back && back !== '/' ? `/register?back=${encodeURIComponent(back)}` : '/register',
  registered: () => '/registered',
  email: () => '/email',
  resetPassword: (token: string) => `/forget/${encodeURIComponent(token)}`,
  /** Where the page of a provider comes back to. */
  providerReturn: (provider: 'line' | 'facebook') => `/auth/${provider}`,
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
  orders: () => '/order/list',
  order: (id: string) => `/order/${id}`,
} as const;

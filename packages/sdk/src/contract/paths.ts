/**
 * Every endpoint's method and path, written once (spec §7).
 *
 * Plain strings, so that a browser can call an endpoint without carrying its schemas: the SDK reads
 * these at run time and the schemas beside them ({@link ./index.ts}) only as types.
 */
export const paths = {
  auth: {
    csrf: 'GET /sanctum/csrf-cookie',
    captcha: 'GET /api/captcha',
    login: 'POST /api/login',
    register: 'POST /api/register',
    logout: 'POST /api/logout',
  },
  members: {
    profile: 'GET /api/member/profile',
  },
  addresses: {
    list: 'GET /api/member/address/list/{type}',
    store: 'POST /api/member/address/store',
    nations: 'GET /api/global/nations/{nation}',
  },
  configs: {
    get: 'GET /api/configs',
  },
  content: {
    index: 'GET /api/shop/index',
    quickLinks: 'GET /api/quick/link',
    hotTags: 'GET /api/hot/tags',
  },
  products: {
    categories: 'GET /api/product/category',
    list: 'GET /api/product/list/{category}',
    all: 'GET /api/product/all',
    detail: 'GET /api/product/detail/{id}',
    collected: 'GET /api/product/collect',
    collect: 'POST /api/product/collect',
  },
  search: {
    products: 'GET /api/search/product/{q}',
  },
  articles: {
    list: 'GET /api/article',
    promoted: 'GET /api/article/promote',
  },
  notifications: {
    badges: 'GET /api/notify/common',
  },
  cart: {
    list: 'GET /api/shopping/cart/list/{layer}',
    add: 'POST /api/shopping/cart/{layer}/add',
    update: 'POST /api/shopping/cart/{layer}/update',
    delete: 'POST /api/shopping/cart/{layer}/delete',
  },
  checkout: {
    shippingMethods: 'GET /api/payment/shipping/list/{layer}',
    chooseShipping: 'POST /api/payment/shipping/{layer}',
    paymentMethods: 'GET /api/payment/pay/list/{layer}/{shipping}',
    pay: 'POST /api/shopping/cart/pay/{layer}',
    payAgain: 'POST /api/reset/payment/pay/{id}',
  },
  orders: {
    list: 'GET /api/order/list/{status}',
    recent: 'GET /api/order/list',
    detail: 'GET /api/order/detail/{id}',
  },
} as const;

/** `paths`, as a type: domain → endpoint → `'METHOD /path'`. */
export type Paths = typeof paths;
/** A domain's name, the same in every layer of the mall. */
export type DomainName = keyof Paths;
/** The endpoints of one domain. */
export type EndpointName<D extends DomainName> = keyof Paths[D] & string;

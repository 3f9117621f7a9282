/** Every screen of the site, grouped by the sign-in it needs. */
export const guestScreens = [
  ['home', '/'],
  ['mall', '/mall'],
  ['wall', '/wall'],
  ['article', '/article/2001'],
  ['store', '/store/10'],
  ['product', '/product/1001'],
  ['search-start', '/msearch'],
  ['search', '/search/%E8%8A%92%E6%9E%9C'],
  ['search-posts', '/search/%E9%98%BF%E5%AC%A4'],
  ['search-empty', '/search/zzzz'],
  ['login', '/login'],
  ['register', '/register'],
  ['registered', '/registered'],
  ['email', '/email'],
  ['not-found', '/no/such/page'],
] as const;

/** Those that only a signed-in member sees. */
export const memberScreens = [
  ['waiting', '/member/wait'],
  ['collection', '/collection'],
  ['collection-posts', '/collection?show=posts'],
  ['cart', '/cart/temp?temp=1'],
  ['cart-empty', '/cart/temp?temp=3'],
  ['checkout', '/cart/checkout?temp=1'],
  ['shipping', '/cart/shipping?temp=1'],
  ['pay', '/cart/pay?temp=1'],
  ['orders', '/order/list'],
] as const;

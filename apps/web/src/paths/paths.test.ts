import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { to } from './paths';
import { routes } from '../routes';

const addresses = {
  home: to.home(),
  wall: to.wall(),
  mall: to.mall(),
  allProducts: to.allProducts(),
  collection: to.collection(),
  waiting: to.member.waiting(),
  store: to.store(10),
  product: to.product(1001),
  article: to.article(1),
  search: to.search('芒果 50% / #1?'),
  searchStart: to.searchStart(),
  login: to.login('/order/list?status=unpaid'),
  loginFromHome: to.login('/'),
  register: to.register('/cart/temp'),
  registered: to.registered(),
  line: to.providerReturn('line'),
  facebook: to.providerReturn('facebook'),
  forgotten: to.forgotten(),
  forgottenSent: to.forgottenSent(),
  forgottenDone: to.forgottenDone(),
  about: to.about(),
  privacy: to.privacy(),
  terms: to.terms(),
  questions: to.questions(),
  cart: to.cart(),
  cartOfLayer: to.cart(2),
  checkout: to.checkout(1),
  shipping: to.shipping(2),
  pay: to.pay(3),
  storeMap: to.storeMap(2),
  addOns: to.addOns(1001),
  repay: to.repay('D202611200001'),
  repayPay: to.repayPay('D202611200001'),
  complete: to.complete('D202611200001'),
  orders: to.orders(),
  order: to.order('D202611200001'),
};

/** Returns the route that matches a URL in the site's router. */
const routeOf = (address: string) =>
  matchRoutes(
    routes.map(({ path }) => ({ path })),
    address,
  )?.at(-1);

it('builds the URLs of the specification', () => {
  expect(addresses).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "addOns": "/addon/1001",
      "allProducts": "/mall?sort=newest",
      "article": "/article/1",
      "cart": "/cart/temp",
      "cartOfLayer": "/cart/temp?temp=2",
      "checkout": "/cart/checkout?temp=1",
      "collection": "/collection",
      "complete": "/cart/complete?order=D202611200001",
      "facebook": "/auth/facebook",
      "forgotten": "/forget/form",
      "forgottenDone": "/forget/done",
      "forgottenSent": "/forget/sent",
      "home": "/",
      "line": "/auth/line",
      "login": "/login?back=%2Forder%2Flist%3Fstatus%3Dunpaid",
      "loginFromHome": "/login",
      "mall": "/mall",
      "order": "/order/D202611200001",
      "orders": "/order/list",
      "pay": "/cart/pay?temp=3",
      "privacy": "/privacy",
      "product": "/product/1001",
      "questions": "/qa",
      "register": "/register?back=%2Fcart%2Ftemp",
      "registered": "/registered",
      "repay": "/repay/D202611200001",
      "repayPay": "/repay/pay?order=D202611200001",
      "search": "/search/%E8%8A%92%E6%9E%9C%2050%25%20%2F%20%231%3F",
      "searchStart": "/msearch",
      "shipping": "/cart/shipping?temp=2",
      "store": "/store/10",
      "storeMap": "/cart/map/2",
      "terms": "/tos",
      "waiting": "/member/wait",
      "wall": "/wall",
    }
  `);
});

it.each(Object.entries(addresses))('leads to a page from %s', (_, address) => {
  expect(routeOf(address)?.route.path).not.toBe('*');
});

it.each([
  [to.order('D202611200001'), '/order/:id'],
  [to.orders(), '/order/list'],
  [to.repay('D202611200001'), '/repay/:id'],
  [to.repayPay('D202611200001'), '/repay/pay'],
  [to.product(1001), '/product/:id'],
  [to.store(10), '/store/:id'],
  [to.forgottenDone(), '/forget/done'],
  ['/forget/aVeryLongTokenOfALink', '/forget/:id'],
  ['/nowhere', '*'],
  ['/product', '/product'],
])('opens %s by the route %s', (address, path) => {
  expect(routeOf(address)?.route.path).toBe(path);
});

it.each([
  [to.member.overview(), '/member'],
  [to.member.profile(), '/member/profile'],
  [to.member.barcode(), '/member/mobile'],
  [to.member.password(), '/member/password'],
  [to.member.points(), '/member/point'],
  [to.member.coupons(), '/member/coupon'],
  [to.member.devices(), '/member/sessions'],
  [to.member.deletion(), '/member/delete'],
  [to.notifications(2), '/notification/list'],
  [to.notification(7), '/notification/:id'],
  [to.member.notificationSettings(), '/member/notifications'],
  [to.addresses('store'), '/address/list'],
  [to.newAddress('home'), '/address/add'],
  [to.address(7), '/address/add'],
  [to.dealer.account(), '/dealer/payment'],
  [to.dealer.profit(), '/dealer/profit'],
  [to.orders('unpaid'), '/order/list'],
  [to.registerWith('WENKAI 88'), '/register'],
])('opens %s of a member by the route %s', (address, path) => {
  expect(routeOf(address)?.route.path).toBe(path);
});

it('preserves a keyword with any characters', () => {
  const keyword = '芒果 50% / #1?';
  expect(routeOf(to.search(keyword))?.params['id']).toBe(keyword);
});

import { expect, it } from 'vitest';
import { routes } from '../routes';
import { frames } from './frames';

const shown = (frame: object) =>
  Object.entries(frame)
    .filter(([, on]) => on === true)
    .map(([part]) => part)
    .join(' ');

it('shows the bars of each page’s layout', () => {
  const table = routes.map(
    ({ path, layout, frame, guarded }) =>
      `${path} ${layout}${guarded ? ' (members)' : ''}: ${shown({ ...frames[layout], ...frame })}`,
  );
  expect(table).toMatchInlineSnapshot(`
    [
      "/ home: header footer bottomBar",
      "/mall store: header footer bottomBar",
      "/wall store: header footer bottomBar",
      "/article/:id other: header footer back",
      "/author/:id other: header footer back",
      "/store/:id store: header footer bottomBar",
      "/product/:id store: header footer back",
      "/msearch store: header footer bottomBar",
      "/search/:id store: header footer bottomBar",
      "/collection collection (members): header footer bottomBar",
      "/login login: header footer back",
      "/register login: header footer back",
      "/registered login: header footer back",
      "/email login: header footer back",
      "/email/restore login: header footer back",
      "/forget/form login: header footer back",
      "/forget/sent login: header footer back",
      "/forget/done login: header footer back",
      "/forget/:id login: header footer back",
      "/auth/line member: header footer bottomBar back",
      "/auth/facebook member: header footer bottomBar back",
      "/about member: header footer bottomBar back",
      "/privacy member: header footer bottomBar back",
      "/tos member: header footer bottomBar back",
      "/qa member: header footer bottomBar back",
      "/service service: header bottomBar back",
      "/test other: header footer back",
      "/cart/temp checkout (members): header back",
      "/addon/:id checkout (members): header back",
      "/cart/checkout checkout (members): header back enclosed",
      "/cart/shipping checkout (members): header back enclosed",
      "/cart/map/:id checkout (members): header back enclosed",
      "/cart/pay checkout (members): header back enclosed",
      "/cart/complete other (members): header footer back",
      "/repay/pay checkout (members): header back enclosed",
      "/repay/complete checkout (members): header back",
      "/repay/:id checkout (members): header back enclosed",
      "/member member (members): header footer bottomBar back",
      "/member/profile member (members): header footer bottomBar back",
      "/member/mobile member (members): header footer bottomBar back",
      "/member/password member (members): header footer bottomBar back",
      "/member/point member (members): header footer bottomBar back",
      "/member/coupon member (members): header footer bottomBar back",
      "/member/sessions member (members): header footer bottomBar back",
      "/member/delete member (members): header footer bottomBar back",
      "/member/wait member (members): header footer bottomBar back",
      "/member/notifications member (members): header footer bottomBar back",
      "/order/list member (members): header footer bottomBar back",
      "/order/:id member (members): header footer bottomBar back",
      "/notification/list member (members): header footer bottomBar back",
      "/notification/:id member (members): header footer bottomBar back",
      "/address/list member (members): header footer bottomBar back",
      "/address/add member (members): header footer bottomBar back",
      "/address/:id member (members): header footer bottomBar back",
      "/dealer/payment member (members): header footer bottomBar back",
      "/dealer/profit member (members): header footer bottomBar back",
      "/store other: header footer back",
      "/product other: header footer back",
      "/search other: header footer back",
      "/article other: header footer back",
      "/author other: header footer back",
      "/order other: header footer back",
      "/notification other: header footer back",
      "/address other: header footer back",
      "/repay other: header footer back",
      "/addon other: header footer back",
      "/cart/map other: header footer back",
      "/forget other: header footer back",
      "* other: header footer back",
    ]
  `);
});

it('reserves space for one bottom bar only', () => {
  const withBarOfTheirOwn = [
    '/product/:id',
    '/cart/temp',
    '/cart/shipping',
    '/cart/pay',
    '/repay/:id',
    '/repay/pay',
  ];
  for (const { path, layout, frame } of routes) {
    if (withBarOfTheirOwn.includes(path)) {
      expect({ ...frames[layout], ...frame }.bottomBar, path).toBe(false);
    }
  }
});

import { describe, expect, it } from 'vitest';
import * as original from '@mall/contract';
import * as originalLimits from '@mall/contract/limits';
import * as contract from './contract';
import * as limits from './limits';
import * as sdk from './index';

it('@mall/sdk exports these names', () => {
  expect(Object.keys(sdk).sort()).toMatchInlineSnapshot(`
    [
      "BADGE_LIMIT",
      "MallError",
      "SESSION_LIFETIME",
      "SHOP_REFRESH",
      "browserStorage",
      "createMall",
      "failureCodes",
      "isMallError",
      "leaveForPayment",
      "memoryStorage",
    ]
  `);
});

it('@mall/sdk/contract and /limits are those of @mall/contract', () => {
  expect(contract).toEqual(original);
  expect(limits).toEqual(originalLimits);
});

describe('a mall', () => {
  const mall = sdk.createMall({ baseUrl: 'https://mall.test' });

  it('has these methods', () => {
    const methods = Object.entries(mall).flatMap(([domain, value]) =>
      typeof value === 'object' ? Object.keys(value).map((name) => `${domain}.${name}`) : domain,
    );
    expect(methods).toMatchInlineSnapshot(`
      [
        "start",
        "postForm",
        "url",
        "session.get",
        "session.start",
        "session.updateProfile",
        "session.end",
        "session.endingBy",
        "session.subscribe",
        "pending.count",
        "pending.subscribe",
        "pending.during",
        "auth.captcha",
        "auth.login",
        "auth.loginBy",
        "auth.startSocial",
        "auth.finishSocial",
        "auth.register",
        "auth.activate",
        "auth.resend",
        "auth.restoreEmail",
        "auth.forgetMail",
        "auth.forget",
        "auth.resetPassword",
        "auth.logout",
        "members.profile",
        "members.storeProfile",
        "members.storeAvatar",
        "members.storeBarcode",
        "members.storePassword",
        "members.updateToken",
        "members.sessions",
        "members.endSessions",
        "members.destroy",
        "members.extraColumns",
        "addresses.list",
        "addresses.find",
        "addresses.detail",
        "addresses.store",
        "addresses.delete",
        "addresses.nations",
        "configs.get",
        "content.index",
        "content.quickLinks",
        "content.hotTags",
        "content.questions",
        "content.info",
        "products.categories",
        "products.list",
        "products.all",
        "products.detail",
        "products.collected",
        "products.collect",
        "products.waited",
        "products.wait",
        "products.findCategories",
        "search.products",
        "search.articles",
        "articles.list",
        "articles.promoted",
        "articles.detail",
        "articles.comments",
        "articles.comment",
        "articles.collected",
        "articles.collect",
        "articles.like",
        "articles.report",
        "articles.findProducts",
        "articles.groups",
        "articles.store",
        "articles.update",
        "articles.delete",
        "articles.storeMedia",
        "notifications.badges",
        "notifications.list",
        "notifications.detail",
        "notifications.readAll",
        "notifications.preferences",
        "notifications.storePreference",
        "notifications.push",
        "notifications.storePush",
        "notifications.deletePush",
        "chat.open",
        "chat.history",
        "chat.storeMedia",
        "chat.conversations",
        "chat.conversation",
        "cart.list",
        "cart.add",
        "cart.update",
        "cart.delete",
        "checkout.shippingMethods",
        "checkout.chooseShipping",
        "checkout.paymentMethods",
        "checkout.pay",
        "checkout.payRedirect",
        "checkout.storeMap",
        "checkout.fee",
        "checkout.previewAgain",
        "checkout.shipAgain",
        "checkout.payAgain",
        "checkout.payAgainRedirect",
        "coupons.list",
        "coupons.forCart",
        "coupons.check",
        "coupons.claim",
        "coupons.apply",
        "points.expiry",
        "points.history",
        "points.apply",
        "orders.list",
        "orders.recent",
        "orders.detail",
        "orders.store",
        "orders.refund",
        "orders.move",
        "orders.messages",
        "orders.storeMessage",
        "dealers.paymentInfo",
        "dealers.storePaymentInfo",
        "dealers.performance",
        "dealers.months",
        "dealers.charges",
      ]
    `);
  });

  it('has a method for every endpoint of the contract', () => {
    const missing = Object.entries(contract.paths).flatMap(([domain, endpoints]) => {
      const methods = new Map<string, object>(Object.entries(mall)).get(domain) ?? {};
      return (
        Object.keys(endpoints)
          .map((name) => `${domain}.${name}`)
          // A mall fetches its cookie by itself.
          .filter((name) => name !== 'auth.csrf' && !(name.slice(domain.length + 1) in methods))
      );
    });
    expect(missing).toEqual([]);
  });
});

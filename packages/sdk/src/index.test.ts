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
      "errorText",
      "failureCodes",
      "isMallError",
      "memoryStorage",
      "redirectToPayment",
    ]
  `);
});

it('@mall/sdk/contract and /limits are those of @mall/contract', () => {
  expect(contract).toEqual(original);
  expect(limits).toEqual(originalLimits);
});

describe('Mall', () => {
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
        "now",
        "session.get",
        "session.endReason",
        "session.start",
        "session.updateProfile",
        "session.end",
        "session.endWith",
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
        "members.saveProfile",
        "members.saveAvatar",
        "members.saveBarcode",
        "members.changePassword",
        "members.updateToken",
        "members.sessions",
        "members.endSessions",
        "members.deleteAccount",
        "members.extraColumns",
        "addresses.list",
        "addresses.find",
        "addresses.detail",
        "addresses.save",
        "addresses.nations",
        "addresses.delete",
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
        "products.waited",
        "products.findCategories",
        "products.collect",
        "products.wait",
        "search.products",
        "search.articles",
        "articles.list",
        "articles.promoted",
        "articles.author",
        "articles.detail",
        "articles.comments",
        "articles.replies",
        "articles.likeComment",
        "articles.comment",
        "articles.collected",
        "articles.report",
        "articles.findProducts",
        "articles.suggestProducts",
        "articles.groups",
        "articles.create",
        "articles.update",
        "articles.collect",
        "articles.like",
        "articles.delete",
        "articles.uploadMedia",
        "notifications.badges",
        "notifications.list",
        "notifications.detail",
        "notifications.readAll",
        "notifications.preferences",
        "notifications.push",
        "notifications.savePush",
        "notifications.savePreference",
        "notifications.deletePush",
        "chat.open",
        "chat.history",
        "chat.uploadMedia",
        "cart.list",
        "cart.preview",
        "cart.addAll",
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
        "checkout.repayPreview",
        "checkout.repayShipping",
        "checkout.repay",
        "checkout.repayRedirect",
        "coupons.list",
        "coupons.forCart",
        "coupons.check",
        "coupons.claim",
        "coupons.apply",
        "points.expiry",
        "points.history",
        "points.apply",
        "orders.list",
        "orders.detail",
        "orders.saveTransfer",
        "orders.refund",
        "orders.withdrawRefund",
        "orders.messages",
        "orders.sendMessage",
        "orders.recent",
        "dealers.paymentInfo",
        "dealers.savePaymentInfo",
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
          // The client fetches its cookie by itself.
          .filter((name) => name !== 'auth.csrf' && !(name.slice(domain.length + 1) in methods))
      );
    });
    expect(missing).toEqual([]);
  });
});

import { createMall } from '@mall/sdk';
import { expect, it } from 'vitest';
import * as queries from '../queries';

const { queryKeys, ...options } = queries;

const mall = createMall({ baseUrl: 'https://mall.test' });

// Invalidation and optimistic changes find queries by key, so a changed key must be deliberate.
it('queries have these keys and cache times', () => {
  const all = [
    options.addressesOptions(mall, 'home'),
    options.countiesOptions(mall),
    options.addressSearchOptions(mall, 'home', '巷口'),
    options.addressOptions(mall, 7),
    options.articleListOptions(mall),
    options.promotedArticlesOptions(mall),
    options.articleOptions(mall, 3),
    options.commentsOptions(mall, 3),
    options.articleSearchOptions(mall, '芒果'),
    options.collectedArticlesOptions(mall),
    options.newerCountOptions(mall, 'a place'),
    options.cartOptions(mall, 2),
    options.chatHistoryOptions(mall),
    options.shippingMethodsOptions(mall, 1),
    options.paymentMethodsOptions(mall, 1, 4),
    options.repayPreviewOptions(mall, '20261120ABCDEFGH'),
    options.cartCouponsOptions(mall, 1),
    options.couponListOptions(mall, 'used'),
    options.configsOptions(mall),
    options.shopIndexOptions(mall),
    options.quickLinksOptions(mall),
    options.hotTagsOptions(mall),
    options.infoOptions(mall, 3),
    options.questionsOptions(mall),
    options.dealerInfoOptions(mall),
    options.dealerPerformanceOptions(mall),
    options.dealerPerformanceOptions(mall, '2026-11'),
    options.dealerMonthsOptions(mall),
    options.dealerChargesOptions(mall),
    options.profileOptions(mall),
    options.sessionsOptions(mall),
    options.extraColumnsOptions(mall),
    options.badgesOptions(mall),
    options.notificationListOptions(mall, 1),
    options.orderListOptions(mall, 'unpaid'),
    options.recentOrdersOptions(mall),
    options.orderOptions(mall, '20261120ABCDEFGH'),
    options.pointExpiryOptions(mall),
    options.pointHistoryOptions(mall),
    options.categoriesOptions(mall),
    options.productListOptions(mall, { all: true }),
    options.productListOptions(mall, { category: 3 }, { sort: 'price_asc', layer: 2 }),
    options.productListOptions(mall, { search: '芒果' }),
    options.productListOptions(mall, { collected: true }),
    options.productOptions(mall, 5),
  ];
  for (const { queryKey } of all) {
    expect(Object.values(queryKeys).filter(([domain]) => domain === queryKey[0])).toHaveLength(1);
  }
  const lines = all.map(
    ({ queryKey, staleTime }) => `${JSON.stringify(queryKey)} ${String(staleTime ?? 'default')}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "["addresses","list","home"] default",
      "["addresses","nations","TW"] Infinity",
      "["addresses","list","home","巷口"] default",
      "["addresses","detail",7] default",
      "["articles","list"] Infinity",
      "["articles","promoted"] default",
      "["articles","detail",3] default",
      "["articles","comments",3] default",
      "["articles","search","芒果"] default",
      "["articles","collected"] default",
      "["articles","newer","a place"] default",
      "["cart",2] default",
      "["chat","history"] Infinity",
      "["checkout","shipping",1] 0",
      "["checkout","payment",1,4] 0",
      "["checkout","repay","20261120ABCDEFGH"] 0",
      "["coupons","cart",1] 0",
      "["coupons","list","used"] default",
      "["configs"] 90000",
      "["content","index"] default",
      "["content","quickLinks"] 90000",
      "["content","hotTags"] 90000",
      "["content","info",3] 90000",
      "["content","questions"] 90000",
      "["dealers","info"] default",
      "["dealers","performance","all",1] default",
      "["dealers","performance","2026-11",1] default",
      "["dealers","months"] default",
      "["dealers","charges",1] default",
      "["members","profile"] default",
      "["members","sessions"] 0",
      "["members","extraColumns"] 90000",
      "["notifications","badges"] default",
      "["notifications","list",1] default",
      "["orders","list","unpaid"] default",
      "["orders","recent"] default",
      "["orders","detail","20261120ABCDEFGH"] default",
      "["points","expiry"] default",
      "["points","history"] default",
      "["products","categories"] 90000",
      "["products","list",{"all":true},{}] default",
      "["products","list",{"category":3},{"sort":"price_asc","layer":2}] default",
      "["products","list",{"search":"芒果"},{}] default",
      "["products","list",{"collected":true},{}] default",
      "["products","detail",5] default",
    ]
  `);
});

it('each layer or id is a separate query', () => {
  expect(options.cartOptions(mall, 1).queryKey).not.toEqual(options.cartOptions(mall, 2).queryKey);
  expect(options.productOptions(mall, 1).queryKey).not.toEqual(
    options.productOptions(mall, 2).queryKey,
  );
});

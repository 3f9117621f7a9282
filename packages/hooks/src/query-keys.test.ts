import { createMall } from '@mall/sdk';
import { expect, it } from 'vitest';
import { addressesOptions } from './addresses/useAddresses';
import {
  articleListOptions,
  articleOptions,
  articleSearchOptions,
  collectedArticlesOptions,
  commentsOptions,
  newerCountOptions,
  promotedArticlesOptions,
} from './articles/queries';
import { cartOptions } from './cart/queries';
import { paymentMethodsOptions, shippingMethodsOptions } from './checkout/queries';
import { configsOptions } from './configs/useConfigs';
import { hotTagsOptions, quickLinksOptions, shopIndexOptions } from './content/useContent';
import { badgesOptions } from './notifications/queries';
import { orderListOptions, orderOptions } from './orders/useOrders';
import { categoriesOptions, productListOptions, productOptions } from './products/queries';

const mall = createMall({ baseUrl: 'https://mall.test' });

// Keys are what invalidation and optimistic changes find things by: a changed one shows here.
it('queries have these keys, and keep what they read for so long', () => {
  const all = [
    addressesOptions(mall, 'home'),
    articleListOptions(mall),
    promotedArticlesOptions(mall),
    articleOptions(mall, 3),
    commentsOptions(mall, 3),
    articleSearchOptions(mall, '芒果'),
    collectedArticlesOptions(mall),
    newerCountOptions(mall, 3),
    cartOptions(mall, 2),
    shippingMethodsOptions(mall, 1),
    paymentMethodsOptions(mall, 1, 4),
    configsOptions(mall),
    shopIndexOptions(mall),
    quickLinksOptions(mall),
    hotTagsOptions(mall),
    badgesOptions(mall),
    orderListOptions(mall, 'unpaid'),
    orderOptions(mall, '20261120ABCDEFGH'),
    categoriesOptions(mall),
    productListOptions(mall, { all: true }),
    productListOptions(mall, { category: 3 }, { sort: 'price_asc', layer: 2 }),
    productListOptions(mall, { search: '芒果' }),
    productListOptions(mall, { collected: true }),
    productOptions(mall, 5),
  ];
  const lines = all.map(
    ({ queryKey, staleTime }) => `${JSON.stringify(queryKey)} ${String(staleTime ?? 'default')}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "["addresses","list","home"] default",
      "["articles","list"] Infinity",
      "["articles","promoted"] default",
      "["articles","detail",3] default",
      "["articles","comments",3] default",
      "["articles","search","芒果"] default",
      "["articles","collected"] default",
      "["articles","newer",3] default",
      "["cart",2] default",
      "["checkout","shipping",1] 0",
      "["checkout","payment",1,4] 0",
      "["configs"] 90000",
      "["content","index"] default",
      "["content","quickLinks"] 90000",
      "["content","hotTags"] 90000",
      "["notifications","badges"] default",
      "["orders","list","unpaid"] default",
      "["orders","detail","20261120ABCDEFGH"] default",
      "["products","categories"] 90000",
      "["products","list",{"all":true},{}] default",
      "["products","list",{"category":3},{"sort":"price_asc","layer":2}] default",
      "["products","list",{"search":"芒果"},{}] default",
      "["products","list",{"collected":true},{}] default",
      "["products","detail",5] default",
    ]
  `);
});

it('a layer or an id of its own is a query of its own', () => {
  expect(cartOptions(mall, 1).queryKey).not.toEqual(cartOptions(mall, 2).queryKey);
  expect(productOptions(mall, 1).queryKey).not.toEqual(productOptions(mall, 2).queryKey);
});

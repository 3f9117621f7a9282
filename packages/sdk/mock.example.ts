import { createMall } from '@mall/sdk';
import { createMockMall, refusal, replies } from '@mall/sdk/testing/mock';

export const mock = createMockMall({
  'products.detail': { ...replies.products.detail, stock_notice: null },
  'cart.add': refusal('stockShort', { args: ['愛文芒果禮盒', 2] }),
});
export const mall = createMall({ baseUrl: 'https://mall.test', fetch: mock.fetch });
mall.session.start('a token', replies.members.profile);

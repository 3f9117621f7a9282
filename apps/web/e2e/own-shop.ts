import { Shop } from './shop';
import { test } from './test';

/**
 * Returns a test with a shop of its own, which no other file changes or reads.
 *
 * @param name distinguishes its database.
 */
export const inOwnShop = (name: string) =>
  test.extend<object, { shop: Shop }>({
    shop: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
      async ({}, use) => {
        const shop = await Shop.open({}, `_${name}`);
        await use(shop);
        await shop.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

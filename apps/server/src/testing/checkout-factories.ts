import type { Database } from '../db/database';
import { configs, productAddons, productGifts, shippingMethods } from '../db/schema';

/** Creates rows for cart and checkout tests. */
export interface CheckoutFactories {
  /** Home delivery for NT$100, free from NT$1,000. */
  makeShippingMethod(
    method?: Partial<typeof shippingMethods.$inferInsert>,
  ): Promise<typeof shippingMethods.$inferSelect>;
  /** A rule that adds a gift from a quantity of a product. */
  makeGift(gift: typeof productGifts.$inferInsert): Promise<void>;
  /** A product that is cheaper when bought with another product. */
  makeAddOn(addOn: typeof productAddons.$inferInsert): Promise<void>;
  /** Sets one of the shop's settings. */
  setConfig(group: string, key: string, value: string | number): Promise<void>;
}

/** Creates the factories for a database. */
export const createCheckoutFactories = (db: Database): CheckoutFactories => ({
  async makeShippingMethod(method) {
    const [row] = await db
      .insert(shippingMethods)
      .values({ layer: 1, kind: 'home', name: '常溫宅配', fee: 100, freeFrom: 1000, ...method })
      .returning();
    if (row === undefined) throw new Error('The database gave no row back');
    return row;
  },
  async makeGift(gift) {
    await db.insert(productGifts).values(gift);
  },
  async makeAddOn(addOn) {
    await db.insert(productAddons).values(addOn);
  },
  async setConfig(group, key, value) {
    await db
      .insert(configs)
      .values({ group, key, value })
      .onConflictDoUpdate({ target: [configs.group, configs.key], set: { value } });
  },
});

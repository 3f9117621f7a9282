import { createMall, memoryStorage, type Mall } from '@mall/sdk';
import { startDemoMall } from '@mall/server/demo';

/** The demo accounts: a member with a history, a poster, a dealer, and the shop's staff. */
export type DemoAccount =
  | 'member@mall.test'
  | 'poster@mall.test'
  | 'dealer@mall.test'
  | 'staff@mall.test';

/** A complete server for your own tests. */
export interface MallForTests {
  /** Its URL: `http://127.0.0.1:40123`. */
  readonly baseUrl: string;
  /** A client that is not signed in. */
  guest(): Mall;
  /**
   * A client that is signed in, without a captcha.
   * @param account The demo account. @default 'member@mall.test'
   */
  signedIn(account?: DemoAccount): Promise<Mall>;
  /** Resets the demo shop: 160 products, 80 posts, orders in every state. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a complete server in this process: the real code on a free port, with an in-memory
 * database and the demo shop's data. Takes about five seconds; one instance for all tests is
 * enough.
 *
 * @example
 * const shop = await startMall();
 * const mall = await shop.signedIn();
 * await mall.cart.add(1, { rule_id: 10011, quantity: 1, type: 1, relation_id: 0 });
 * await shop.stop();
 */
export async function startMall(): Promise<MallForTests> {
  const shop = await startDemoMall();
  const { baseUrl } = shop;
  const guest = () => createMall({ baseUrl, storage: memoryStorage(), csrf: false });
  return {
    baseUrl,
    guest,
    async signedIn(account = 'member@mall.test') {
      const mall = guest();
      const { t, profile } = await shop.signIn(account);
      mall.session.start(t, profile);
      return mall;
    },
    reset: () => shop.reset(),
    stop: () => shop.stop(),
  };
}

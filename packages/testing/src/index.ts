import { createMall, memoryStorage, type Mall } from '@mall/sdk';
import { startDemoMall } from '@mall/server/demo';

/** Who can be signed in as: a member with a past, one who writes posts, a dealer, the shop itself. */
export type DemoAccount =
  'member@mall.test' | 'poster@mall.test' | 'dealer@mall.test' | 'staff@mall.test';

/** A whole mall for one's own tests. */
export interface MallForTests {
  /** Where it listens: `http://127.0.0.1:40123`. */
  readonly baseUrl: string;
  /** A client with nobody signed in. */
  guest(): Mall;
  /**
   * A client that is signed in, without a captcha.
   * @param account who. @default 'member@mall.test'
   */
  signedIn(account?: DemoAccount): Promise<Mall>;
  /** Puts the demo shop back as it was: 160 products, 80 posts, orders in every state. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a whole mall inside this process: the real server on a free port, over a database in memory,
 * with the demo shop in it. Takes about five seconds; one for all tests is enough.
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

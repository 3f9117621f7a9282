import { startMall } from '@mall/testing';

const shop = await startMall();
const mall = await shop.signedIn();
const cart = await mall.cart.add(1, { rule_id: 10011, quantity: 2, type: 1, relation_id: 0 });
/** The total of two mangoes in the demo shop. */
export const total = cart.totals.total_amount;
await shop.stop();

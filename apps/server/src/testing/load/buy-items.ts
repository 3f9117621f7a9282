import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { PreparedShop } from '../prepared-shoppers';
import { HOME } from '../shopper';
import { callOnce, type HttpCall } from './call-once';
import type { CallKind, ObservedCalls } from './observed-calls';

/** The time between two attempts. */
const PAUSE_MS = 50;

/** A buyer, and where they buy. */
export interface BuyerOptions {
  readonly baseUrl: string;
  readonly shop: Pick<PreparedShop, 'ruleId' | 'shippingId'>;
  readonly member: { readonly id: number; readonly token: string };
  readonly calls: ObservedCalls;
  /** Whether to begin no further order. */
  readonly isOver: () => boolean;
}

/** What a buyer knows of the orders. */
export interface Bought {
  /** The number of each order, by its idempotency key. */
  readonly orders: ReadonlyMap<string, string>;
  /** How many units were added with an answer. */
  readonly added: number;
}

const shipped = z.object({ totals: z.object({ total_amount: z.number() }) });
const placed = z.object({ trans_order_id: z.string() });

/** Buys one item after the other. Sends each call again until it succeeds; each order has an idempotency key. */
export async function buyItems(options: BuyerOptions): Promise<Bought> {
  const { baseUrl, shop, member, calls, isOver } = options;
  const { token } = member;
  const untilDone = async (kind: CallKind, call: Omit<HttpCall, 'token'>): Promise<unknown> => {
    for (;;) {
      const result = await calls.observe(kind, () => callOnce(baseUrl, { token, ...call }));
      if (result.outcome === 'done') return result.data;
      await sleep(PAUSE_MS);
    }
  };
  const orders = new Map<string, string>();
  let added = 0;
  while (!isOver()) {
    const line = { rule_id: shop.ruleId, quantity: 1, type: 1, relation_id: 0 };
    await untilDone('add', { path: '/api/shopping/cart/1/add', body: line });
    added += 1;
    const choice = { ...HOME, shipping_id: shop.shippingId };
    const chosen = await untilDone('shipping', { path: '/api/payment/shipping/1', body: choice });
    const { total_amount } = z.parse(shipped, chosen).totals;
    const idempotencyKey = `order-${member.id}-${orders.size}`;
    const paid = await untilDone('pay', {
      path: '/api/shopping/cart/pay/1',
      body: { payment: { method: 'credit' }, invoice: { kind: 'member' }, total_amount },
      idempotencyKey,
    });
    orders.set(idempotencyKey, z.parse(placed, paid).trans_order_id);
  }
  return { orders, added };
}

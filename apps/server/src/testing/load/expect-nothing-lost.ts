import type { ChatMessage } from '@mall/contract';
import { expect } from 'vitest';
import { queryOnce } from '../database';
import { callerOf } from '../http';
import type { PreparedShop } from '../prepared-shoppers';
import { dataOf } from '../shopper';
import type { LoadResult } from './start-load';

/** Where the load was. */
export interface LoadedShop {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly shop: PreparedShop;
  /** The units in stock before the load. */
  readonly stock: number;
}

/**
 * Expects one order for each acknowledged key and no other, stock for everything that was not sold, and each
 * acknowledged message once, in order.
 *
 * @returns the number of orders, sold units and messages.
 */
export async function expectNothingLost(
  { baseUrl, databaseUrl, shop, stock }: LoadedShop,
  { bought, said }: LoadResult,
) {
  const acknowledged = [...bought.values()].flatMap(({ orders }) => [...orders.values()]);
  const stored = await queryOnce(databaseUrl, 'select trans_order_id as number from orders');
  const numbers = (stored as { number: string }[]).map(({ number }) => number);
  expect(numbers.sort()).toEqual(acknowledged.sort());

  const [sum] = await queryOnce(
    databaseUrl,
    `select (select sum(quantity) from order_items where rule_id = ${shop.ruleId})::int as sold,
       (select stock from product_rules where id = ${shop.ruleId}) as left`,
  );
  const { sold, left } = sum as { sold: number; left: number };
  expect(sold + left).toBe(stock);

  let messages = 0;
  for (const member of shop.members) {
    const sent = said.get(member.id) ?? [];
    expect(await messagesOf(baseUrl, member)).toEqual(sent);
    messages += sent.length;
  }
  return { orders: stored.length, sold, messages };
}

/** The texts of a member's conversation, oldest first. */
async function messagesOf(baseUrl: string, member: { readonly token: string }): Promise<string[]> {
  const call = callerOf(baseUrl, member);
  const read = async (query: string): Promise<string[]> => {
    const { list, limit_time } = dataOf<{ list: ChatMessage[]; limit_time: string | null }>(
      await call.get(`/api/member/service/message/history${query}`),
    );
    const texts = list.map((message) => (message.type === 1 ? message.text : ''));
    if (limit_time === null) return texts;
    return [...(await read(`?limit_time=${encodeURIComponent(limit_time)}`)), ...texts];
  };
  return read('');
}

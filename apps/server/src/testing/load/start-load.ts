import { setTimeout as sleep } from 'node:timers/promises';
import type { PreparedShop } from '../prepared-shoppers';
import { type Bought, buyItems } from './buy-items';
import { callOnce } from './call-once';
import { openChatPage } from './chat-page';
import { type CallKind, ObservedCalls } from './observed-calls';

const READ_EVERY_MS = 50;
/** Below the limit of messages. */
const TALK_EVERY_MS = 400;
/** How many members write in the chat. */
const TALKERS = 2;

/** A shop under load. */
export interface Load {
  readonly calls: ObservedCalls;
  /** Waits until every call that has begun succeeds. */
  stop(): Promise<LoadResult>;
}

/** What the callers know at the end. */
export interface LoadResult {
  /** By member. */
  readonly bought: ReadonlyMap<number, Bought>;
  /** The acknowledged messages in order, by member. */
  readonly said: ReadonlyMap<number, readonly string[]>;
}

/**
 * Starts members who buy, read their carts and write in the chat, and guests who read the products. All of them repeat
 * what fails.
 */
export function startLoad(baseUrl: string, shop: PreparedShop): Load {
  const calls = new ObservedCalls();
  let hasEnded = false;
  const isOver = () => hasEnded;

  const read = async (kind: CallKind, path: string, token: string | null) => {
    while (!hasEnded) {
      await calls.observe(kind, () => callOnce(baseUrl, { path, token }));
      await sleep(READ_EVERY_MS);
    }
  };
  const reading = [
    read('guest list', '/api/product/all', null),
    read('product', `/api/product/detail/${shop.productId}`, null),
    ...shop.members.map(({ token }) => read('cart', '/api/shopping/cart/list/1', token)),
  ];
  const buying = shop.members.map(async (member) => {
    return [member.id, await buyItems({ baseUrl, shop, member, calls, isOver })] as const;
  });
  const talking = shop.members.slice(0, TALKERS).map(async ({ id, token }) => {
    const page = openChatPage(baseUrl, token, calls);
    const said: string[] = [];
    while (!hasEnded) {
      const name = `message-${id}-${said.length}`;
      await page.send(name);
      said.push(name);
      await sleep(TALK_EVERY_MS);
    }
    page.close();
    return [id, said] as const;
  });
  return {
    calls,
    async stop() {
      hasEnded = true;
      await Promise.all(reading);
      return {
        bought: new Map(await Promise.all(buying)),
        said: new Map(await Promise.all(talking)),
      };
    },
  };
}

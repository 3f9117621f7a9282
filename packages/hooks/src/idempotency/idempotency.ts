import { browserStorage, isMallError, type MallStorage } from '@mall/sdk';
import { randomId } from './random-id';

/** The idempotency key of one exact request, reused for retries until a response arrives. */
export interface IdempotencyKeys {
  /** Returns the same key for the same request, a new one for a different request. */
  keyFor(request: unknown): string;
  /** Drops the key after a response: the next request gets a new one. */
  clear(): void;
}

/** All keys of a tab: name of the operation → key, and the request body that it belongs to. */
type Slots = Readonly<Record<string, readonly [key: string, body: string]>>;

const SLOT = 'mall.idempotency';
const tab = browserStorage(() => sessionStorage);

/**
 * Stores the key of a request in flight, so that it survives a page reload. A shopper who taps
 * again after a lost connection must not order twice.
 *
 * @param name - The operation and the member, such as `pay:7:1`.
 * @param storage - Where keys are stored; the tab's `sessionStorage` by default.
 */
export function createIdempotencyKeys(
  name: string,
  storage: Pick<MallStorage, 'getItem' | 'setItem'> = tab,
): IdempotencyKeys {
  return {
    keyFor(request) {
      const body = JSON.stringify(request);
      const slots = readSlots(storage);
      const [key, storedBody] = slots[name] ?? [];
      if (key !== undefined && storedBody === body) return key;
      const fresh = randomId();
      storage.setItem(SLOT, JSON.stringify({ ...slots, [name]: [fresh, body] }));
      return fresh;
    },
    clear() {
      const { [name]: _answered, ...others } = readSlots(storage);
      storage.setItem(SLOT, JSON.stringify(others));
    },
  };
}

/** Deletes all keys of the tab, when the member signs out. */
export const clearIdempotencyKeys = (): void => tab.removeItem(SLOT);

/** Failures after which only a retry shows whether the write took effect. */
const UNDECIDED = ['unreachable', 'serverFault', 'unavailable', 'storageFull'] as const;

/**
 * Sends a write with an idempotency key that is reused until the server responds, even with a
 * refusal. A lost connection and a failing server do not count as a response.
 *
 * @param name - The operation and who calls it, such as `message:7:MA20261122ABCD`.
 * @param request - What is sent: another request gets another key.
 * @example
 * await sendOnce(`message:${profile.id}:${order.trans_order_id}`, typed, (idempotencyKey) =>
 *   mall.orders.sendMessage({ oid: order.trans_order_id, text: typed }, { idempotencyKey }),
 * );
 */
export async function sendOnce<Result>(
  name: string,
  request: unknown,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const keys = createIdempotencyKeys(name);
  try {
    const result = await send(keys.keyFor(request));
    keys.clear();
    return result;
  } catch (error) {
    if (isMallError(error) && !isMallError(error, ...UNDECIDED)) keys.clear();
    throw error;
  }
}

/** Stored data may come from an older version or be corrupt, so invalid keys are ignored. */
function readSlots(storage: Pick<MallStorage, 'getItem'>): Slots {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SLOT) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, [string, string]] => isSlot(entry[1])),
    );
  } catch {
    return {};
  }
}

const isSlot = (stored: unknown): stored is [string, string] =>
  Array.isArray(stored) && stored.length === 2 && stored.every((part) => typeof part === 'string');

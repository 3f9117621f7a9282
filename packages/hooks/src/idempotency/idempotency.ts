import { browserStorage, isMallError, type MallStorage } from '@mall/sdk';
import { randomId } from './random-id';

/** The key under which one exact request may be sent again until an answer came. */
export interface IdempotencyKeys {
  /** The same key for the same request, a new one for another. */
  keyFor(request: unknown): string;
  /** An answer came: the next request is a new one. */
  forget(): void;
}

/** All keys of a tab: what is requested → the key, and the request it stands for. */
type Slots = Readonly<Record<string, readonly [key: string, body: string]>>;

const SLOT = 'mall.idempotency';
const tab = browserStorage(() => sessionStorage);

/**
 * Remembers the key of the request under way, over a reload of the page too: a shopper who taps
 * again after a lost connection must not order twice.
 *
 * @param name - What is requested, and by whom, such as `pay:7:1`.
 * @param storage - Where keys are kept; the tab's own unless given.
 */
export function createIdempotencyKeys(
  name: string,
  storage: Pick<MallStorage, 'getItem' | 'setItem'> = tab,
): IdempotencyKeys {
  return {
    keyFor(request) {
      const body = JSON.stringify(request);
      const slots = readSlots(storage);
      const [key, keptBody] = slots[name] ?? [];
      if (key !== undefined && keptBody === body) return key;
      const fresh = randomId();
      storage.setItem(SLOT, JSON.stringify({ ...slots, [name]: [fresh, body] }));
      return fresh;
    },
    forget() {
      const { [name]: _answered, ...others } = readSlots(storage);
      storage.setItem(SLOT, JSON.stringify(others));
    },
  };
}

/** Forgets every key of the tab: the member signed out. */
export const forgetIdempotencyKeys = (): void => tab.removeItem(SLOT);

/**
 * Sends a write under a key that holds until the mall answered, be it with a refusal. A server fault
 * is no answer: what it leaves done or undone is only known by asking again.
 */
export async function sendOnce<Result>(
  name: string,
  request: unknown,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const keys = createIdempotencyKeys(name);
  try {
    const result = await send(keys.keyFor(request));
    keys.forget();
    return result;
  } catch (error) {
    if (isMallError(error) && !error.isTransport && !isMallError(error, 'serverFault'))
      keys.forget();
    throw error;
  }
}

/** What storage holds may be of an older version, or broken: such keys are none. */
function readSlots(storage: Pick<MallStorage, 'getItem'>): Slots {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SLOT) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, [string, string]] => isSlot(entry[1])),
    );
  } catch {
    return {};
  }
}

const isSlot = (kept: unknown): kept is [string, string] =>
  Array.isArray(kept) && kept.length === 2 && kept.every((part) => typeof part === 'string');

import { browserStorage } from '@mall/sdk';
import type { OutgoingMessage } from './chat-types';

const SHELF = 'mall.chat';
const device = browserStorage();

/** What a member has written to the shop and the shop has not got. */
export interface Unsent {
  /** The text in the field. */
  readonly draft: string;
  readonly outgoing: readonly OutgoingMessage[];
}

const NOTHING: Unsent = { draft: '', outgoing: [] };

/** What the member has not sent, as kept on this device; what cannot be read is ignored. */
export function readUnsent(member: number): Unsent {
  const { draft, outgoing } = fieldsOf(readShelf()[member]);
  return {
    draft: typeof draft === 'string' ? draft : NOTHING.draft,
    outgoing: Array.isArray(outgoing) ? outgoing.filter(isKept).map(revived) : NOTHING.outgoing,
  };
}

/**
 * Keeps what the member has not sent until the shop has it; it survives reloads and other members signing in
 * on the same device. Files are not kept: a page cannot.
 */
export function keepUnsent(member: number, { draft, outgoing }: Unsent): void {
  const { [member]: _before, ...others } = readShelf();
  const kept = outgoing.filter(isKept).map(({ key, status, time, content, canRetry }) => ({
    ...{ key, status, time, content, canRetry },
  }));
  const isEmpty = draft === '' && kept.length === 0;
  const shelf = isEmpty ? others : { ...others, [member]: { draft, outgoing: kept } };
  if (Object.keys(shelf).length === 0) device.removeItem(SHELF);
  else device.setItem(SHELF, JSON.stringify(shelf));
}

function readShelf(): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(device.getItem(SHELF) ?? '{}'));
  } catch {
    return {};
  }
}

const revived = (message: OutgoingMessage): OutgoingMessage => ({ ...message, error: null });

function isKept(message: unknown): message is OutgoingMessage {
  const { key, status, time, content, canRetry } = fieldsOf(message);
  const { type, text, order } = fieldsOf(content);
  return (
    typeof key === 'string' &&
    (status === 'sending' || status === 'failed') &&
    typeof time === 'number' &&
    typeof canRetry === 'boolean' &&
    ((type === 1 && typeof text === 'string') ||
      (type === 4 && typeof fieldsOf(order)['trans_order_id'] === 'string'))
  );
}

const fieldsOf = (thing: unknown): Readonly<Record<string, unknown>> => ({ ...Object(thing) });

import { browserStorage } from '@mall/sdk';
import type { OutgoingMessage } from './chat-types';

const KEY = 'mall.chat';
const device = browserStorage();

/** The messages that a member has written and the server has not stored. */
export interface UnsentMessages {
  /** The text in the input field. */
  readonly draft: string;
  readonly outgoing: readonly OutgoingMessage[];
}

const NOTHING: UnsentMessages = { draft: '', outgoing: [] };

/** Reads the member's unsent messages from this device; ignores invalid data. */
export function readUnsentMessages(member: number): UnsentMessages {
  const { draft, outgoing } = fieldsOf(readStored()[member]);
  return {
    draft: typeof draft === 'string' ? draft : NOTHING.draft,
    outgoing: Array.isArray(outgoing) ? outgoing.filter(isStorable).map(revived) : NOTHING.outgoing,
  };
}

/**
 * Saves the member's unsent messages until the server has stored them. They survive reloads and
 * other members signing in on the same device. Files are not saved, because a page cannot store
 * them.
 */
export function saveUnsentMessages(member: number, { draft, outgoing }: UnsentMessages): void {
  const { [member]: _before, ...others } = readStored();
  const stored = outgoing.filter(isStorable).map(({ key, status, time, content, canRetry }) => ({
    ...{ key, status, time, content, canRetry },
  }));
  const isEmpty = draft === '' && stored.length === 0;
  const next = isEmpty ? others : { ...others, [member]: { draft, outgoing: stored } };
  if (Object.keys(next).length === 0) device.removeItem(KEY);
  else device.setItem(KEY, JSON.stringify(next));
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(device.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

const revived = (message: OutgoingMessage): OutgoingMessage => ({ ...message, error: null });

function isStorable(message: unknown): message is OutgoingMessage {
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

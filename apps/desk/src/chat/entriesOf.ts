import type { ChatMessage } from '@mall/sdk';
import type { ChatEntryData } from '@mall/ui/chat';
import type { UnsentAnswer } from './OutboxState';

/** Merges messages and unsent answers. Omits an answer whose message has arrived already. */
export function entriesOf(
  messages: readonly ChatMessage[],
  unsent: readonly UnsentAnswer[],
): ChatEntryData[] {
  const sent = messages.map((message) => ({
    // An answer keeps its key, so that screen readers do not announce it again when it is stored.
    key: message.from_user ? `member-${message.id}` : message.client_id,
    status: 'sent' as const,
    message,
  }));
  const keys = new Set(sent.map(({ key }) => key));
  return [...sent, ...unsent.filter(({ key }) => !keys.has(key))];
}

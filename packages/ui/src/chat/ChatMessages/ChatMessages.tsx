import { Fragment, type ReactNode } from 'react';
import { LinkedText } from '../../kit/LinkedText/LinkedText';
import { ChatDay } from '../ChatDay/ChatDay';
import type { ChatEntryData, ChatViewer } from './ChatEntryData';
import { groupEntries } from './groupEntries';
import { sentMessage } from './sentMessage';
import { unsentMessage } from './unsentMessage';

export interface ChatMessagesProps {
  /** Oldest first: the `entries` of `useChat`. */
  entries: readonly ChatEntryData[];
  /** Returns the URL of an order that a message refers to. */
  orderHref: (trans_order_id: string) => string;
  /** Names a day, `YYYY-MM-DD` in Taipei: 今天, 11/22（日）; `dayText` of `@mall/sdk/time`. */
  dayText: (day: string) => ReactNode;
  /** Sends a failed message again. */
  onRetry: (key: string) => void;
  /** Discards a failed message, or cancels an upload. */
  onDiscard: (key: string) => void;
  /** Returns the reason of a failed message: `errorText` of `@mall/sdk`. @default a general one */
  errorText?: ((error: unknown) => ReactNode) | undefined;
  /** Renders a text; for links within the site, and previews of what they lead to. @default LinkedText */
  renderText?: ((text: string) => ReactNode) | undefined;
  /**
   * Whether there is a connection; without one, a message waits instead of being sent.
   * @default true
   */
  isConnected?: boolean | undefined;
  /**
   * Who reads the conversation: their side's messages are at the end of the line. For the `shop` each of them names the
   * colleague who wrote it.
   * @default 'member'
   */
  viewer?: ChatViewer | undefined;
}

const linkedText = (text: string) => <LinkedText>{text}</LinkedText>;

/**
 * The messages of a conversation with a separator between days, in groups by author: texts, pictures, videos and
 * orders, stored or still being sent. For the children of `ChatLog`.
 *
 * @example
 * <ChatMessages entries={talk.entries} orderHref={(id) => `/order/${id}`}
 *   dayText={(day) => dayText(day, mall.now())} errorText={errorText}
 *   onRetry={talk.retryMessage} onDiscard={talk.discard} />
 */
export function ChatMessages({
  entries,
  orderHref,
  dayText,
  onRetry,
  onDiscard,
  errorText,
  renderText = linkedText,
  isConnected = true,
  viewer = 'member',
}: ChatMessagesProps) {
  return groupEntries(entries, viewer).map(({ entry, newDay, continued }) => (
    <Fragment key={entry.key}>
      {newDay !== null && <ChatDay>{dayText(newDay)}</ChatDay>}
      {/* Not components: the bubble stays the same element when its message is stored, or screen readers would
          announce it again. */}
      {entry.status === 'sent'
        ? sentMessage({ message: entry.message, viewer, continued, orderHref, renderText })
        : unsentMessage({
            ...{ entry, isConnected, orderHref, renderText, errorText, onRetry, onDiscard },
          })}
    </Fragment>
  ));
}

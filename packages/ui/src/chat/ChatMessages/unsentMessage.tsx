import type { ReactNode } from 'react';
import { ChatBubble } from '../ChatBubble/ChatBubble';
import { ChatMedia } from '../ChatMedia/ChatMedia';
import { ChatOrder } from '../ChatOrder/ChatOrder';
import type { UnsentEntry } from './ChatEntryData';
import type { MessageContent } from './MessageContent';

interface UnsentMessageProps extends MessageContent {
  readonly entry: UnsentEntry;
  readonly isConnected: boolean;
  readonly errorText: ((error: unknown) => ReactNode) | undefined;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

/** Returns the bubble of an own message that is being sent or has failed. */
export function unsentMessage({
  entry: { key, content, status, error, canRetry },
  isConnected,
  orderHref,
  renderText,
  errorText,
  onRetry,
  onDiscard,
}: UnsentMessageProps) {
  const isMedia = content.type === 2 || content.type === 3;
  const discard = () => onDiscard(key);
  return (
    <ChatBubble
      state={status === 'sending' && !isConnected && !isMedia ? 'waiting' : status}
      bare={content.type !== 1}
      reason={error ? errorText?.(error) : undefined}
      onRetry={canRetry ? () => onRetry(key) : undefined}
      onDiscard={discard}
    >
      {content.type === 1 && renderText(content.text)}
      {content.type === 4 && (
        <ChatOrder order={content.order} href={orderHref(content.order.trans_order_id)} />
      )}
      {isMedia && (
        <ChatMedia
          kind={content.type === 2 ? 'picture' : 'video'}
          src={content.type === 2 ? content.preview : null}
          poster={content.preview}
          progress={status === 'sending' ? content.progress : undefined}
          onCancel={status === 'sending' ? discard : undefined}
        />
      )}
    </ChatBubble>
  );
}

import { Clock3, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../kit/Avatar/Avatar';
import { Button } from '../../kit/Button/Button';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import { useLabels } from '../../theme/UiContext';
import type { ChatLabels } from '../../labels/types/chat';
import { Below, Bubble, Column, Line, Meta, Name, Row } from './ChatBubble.styles';

/** Delivery state of an own message: `waiting` for a connection, `sending`, `sent` or `failed`. */
export type ChatBubbleState = 'waiting' | 'sending' | 'sent' | 'failed';

export interface ChatBubbleProps {
  /** The author; omit it for the user's own messages. */
  author?: { readonly name: string; readonly avatar?: string | null | undefined } | undefined;
  /** Who wrote an own message, where several people answer for one side. Left out: the user. */
  signature?: string | undefined;
  /** The formatted time. */
  time?: ReactNode;
  /**
   * Whether the previous message is by the same author, whose name is then not repeated.
   * @default false
   */
  continued?: boolean | undefined;
  /**
   * Delivery state of the message.
   * @default 'sent'
   */
  state?: ChatBubbleState | undefined;
  /** Whether the other side has read the user's own message. @default false */
  read?: boolean | undefined;
  /** Why it failed. */
  reason?: ReactNode;
  /** Sends a failed message again. */
  onRetry?: (() => void) | undefined;
  /** Discards a failed message. */
  onDiscard?: (() => void) | undefined;
  /** For a picture, a video or a card: no padding and no background. @default false */
  bare?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ChatLabels | undefined;
  children: ReactNode;
}

/**
 * A message of a conversation: the user's own at the end of the line, others' at the start.
 *
 * @example
 * <ChatBubble time="09:02" read>請問今天會出貨嗎？</ChatBubble>
 * <ChatBubble author={{ name: '巷口小編' }} time="09:05">會喔！</ChatBubble>
 */
export function ChatBubble({
  author,
  signature,
  time,
  continued = false,
  state = 'sent',
  read = false,
  reason,
  onRetry,
  onDiscard,
  bare = false,
  labels: own,
  children,
}: ChatBubbleProps) {
  const labels = useLabels('chat', own, defaultChatLabels);
  const name = author?.name ?? signature;
  return (
    <Row data-own={author ? undefined : true} data-state={state}>
      {author &&
        (continued ? <span /> : <Avatar size="sm" name={author.name} src={author.avatar} />)}
      <Column>
        {name && !continued ? (
          <Name>{name}</Name>
        ) : (
          <VisuallyHidden>{name ?? labels.you}</VisuallyHidden>
        )}
        <Line>
          <Bubble data-bare={bare || undefined}>{children}</Bubble>
          <Meta>
            {state === 'sending' && <VisuallyHidden>{labels.sending}</VisuallyHidden>}
            {state === 'sending' && <Clock3 aria-hidden />}
            {state === 'sent' && read && !author && <span>{labels.read}</span>}
            {state === 'sent' && time && <span>{time}</span>}
          </Meta>
        </Line>
        {state === 'waiting' && (
          <Below>
            <span>
              <Clock3 aria-hidden />
              {labels.waiting}
            </span>
          </Below>
        )}
        {state === 'failed' && (
          <Below data-failed>
            <span>
              <TriangleAlert aria-hidden />
              {reason ?? labels.failed}
            </span>
            {onRetry && (
              <Button size="sm" variant="quiet" onClick={onRetry}>
                {labels.retry}
              </Button>
            )}
            {onDiscard && (
              <Button size="sm" variant="quiet" onClick={onDiscard}>
                {labels.discard}
              </Button>
            )}
          </Below>
        )}
      </Column>
    </Row>
  );
}

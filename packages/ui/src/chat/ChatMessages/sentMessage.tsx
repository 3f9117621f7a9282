import type { ChatMessage } from '@mall/contract';
import { ChatBubble } from '../ChatBubble/ChatBubble';
import { ChatMedia } from '../ChatMedia/ChatMedia';
import { ChatOrder } from '../ChatOrder/ChatOrder';
import type { ChatViewer } from './ChatEntryData';
import type { MessageContent } from './MessageContent';

interface SentMessageProps extends MessageContent {
  readonly message: ChatMessage;
  readonly viewer: ChatViewer;
  readonly continued: boolean;
}

/** Returns the bubble of a message that the server has stored. */
export function sentMessage({ message, viewer, continued, ...content }: SentMessageProps) {
  const name = message.create_name;
  const isOwn = message.from_user === (viewer === 'member');
  return (
    <ChatBubble
      author={isOwn ? undefined : { name }}
      signature={isOwn && viewer === 'shop' ? name : undefined}
      time={message.create_time.slice(11, 16)}
      continued={continued}
      read={message.admin_read}
      bare={message.type !== 1}
    >
      <Content message={message} isOwn={isOwn} {...content} />
    </ChatBubble>
  );
}

function Content({
  message,
  isOwn,
  orderHref,
  renderText,
}: MessageContent & Pick<SentMessageProps, 'message'> & { readonly isOwn: boolean }) {
  switch (message.type) {
    case 1:
      return renderText(message.text);
    case 2:
      return <ChatMedia kind="picture" src={message.url} />;
    case 3:
      return (
        <ChatMedia
          kind="video"
          src={message.url}
          poster={message.video_image}
          soundDropped={isOwn && message.sound_dropped}
        />
      );
    case 4:
      return <ChatOrder order={message.order} href={orderHref(message.order.trans_order_id)} />;
  }
}

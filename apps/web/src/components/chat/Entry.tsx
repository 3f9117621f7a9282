import { useErrorText } from '@mall/app/messages';
import type { ChatEntry } from '@mall/hooks';
import type { ChatMessage } from '@mall/sdk';
import { LinkedText, linkParts } from '@mall/ui';
import { ChatBubble, ChatMedia, ChatOrder } from '@mall/ui/chat';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';
import { ArticlePreview } from './ArticlePreview';
import { ProductPreview } from '../links/ProductPreview';
import { linkedPage, siteAddress } from '../links/siteAddress';

export interface EntryProps {
  readonly entry: ChatEntry;
  /** Whether it continues a group of messages by the same author. */
  readonly continued: boolean;
  readonly isConnected: boolean;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

/** A message of the conversation, sent or pending. */
export function Entry({ entry, continued, isConnected, onRetry, onDiscard }: EntryProps) {
  const errorText = useErrorText();
  if (entry.status === 'sent') {
    const { message } = entry;
    return (
      <ChatBubble
        author={message.from_user ? undefined : { name: message.create_name }}
        time={message.create_time.slice(11, 16)}
        continued={continued}
        read={message.admin_read}
        bare={message.type !== 1}
      >
        <Content message={message} />
      </ChatBubble>
    );
  }
  const { key, content, status, error, canRetry } = entry;
  const isMedia = content.type === 2 || content.type === 3;
  return (
    <ChatBubble
      state={status === 'sending' && !isConnected && !isMedia ? 'waiting' : status}
      bare={content.type !== 1}
      reason={error ? errorText(error) : undefined}
      onRetry={canRetry ? () => onRetry(key) : undefined}
      onDiscard={() => onDiscard(key)}
    >
      {content.type === 1 && <LinkedText localHref={siteAddress}>{content.text}</LinkedText>}
      {content.type === 4 && (
        <ChatOrder order={content.order} href={to.order(content.order.trans_order_id)} />
      )}
      {isMedia && (
        <ChatMedia
          kind={content.type === 2 ? 'picture' : 'video'}
          src={content.type === 2 ? content.preview : null}
          poster={content.preview}
          progress={status === 'sending' ? content.progress : undefined}
          onCancel={status === 'sending' ? () => onDiscard(key) : undefined}
        />
      )}
    </ChatBubble>
  );
}

function Content({ message }: { readonly message: ChatMessage }) {
  switch (message.type) {
    case 1:
      return <Words text={message.text} />;
    case 2:
      return <ChatMedia kind="picture" src={message.url} />;
    case 3:
      return <ChatMedia kind="video" src={message.url} poster={message.video_image} />;
    case 4:
      return <ChatOrder order={message.order} href={to.order(message.order.trans_order_id)} />;
  }
}

const Shelf = styled.div`
  width: min(300px, 64vw);
  margin-top: 6px;
  white-space: normal;
`;

/** A text, with a preview of the first linked product or post. */
function Words({ text }: { readonly text: string }) {
  const page = linkParts(text)
    .map(({ href }) => (href ? linkedPage(siteAddress(href) ?? '') : null))
    .find((found) => found !== null);
  return (
    <>
      <LinkedText localHref={siteAddress}>{text}</LinkedText>
      {page?.kind === 'product' && (
        <Shelf>
          <ProductPreview id={page.id} />
        </Shelf>
      )}
      {page?.kind === 'article' && <ArticlePreview id={page.id} />}
    </>
  );
}

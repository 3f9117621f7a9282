import { useErrorText, useMessages } from '@mall/app/messages';
import { useConfigs, type Chat, type RefusedFile } from '@mall/hooks';
import { Alert, Button } from '@mall/ui';
import { useHeicText } from '../files/useHeicText';
import { chatMessages } from '../../messages/zh-TW/chat';
import { Notices } from './Conversation.styles';

export interface ConversationNoticesProps {
  readonly chat: Chat;
  /** Rejected files. */
  readonly refused: readonly RefusedFile[];
}

/** Notices above the message field: no connection, no staff, rejected files. */
export function ConversationNotices({ chat, refused }: ConversationNoticesProps) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const heicText = useHeicText();
  const hours = useConfigs().data?.common.service_hours;
  const { connection, isStaffOnline, olderError } = chat;
  return (
    <Notices>
      {connection.status === 'waiting' && (
        <Alert tone="warning">
          {connection.error?.msg ||
            t('You are offline. Your messages will be sent when you are back online.')}
        </Alert>
      )}
      {connection.status === 'open' && isStaffOnline === false && (
        <Alert>
          {hours
            ? t('We are offline. Leave a message: we reply {0} and will notify you.', hours)
            : t('We are offline. Leave a message and we will notify you when we reply.')}
        </Alert>
      )}
      {Boolean(olderError) && (
        <Alert
          tone="warning"
          title={t('Earlier messages could not be loaded')}
          action={
            <Button size="sm" variant="secondary" onClick={chat.loadOlder}>
              {t('Try again')}
            </Button>
          }
        >
          {errorText(olderError)}
        </Alert>
      )}
      {refused.map(({ name, rule }) => (
        <Alert key={name} tone="warning">
          {rule === 'size' && t('“{0}” is too large to be sent.', name)}
          {rule === 'type' && t('“{0}” is neither a picture nor a video that can be sent.', name)}
          {rule === 'heic' && heicText}
        </Alert>
      ))}
    </Notices>
  );
}

import { useMessages } from '@mall/app/messages';
import type { Chat } from '@mall/hooks';
import { IconButton } from '@mall/ui';
import { Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { chatMessages } from '../../messages/zh-TW/chat';
import { Head, Presence } from './Conversation.styles';
import { chatSound } from './sound';

export interface ConversationHeadProps {
  readonly chat: Pick<Chat, 'connection' | 'isStaffOnline'>;
  /** Heading level, to fit the page's outline. */
  readonly titleAs: 'h1' | 'h2';
  /** A button at the start, such as the way back. */
  readonly start?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
}

/** The shop's name, and whether staff is present. */
export function ConversationHead({ chat, titleAs: Title, start, actions }: ConversationHeadProps) {
  const t = useMessages(chatMessages);
  const { isOn } = useStore(chatSound);
  const isHere = chat.connection.status === 'open' && chat.isStaffOnline === true;
  const presence =
    chat.connection.status === 'open' ? (isHere ? t('Online') : t('Offline')) : t('Connecting');
  return (
    <Head>
      {start}
      <div>
        <Title>{t('Help')}</Title>
        <Presence role="status" data-here={isHere || undefined}>
          {presence}
        </Presence>
      </div>
      <IconButton
        label={t('Sound for new messages')}
        aria-pressed={isOn}
        onClick={() => chatSound.setState({ isOn: !isOn })}
      >
        {isOn ? <Volume2 /> : <VolumeX />}
      </IconButton>
      {actions}
    </Head>
  );
}

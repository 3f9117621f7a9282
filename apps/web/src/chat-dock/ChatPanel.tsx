import { useMessages } from '@mall/app/messages';
import { useChat } from '@mall/hooks';
import { IconButton, IconLink, isComposing } from '@mall/ui';
import { Maximize2, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Conversation } from '../components/chat/Conversation';
import { to } from '../paths/paths';
import { chatMessages } from '../messages/zh-TW/chat';
import { Panel } from './ChatDock.styles';

/** The conversation with customer service beside a page, which stays usable (spec §2). */
export default function ChatPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(chatMessages);
  const chat = useChat();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes an open picture or order picker first.
    const isOwn = panel.current?.contains(event.target as Node) ?? false;
    if (event.key === 'Escape' && !isComposing(event) && isOwn) onClose();
  };
  return (
    <Panel ref={panel} role="dialog" aria-label={t('Help')} onKeyDown={onKeyDown}>
      <Conversation
        chat={chat}
        titleAs="h2"
        actions={
          <>
            <IconLink href={to.service()} label={t('Open full page')}>
              <Maximize2 />
            </IconLink>
            <IconButton label={t('Close')} onClick={onClose}>
              <X />
            </IconButton>
          </>
        }
      />
    </Panel>
  );
}

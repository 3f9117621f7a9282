import { useMessages } from '@mall/app/messages';
import { useIncomingMessages, useChatUnread, useLiveConnection, useSession } from '@mall/hooks';
import { Badge, media } from '@mall/ui';
import { MessageCircle } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { playChatSound } from '../components/chat/sound';
import { isInApp } from '../embedding/nativeApp';
import { to } from '../paths/paths';
import { chatMessages } from '../messages/zh-TW/chat';
import { DockButton, DockLink, FooterSpacer } from './ChatDock.styles';
import { Hydrating } from '../hydration/Hydrating';

const ChatPanel = lazy(() => import('./ChatPanel'));

const OnPhone = styled.span`
  display: none;
  ${media.phone} {
    display: contents;
  }
`;
const OffPhone = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

export interface ChatDockProps {
  /** Hides the button; the socket stays connected. */
  readonly hidden: boolean;
}

/** Connects the page's chat socket, and renders the chat button: it opens a panel, on a phone the chat page. */
export default function ChatDock({ hidden }: ChatDockProps) {
  const t = useMessages(chatMessages);
  const { pathname } = useLocation();
  const session = useSession();
  useLiveConnection();
  const unread = useChatUnread();
  // Stores the member, so that the panel is closed for another one.
  const [openFor, setOpenFor] = useState<number | null>(null);
  const wasClosed = useRef(false);
  const member = session?.profile.id ?? null;
  const isOpen = member !== null && openFor === member;
  useIncomingMessages(() => {
    const isSeen = isOpen || pathname === to.service();
    if (session?.profile.is_staff) return;
    if (document.hidden || !isSeen) playChatSound();
  });
  // The native app has its own chat (spec §2), and staff answer elsewhere.
  if (hidden || isInApp() || session?.profile.is_staff) return null;
  if (isOpen) {
    return (
      <>
        <FooterSpacer />
        <Hydrating>
          <ChatPanel
            onClose={() => {
              wasClosed.current = true;
              setOpenFor(null);
            }}
          />
        </Hydrating>
      </>
    );
  }
  const icon = (
    <Badge count={unread} label={t('{0} unread messages', unread)}>
      <MessageCircle aria-hidden />
    </Badge>
  );
  const link = (
    <DockLink href={to.service()}>
      {icon}
      <span>{t('Talk to us')}</span>
    </DockLink>
  );
  return (
    <>
      <FooterSpacer />
      <aside aria-label={t('Customer service')}>
        {member === null ? (
          link
        ) : (
          <>
            <OnPhone>{link}</OnPhone>
            <OffPhone>
              <DockButton
                type="button"
                // Returns the focus to the button that opened the panel.
                ref={(button) => {
                  if (wasClosed.current) button?.focus();
                  wasClosed.current = false;
                }}
                onClick={() => setOpenFor(member)}
              >
                {icon}
                <span>{t('Talk to us')}</span>
              </DockButton>
            </OffPhone>
          </>
        )}
      </aside>
    </>
  );
}

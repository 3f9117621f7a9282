import { useIncomingMessages, useChatUnread, useLiveConnection, useSession } from '@mall/hooks';
import { Badge, media } from '@mall/ui';
import { MessageCircle } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { playChatSound } from '../components/chat/sound';
import { isInApp } from '../embedding/nativeApp';
import { to } from '../paths/paths';
import { useMessages } from '../messages/useMessages';
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
  /** Whether the page shows no way into the chat; the live connection is open nevertheless. */
  readonly hidden: boolean;
}

/**
 * The page's live connection, and the way into the chat beside every page: a panel, on a phone the page of the
 * chat.
 */
export default function ChatDock({ hidden }: ChatDockProps) {
  const t = useMessages(chatMessages);
  const { pathname } = useLocation();
  const session = useSession();
  useLiveConnection();
  const unread = useChatUnread();
  // Per member: another one does not find it open.
  const [openFor, setOpenFor] = useState<number | null>(null);
  const wasClosed = useRef(false);
  const member = session?.profile.id ?? null;
  const isOpen = member !== null && openFor === member;
  useIncomingMessages(() => {
    const isSeen = isOpen || pathname === to.service();
    if (session?.profile.is_staff) return;
    if (document.hidden || !isSeen) playChatSound();
  });
  // The native app has a way of its own (spec §2), and the shop's people another.
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
                // Whoever closes the panel by the keyboard goes on from where they opened it.
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

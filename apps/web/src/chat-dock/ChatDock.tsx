import { useMessages } from '@mall/app/messages';
import { useIncomingMessages, useChatUnread, useLiveConnection, useSession } from '@mall/hooks';
import { Badge, media, VisuallyHidden } from '@mall/ui';
import { MessageCircle } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { playChatSound } from '../components/chat/sound';
import { NameTip } from '../components/NameTip/NameTip';
import { isInApp } from '../embedding/nativeApp';
import type { Frame } from '../layouts/frames';
import { to } from '../paths/paths';
import { chatMessages } from '../messages/zh-TW/chat';
import { Dock, DockButton, DockLink, FooterSpacer } from './ChatDock.styles';
import { useCoversText } from './useCoversText';
import { useScrolledDown } from './useScrolledDown';
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
  /** Where the button is shown; the socket stays connected elsewhere. */
  readonly place: Frame['chat'];
}

/** Connects the page's chat socket, and renders the chat button: it opens a panel, on a phone the chat page. */
export default function ChatDock({ place }: ChatDockProps) {
  const t = useMessages(chatMessages);
  const { pathname } = useLocation();
  const session = useSession();
  const button = useRef<HTMLElement>(null);
  const isScrolledDown = useScrolledDown();
  const isAway = useCoversText(button) || isScrolledDown;
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
  if (place === 'never' || isInApp() || session?.profile.is_staff) return null;
  if (isOpen) {
    return (
      <>
        <FooterSpacer data-place={place} />
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
  const content = (
    <>
      <Badge count={unread} label={t('{0} unread messages', unread)}>
        <MessageCircle aria-hidden />
      </Badge>
      <VisuallyHidden>{t('Talk to us')}</VisuallyHidden>
    </>
  );
  const link = <DockLink href={to.service()}>{content}</DockLink>;
  return (
    <>
      <FooterSpacer data-place={place} />
      <Dock
        ref={button}
        aria-label={t('Customer service')}
        data-place={place}
        data-away={isAway || undefined}
      >
        {member === null ? (
          <NameTip name={t('Talk to us')}>{link}</NameTip>
        ) : (
          <>
            <OnPhone>{link}</OnPhone>
            <OffPhone>
              <NameTip name={t('Talk to us')}>
                <DockButton
                  type="button"
                  // Returns the focus to the button that opened the panel.
                  ref={(opener) => {
                    if (wasClosed.current) opener?.focus();
                    wasClosed.current = false;
                  }}
                  onClick={() => setOpenFor(member)}
                >
                  {content}
                </DockButton>
              </NameTip>
            </OffPhone>
          </>
        )}
      </Dock>
    </>
  );
}

import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { OverlayBoundary } from '@mall/app/overlays';
import { useIncomingMessages, useChatUnread, useLiveConnection, useSession } from '@mall/hooks';
import { Badge, VisuallyHidden } from '@mall/ui';
import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { playChatSound } from '../components/chat/sound';
import { NameTip } from '../components/NameTip/NameTip';
import { isInApp } from '../embedding/nativeApp';
import { to } from '../paths/paths';
import { chatLinkMessages } from '../messages/zh-TW/chatLink';
import { Dock, DockButton, DockLink, FooterSpacer } from './ChatDock.styles';
import { useCoversText } from './useCoversText';
import { useScrolledDown } from './useScrolledDown';
import { Hydrating } from '../hydration/Hydrating';

const ChatPanel = retryableLazy(() => import('./ChatPanel'));

export interface ChatDockProps {
  /** Whether the page has the button; the socket stays connected elsewhere. */
  readonly shown: boolean;
}

/**
 * Connects the page's chat socket, and renders the chat button, which opens a panel. A phone has a link in the top bar
 * instead (`ChatLink`).
 */
export default function ChatDock({ shown }: ChatDockProps) {
  const t = useMessages(chatLinkMessages);
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
  if (!shown || isInApp() || session?.profile.is_staff) return null;
  if (isOpen) {
    return (
      <>
        <FooterSpacer />
        <OverlayBoundary onError={() => setOpenFor(null)}>
          <Hydrating>
            <ChatPanel
              onClose={() => {
                wasClosed.current = true;
                setOpenFor(null);
              }}
            />
          </Hydrating>
        </OverlayBoundary>
      </>
    );
  }
  const content = (
    <>
      <Badge count={unread} label={t('{0} unread messages', unread)}>
        <MessageCircle aria-hidden />
      </Badge>
      <VisuallyHidden>{t('Contact us')}</VisuallyHidden>
    </>
  );
  return (
    <>
      <FooterSpacer />
      <Dock ref={button} aria-label={t('Help')} data-away={isAway || undefined}>
        <NameTip name={t('Contact us')}>
          {member === null ? (
            <DockLink href={to.service()}>{content}</DockLink>
          ) : (
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
          )}
        </NameTip>
      </Dock>
    </>
  );
}

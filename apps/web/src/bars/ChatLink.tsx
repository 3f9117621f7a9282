import { ErrorBoundary } from '@mall/app/errors';
import { loadWithRetry, useIdle } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useSession } from '@mall/hooks';
import { IconLink } from '@mall/ui';
import { MessageCircle } from 'lucide-react';
import { lazy, useSyncExternalStore } from 'react';
import { isInApp } from '../embedding/nativeApp';
import { Hydrating } from '../hydration/Hydrating';
import { chatLinkMessages } from '../messages/zh-TW/chatLink';
import { to } from '../paths/paths';

// Loads the conversation, so it waits until the page is idle.
const UnreadChatLink = lazy(() => loadWithRetry(() => import('./UnreadChatLink')));

const never = () => () => {};

/** The phone's link to the chat, in the top bar: a floating button would cover the page. */
export function ChatLink() {
  const t = useMessages(chatLinkMessages);
  const session = useSession();
  const isIdle = useIdle();
  // The server does not know that it renders for the native app.
  const hasChatOfItsOwn = useSyncExternalStore(never, isInApp, () => false);
  // Staff answer elsewhere.
  if (hasChatOfItsOwn || session?.profile.is_staff) return null;
  const link = (
    <IconLink href={to.service()} label={t('Contact us')}>
      <MessageCircle />
    </IconLink>
  );
  if (!session || !isIdle) return link;
  return (
    <ErrorBoundary fallback={link}>
      <Hydrating fallback={link}>
        <UnreadChatLink />
      </Hydrating>
    </ErrorBoundary>
  );
}

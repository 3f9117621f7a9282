import { MallProvider } from '@mall/hooks';
import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';

// Loaded as in the browser: a static import would move them into the renderer's first chunk.
const ChatDock = lazy(() => import('../chat-dock/ChatDock'));
const FooterSettings = lazy(async () => ({
  default: (await import('../bars/FooterSettings')).FooterSettings,
}));

export interface IdleStylesProps {
  readonly mall: Mall;
  readonly queryClient: QueryClient;
}

/**
 * The parts of `IdleShell`, which the server renders only for their styles: inserting a media rule later would make
 * the browser restyle the whole page. The page itself contains the rest of the footer, for browsers without scripts.
 */
export function IdleStyles({ mall, queryClient }: IdleStylesProps) {
  return (
    <MallProvider mall={mall} queryClient={queryClient}>
      <FooterSettings />
      <ChatDock shown />
    </MallProvider>
  );
}

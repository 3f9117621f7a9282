import { MallProvider } from '@mall/hooks';
import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import SearchBox from '../components/search/SearchBox';
import ChatDock from '../chat-dock/ChatDock';
import { SiteFooter } from '../bars/SiteFooter';

export interface IdleStylesProps {
  readonly mall: Mall;
  readonly queryClient: QueryClient;
}

/**
 * What each page draws once it is idle. The server draws it for its styles alone: a rule for a size of the screen that
 * is put in later has the browser style the whole page anew.
 */
export function IdleStyles({ mall, queryClient }: IdleStylesProps) {
  return (
    <MallProvider mall={mall} queryClient={queryClient}>
      <SearchBox />
      <SiteFooter />
      <ChatDock hidden={false} />
    </MallProvider>
  );
}

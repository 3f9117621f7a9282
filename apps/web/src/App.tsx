import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RenderedAt } from './messages/useNow';
import { watchTaps } from './shell/tapped';
import { Site } from './Site';

export interface AppProps {
  readonly mall: Mall;
  readonly queryClient: QueryClient;
  /** When the server rendered the page, in milliseconds; 0: it did not. */
  readonly renderedAt: number;
}

/** The site in a browser. */
export function App({ mall, queryClient, renderedAt }: AppProps) {
  useEffect(watchTaps, []);
  return (
    <RenderedAt value={renderedAt}>
      <BrowserRouter>
        <Site mall={mall} queryClient={queryClient} />
      </BrowserRouter>
    </RenderedAt>
  );
}

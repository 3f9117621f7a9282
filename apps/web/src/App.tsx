import { RenderedAt } from '@mall/app/messages';
import type { Mall } from '@mall/sdk';
import { createRouterWindow } from '@mall/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { watchTaps } from './navigation/sharedElementTransition';
import { Site } from './Site';
import type { Rendering } from './hydration/hydrate';
import { RenderedUrl } from './hydration/useCurrentUrl';

export interface AppProps {
  readonly mall: Mall;
  readonly queryClient: QueryClient;
  /** How the server rendered the page; null if it did not. */
  readonly rendering: Rendering | null;
}

const routerWindow = createRouterWindow();

/** The site in a browser. */
export function App({ mall, queryClient, rendering }: AppProps) {
  useEffect(watchTaps, []);
  return (
    <RenderedAt value={rendering?.at ?? 0}>
      <RenderedUrl value={rendering?.url ?? null}>
        <BrowserRouter window={routerWindow}>
          <Site mall={mall} queryClient={queryClient} />
        </BrowserRouter>
      </RenderedUrl>
    </RenderedAt>
  );
}

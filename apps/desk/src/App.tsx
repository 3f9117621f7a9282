import { Clock, LanguageContext } from '@mall/app/messages';
import { DialogQueueProvider } from '@mall/app/overlays';
import type { StaffMall } from '@mall/sdk/staff';
import { ThemeStyles, ToastProvider, UiProvider } from '@mall/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { useStore } from 'zustand';
import { RootErrorBoundary } from './errors/RootErrorBoundary';
import { deskLanguage } from './messages/deskLanguage';
import { createStepUp, StepUpContext } from './session/stepUp';
import { watchSession } from './session/watchSession';
import { DeskLink } from './shell/DeskLink';
import { StaffContext } from './staff/StaffContext';

export interface AppProps {
  readonly staff: StaffMall;
  readonly queryClient: QueryClient;
  readonly router: RouterProviderProps['router'];
  /** How long a toast stays, in milliseconds; for tests. @default that of the kit */
  readonly toastDuration?: number | undefined;
}

/** The staff's site. */
export function App({ staff, queryClient, router, toastDuration }: AppProps) {
  const { pack } = useStore(deskLanguage);
  const [stepUp] = useState(createStepUp);
  useEffect(() => watchSession(queryClient), [queryClient]);
  return (
    <StrictMode>
      <RootErrorBoundary>
        <ThemeStyles />
        <QueryClientProvider client={queryClient}>
          <StaffContext value={staff}>
            <StepUpContext value={stepUp}>
              <Clock value={staff.now}>
                <LanguageContext value={deskLanguage}>
                  <UiProvider link={DeskLink} labelPack={pack ?? undefined}>
                    <ToastProvider duration={toastDuration}>
                      <DialogQueueProvider>
                        <RouterProvider router={router} />
                      </DialogQueueProvider>
                    </ToastProvider>
                  </UiProvider>
                </LanguageContext>
              </Clock>
            </StepUpContext>
          </StaffContext>
        </QueryClientProvider>
      </RootErrorBoundary>
    </StrictMode>
  );
}

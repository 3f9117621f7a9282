import { ErrorBoundary } from '@mall/app/errors';
import { ChunkLoadError } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { Button, ErrorState } from '@mall/ui';
import { useState, type ReactNode } from 'react';
import { shellMessages } from '../messages/zh-TW/shell';
import { PageTitle } from '../page/PageTitle';
import { NoConnection } from './NoConnection';

/** Replaces a screen that failed; the frame around it stays. */
function ScreenError() {
  const t = useMessages(shellMessages);
  return (
    <>
      <PageTitle>{t('Something went wrong')}</PageTitle>
      <ErrorState
        titleAs="h1"
        title={t('Something went wrong')}
        text={t('Nothing that you saved is lost. Reloading usually helps.')}
        action={<Button onClick={() => location.reload()}>{t('Reload the page')}</Button>}
      />
    </>
  );
}

export interface ScreenBoundaryProps {
  /** The current location: navigation resets the error. */
  readonly location: string;
  readonly children: ReactNode;
}

/** Shows an error in place of a screen that threw, or why it could not be loaded. */
export function ScreenBoundary({ location, children }: ScreenBoundaryProps) {
  /** Where a screen was requested again, because the shop could be reached. */
  const [retriedAt, setRetriedAt] = useState<string>();
  const isRetried = retriedAt === location;
  return (
    <ErrorBoundary
      resetKey={isRetried ? `${location} again` : location}
      fallback={(error) =>
        error instanceof ChunkLoadError && !isRetried ? (
          <NoConnection onReachable={() => setRetriedAt(location)} />
        ) : (
          <ScreenError />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

import { ErrorBoundary } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { Container, space } from '@mall/ui';
import { lazy } from 'react';
import { shellMessages } from '../messages/zh-TW/shell';
import { useIsOffline } from '../offline/connection';
import { Hydrating } from '../hydration/Hydrating';

const OfflineStrip = lazy(() => import('../offline/OfflineStrip'));

/** Shows a notice while the shop is unreachable. */
export function OfflineNotice() {
  const t = useMessages(shellMessages);
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  // The strip's chunk may not have loaded while the network worked.
  const plain = <p role="alert">{t('You are offline. What you see may be out of date.')}</p>;
  return (
    <Container style={{ paddingBlock: space[3] }}>
      <ErrorBoundary fallback={plain}>
        <Hydrating fallback={plain}>
          <OfflineStrip />
        </Hydrating>
      </ErrorBoundary>
    </Container>
  );
}

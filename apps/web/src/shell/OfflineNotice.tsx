import { Container, space } from '@mall/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../messages/useMessages';
import { shellMessages } from '../messages/zh-TW/shell';
import { connection, useIsOffline } from '../offline/connection';
import { useReadAnew } from '../offline/useReadAnew';
import { FallbackBoundary } from './FallbackBoundary';

const OfflineStrip = lazy(() => import('../offline/OfflineStrip'));

/** Shows a notice while the shop cannot be reached, and reads the page anew when it can. */
export function OfflineNotice() {
  const t = useMessages(shellMessages);
  const isOffline = useIsOffline();
  const online = useStore(connection, (state) => state.online);
  const readAnew = useReadAnew();
  const was = useRef(online);
  useEffect(() => {
    if (online && !was.current) void readAnew();
    was.current = online;
  }, [online, readAnew]);
  if (!isOffline) return null;
  // The strip may not have been loaded while that was possible.
  const plain = <p role="alert">{t('You are offline. What you see may be out of date.')}</p>;
  return (
    <Container style={{ paddingBlockStart: space[3] }}>
      <FallbackBoundary fallback={plain}>
        <Suspense fallback={plain}>
          <OfflineStrip />
        </Suspense>
      </FallbackBoundary>
    </Container>
  );
}

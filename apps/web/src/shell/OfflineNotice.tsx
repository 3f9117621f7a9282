import { Alert, Container, space } from '@mall/ui';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/useMessages';
import { shellMessages } from '../messages/zh-TW/shell';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Shows a notice while the browser is offline. */
export function OfflineNotice() {
  const t = useMessages(shellMessages);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Container style={{ paddingBlockStart: space[3] }}>
      <Alert tone="warning">{t('You are offline. What you see may be out of date.')}</Alert>
    </Container>
  );
}

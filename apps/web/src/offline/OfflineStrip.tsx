import { Alert, Button } from '@mall/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useMessages } from '../messages/useMessages';
import { offlineMessages } from '../messages/zh-TW/offline';
import { connection } from './connection';
import { formatTimestamp } from './formatTimestamp';
import { readsOf } from './readsOf';
import { useRefetchStale } from './useRefetchStale';

/** How long until the shop is tried again by itself, in milliseconds. */
const EVERY = 20_000;

/** Says that the page is from earlier, and from when: never an old price as if it were new. */
export default function OfflineStrip() {
  const t = useMessages(offlineMessages);
  const { pathname } = useLocation();
  const { online, lostAt, cachedReads } = useStore(connection);
  const refetch = useRefetchStale();
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    if (!online) return;
    // There is a network: again, or it is the shop that did not answer, and nothing else would tell when it does.
    void refetch();
    const timer = setInterval(() => void refetch(), EVERY);
    return () => clearInterval(timer);
  }, [online, refetch]);

  const read = readsOf(pathname).find((path) => cachedReads.has(path));
  const seenAt = (read === undefined ? undefined : cachedReads.get(read)?.seenAt) ?? lostAt;
  const tryAgain = async () => {
    setTrying(true);
    await refetch();
    setTrying(false);
  };
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="secondary" loading={isTrying} onClick={() => void tryAgain()}>
          {t('Try again')}
        </Button>
      }
    >
      {seenAt === null
        ? t('You are offline. Prices and stock may have changed.')
        : t(
            'You are offline. This is what you saw at {0}; prices and stock may have changed.',
            formatTimestamp(seenAt),
          )}
    </Alert>
  );
}

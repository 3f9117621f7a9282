import { useMessages } from '@mall/app/messages';
import { Alert, Button } from '@mall/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { offlineMessages } from '../messages/zh-TW/offline';
import { connection } from './connection';
import { formatTimestamp } from './formatTimestamp';
import { readsOf } from './readsOf';
import { useRefetchStale } from './useRefetchStale';

/** Pauses between automatic retries, in milliseconds: from the first, doubled up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 20_000;

/**
 * Shows that the page's data is from the offline cache, and its time, so that old prices are never shown as current.
 */
export default function OfflineStrip() {
  const t = useMessages(offlineMessages);
  const { pathname } = useLocation();
  const { online, lostAt, cachedReads } = useStore(connection);
  const refetch = useRefetchStale();
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    if (!online) return;
    // The browser is online again, or the server does not answer. The `online` event comes before the network works,
    // and no event reports that the server answers again, so poll.
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const poll = async (pause: number) => {
      await refetch();
      if (ended) return;
      timer = setTimeout(() => void poll(Math.min(2 * pause, LONGEST_PAUSE)), pause);
    };
    void poll(FIRST_PAUSE);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
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

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isMessage } from './messages';

/** A read that the service worker answered from what it had cachedReads. */
export interface CachedRead {
  /** When the server gave this answer, in milliseconds; null where it did not say. */
  readonly seenAt: number | null;
  /** When the page was told, in milliseconds. */
  readonly notifiedAt: number;
}

interface Connection {
  /** Whether the browser has a network at all. */
  readonly online: boolean;
  /** When it was lost, in milliseconds; null where that is not known, or while there is one. */
  readonly lostAt: number | null;
  /** What the page shows from earlier, by the path of the read. */
  readonly cachedReads: ReadonlyMap<string, CachedRead>;
}

/** What the page knows of its connection. */
export const connection = createStore<Connection>(() => ({
  online: true,
  lostAt: null,
  cachedReads: new Map(),
}));

/** Follows the browser and the service worker; call it once, before the first read. */
export function watchConnection(): void {
  connection.setState({ online: navigator.onLine });
  addEventListener('offline', () => connection.setState({ online: false, lostAt: Date.now() }));
  addEventListener('online', () => connection.setState({ online: true, lostAt: null }));
  // None over plain HTTP, and in some browsers inside apps.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage('mall.kept', data)) return;
    const { path, seenAt } = data;
    const { cachedReads } = connection.getState();
    connection.setState({ cachedReads: new Map(cachedReads).set(path, { seenAt, notifiedAt: Date.now() }) });
  });
}

const isCutOff = ({ online, cachedReads }: Connection): boolean => !online || cachedReads.size > 0;

/** Whether the shop cannot be reached at the moment, so that prices and stock may be old. */
export const isOffline = (): boolean => isCutOff(connection.getState());

/**
 * Whether the shop cannot be reached at the moment, so that prices and stock may be old.
 *
 * @example
 * <Button disabled={useIsOffline()}>{t('Add to cart')}</Button>
 */
export const useIsOffline = (): boolean => useStore(connection, isCutOff);

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isMessage } from './messages';

/** A read that the service worker answered from its cache. */
export interface CachedRead {
  /** The time of the server's reply, in milliseconds; null if it is unknown. */
  readonly seenAt: number | null;
  /** When the page was notified, in milliseconds. */
  readonly notifiedAt: number;
}

interface Connection {
  /** Whether the browser has a network. */
  readonly online: boolean;
  /** When the network was lost, in milliseconds; null if that is unknown, or while there is one. */
  readonly lostAt: number | null;
  /** Reads from the offline cache, by path. */
  readonly cachedReads: ReadonlyMap<string, CachedRead>;
}

/** The page's connection state. */
export const connection = createStore<Connection>(() => ({
  online: true,
  lostAt: null,
  cachedReads: new Map(),
}));

/** Subscribes to the browser's and the service worker's events; call it once, before the first read. */
export function watchConnection(): void {
  connection.setState({ online: navigator.onLine });
  addEventListener('offline', () => connection.setState({ online: false, lostAt: Date.now() }));
  addEventListener('online', () => connection.setState({ online: true, lostAt: null }));
  // Missing over plain HTTP, and in some in-app browsers.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage('mall.kept', data)) return;
    const { path, seenAt } = data;
    const { cachedReads } = connection.getState();
    connection.setState({
      cachedReads: new Map(cachedReads).set(path, { seenAt, notifiedAt: Date.now() }),
    });
  });
}

const isCutOff = ({ online, cachedReads }: Connection): boolean => !online || cachedReads.size > 0;

/** Returns whether the shop is unreachable at the moment, so that prices and stock may be old. */
export const isOffline = (): boolean => isCutOff(connection.getState());

/**
 * Returns whether the shop is unreachable at the moment, so that prices and stock may be old.
 *
 * @example
 * <Button disabled={useIsOffline()}>{t('Add to cart')}</Button>
 */
export const useIsOffline = (): boolean => useStore(connection, isCutOff);

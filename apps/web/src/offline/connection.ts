import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isMessage } from './messages';

/** A read that the service worker answered from what it had kept. */
export interface KeptRead {
  /** When the server gave this answer, in milliseconds; null where it did not say. */
  readonly seenAt: number | null;
  /** When the page was told, in milliseconds. */
  readonly toldAt: number;
}

interface Connection {
  /** Whether the browser has a network at all. */
  readonly online: boolean;
  /** When it was lost, in milliseconds; null where that is not known, or while there is one. */
  readonly lostAt: number | null;
  /** What the page shows from earlier, by the path of the read. */
  readonly kept: ReadonlyMap<string, KeptRead>;
}

/** What the page knows of its connection. */
export const connection = createStore<Connection>(() => ({
  online: true,
  lostAt: null,
  kept: new Map(),
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
    const { kept } = connection.getState();
    connection.setState({ kept: new Map(kept).set(path, { seenAt, toldAt: Date.now() }) });
  });
}

const isCutOff = ({ online, kept }: Connection): boolean => !online || kept.size > 0;

/** Whether the shop cannot be reached at the moment, so that prices and stock may be old. */
export const isOffline = (): boolean => isCutOff(connection.getState());

/**
 * Whether the shop cannot be reached at the moment, so that prices and stock may be old.
 *
 * @example
 * <Button disabled={useIsOffline()}>{t('Add to cart')}</Button>
 */
export const useIsOffline = (): boolean => useStore(connection, isCutOff);

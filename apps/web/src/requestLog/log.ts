import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';

/** One request of this browser to the API, without its payload and its reply. */
export interface LoggedRequest {
  /** Unique in the log. */
  readonly key: string;
  /** When it was sent, in milliseconds. */
  readonly sentAt: number;
  readonly method: string;
  /** Without its query, which may contain the token of an email's link. */
  readonly path: string;
  /** null: no reply, or the browser does not report it. */
  readonly status: number | null;
  /** The failure code (spec §7); null: none, or unknown. */
  readonly code: number | null;
  /** The request's id in the server's log; null: unknown. */
  readonly requestId: string | null;
  readonly ms: number;
}

/** The length of the log; the oldest entries are dropped. */
export const MAX_LOGGED = 100;
const KEY = 'mall.requests';
/** Stored while the tab is open, to survive a reload. */
const tab = browserStorage(() => sessionStorage);

function storedRequests(): readonly LoggedRequest[] {
  try {
    return JSON.parse(tab.getItem(KEY) ?? '[]') as LoggedRequest[];
  } catch {
    return [];
  }
}

/** This browser's requests to the API, newest first. */
export const requestLog = createStore<readonly LoggedRequest[]>(storedRequests);

/** Adds requests to the log. */
export function logRequests(requests: readonly LoggedRequest[]): void {
  const log = [...requests, ...requestLog.getState()]
    .toSorted((one, other) => other.sentAt - one.sentAt)
    .slice(0, MAX_LOGGED);
  requestLog.setState(log, true);
  tab.setItem(KEY, JSON.stringify(log));
}

/** Empties the log. */
export function clearRequests(): void {
  requestLog.setState([], true);
  tab.removeItem(KEY);
}

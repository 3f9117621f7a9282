import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';

/** One request of this browser to the API. Never what it carried, nor what was answered. */
export interface LoggedRequest {
  /** Tells it from the others. */
  readonly key: string;
  /** When it was sent, in milliseconds. */
  readonly sentAt: number;
  readonly method: string;
  /** Without its query, which may hold the key from a letter. */
  readonly path: string;
  /** null: no answer, or the browser does not tell. */
  readonly status: number | null;
  /** The code of the refusal (spec §7); null: none, or not known. */
  readonly code: number | null;
  /** What the server's log calls it; null: not known. */
  readonly requestId: string | null;
  readonly ms: number;
}

/** The log's length: the oldest give way. */
export const MAX_LOGGED = 100;
const KEY = 'mall.requests';
/** As long as the tab is open, so that a reload can be looked into. */
const tab = browserStorage(() => sessionStorage);

function storedRequests(): readonly LoggedRequest[] {
  try {
    return JSON.parse(tab.getItem(KEY) ?? '[]') as LoggedRequest[];
  } catch {
    return [];
  }
}

/** This browser's requests to the API, the newest first. */
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

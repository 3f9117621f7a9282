/** What the service worker tells a page: that it answered a read from what it had kept. */
export interface CacheHitMessage {
  readonly type: 'mall.kept';
  /** The path of the read, without its query. */
  readonly path: string;
  /** When the server gave this answer, in milliseconds; null where it did not say. */
  readonly seenAt: number | null;
}

/** What a page tells a worker, so that the worker can keep it. */
export interface PageLoadedMessage {
  readonly type: 'mall.loaded';
  /** What it has loaded itself, for a worker that is new to it. */
  readonly urls: readonly string[];
  /** What the server read for it; the browser has the answers within the page alone. */
  readonly rendered: readonly string[];
  /** The language in which the page reads. */
  readonly language: string;
}

/** Whether what arrived is such a message: anything may be posted to a page or a worker. */
export const isMessage = <Type extends (CacheHitMessage | PageLoadedMessage)['type']>(
  type: Type,
  data: unknown,
): data is Extract<CacheHitMessage | PageLoadedMessage, { type: Type }> =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;

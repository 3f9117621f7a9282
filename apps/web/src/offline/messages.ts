/** Sent by the service worker when it answered a read from its cache. */
export interface CacheHitMessage {
  readonly type: 'mall.kept';
  /** The path of the read, without its query. */
  readonly path: string;
  /** The time of the server's reply, in milliseconds; null if it is unknown. */
  readonly seenAt: number | null;
}

/** Sent by a page so that the worker can cache what it loaded. */
export interface PageLoadedMessage {
  readonly type: 'mall.loaded';
  /** URLs that the page loaded before the worker controlled it. */
  readonly urls: readonly string[];
  /** URLs that the server read for the page; the browser has their replies only in the page's state. */
  readonly rendered: readonly string[];
  /** The page's language. */
  readonly language: string;
}

/** Whether received data is such a message: anyone may post anything to a page or a worker. */
export const isMessage = <Type extends (CacheHitMessage | PageLoadedMessage)['type']>(
  type: Type,
  data: unknown,
): data is Extract<CacheHitMessage | PageLoadedMessage, { type: Type }> =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;

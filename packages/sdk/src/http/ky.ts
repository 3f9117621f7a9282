import ky, { type KyInstance } from 'ky';

export interface KyOptions {
  /** Whether the browser's cookies go along. */
  readonly credentials: RequestCredentials;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Creates the HTTP client that all calls go through. */
export const createKy = ({ credentials, fetch }: KyOptions): KyInstance =>
  ky.create({
    credentials,
    throwHttpErrors: false,
    timeout: false,
    retry: {
      // Reads are tried three times; a mall that is restarting answers within a few seconds.
      limit: 2,
      methods: ['get'],
      statusCodes: [],
      // 300 ms, then 600, each 50–150 % of it, so that clients do not all retry at the same moment.
      delay: (attempt) => 150 * 2 ** attempt * (0.5 + Math.random()),
    },
    ...(fetch && { fetch }),
  });

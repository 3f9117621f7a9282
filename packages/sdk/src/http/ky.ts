import ky, { type AfterResponseHook, type KyInstance } from 'ky';

export interface KyOptions {
  /** Whether requests send the browser's cookies. */
  readonly credentials: RequestCredentials;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

const RETRIES = 2;
/** With a longer `Retry-After` (s) the call fails, and the caller decides. */
const LONGEST_WAIT_S = 5;

/**
 * Repeats a read that got a 503 with a short `Retry-After`; otherwise returns the response
 * unchanged.
 */
const retryUnavailable: AfterResponseHook = (
  { method },
  _options,
  { status, headers },
  { retryCount },
) => {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  if (status === 503 && method === 'GET' && retryCount < RETRIES && seconds <= LONGEST_WAIT_S)
    return ky.retry({ delay: seconds * 1000 });
};

/** Creates the HTTP client that all calls go through. */
export const createKy = ({ credentials, fetch }: KyOptions): KyInstance =>
  ky.create({
    credentials,
    throwHttpErrors: false,
    timeout: false,
    retry: {
      // Reads are tried three times; a restarting server responds within a few seconds.
      limit: RETRIES,
      methods: ['get'],
      statusCodes: [],
      // 300 ms, then 600 ms, each 50–150 % of it, so that clients do not all retry at the same
      // moment.
      delay: (attempt) => 150 * 2 ** attempt * (0.5 + Math.random()),
    },
    hooks: { afterResponse: [retryUnavailable] },
    ...(fetch && { fetch }),
  });

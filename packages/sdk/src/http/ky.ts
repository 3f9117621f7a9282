import ky, { type AfterResponseHook, type KyInstance } from 'ky';

export interface KyOptions {
  /** Whether the browser's cookies go along. */
  readonly credentials: RequestCredentials;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

const RETRIES = 2;
/** With a longer `Retry-After` the caller decides. */
const LONGEST_WAIT_S = 5;

/** Repeats a read that was answered with 503 and a short `Retry-After`; otherwise the answer stays as it is. */
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
      // Reads are tried three times; a mall that is restarting answers within a few seconds.
      limit: RETRIES,
      methods: ['get'],
      statusCodes: [],
      // 300 ms, then 600, each 50–150 % of it, so that clients do not all retry at the same moment.
      delay: (attempt) => 150 * 2 ** attempt * (0.5 + Math.random()),
    },
    hooks: { afterResponse: [retryUnavailable] },
    ...(fetch && { fetch }),
  });

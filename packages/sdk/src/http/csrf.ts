import { CSRF_LIFETIME } from '../constants';

/** How a client proves that a write comes from its own page (as in Laravel Sanctum). */
export interface CsrfOptions {
  /**
   * The path that sets the cookie.
   * @default the contract's `/sanctum/csrf-cookie`
   */
  readonly path?: string;
  /**
   * Reads the `XSRF-TOKEN` cookie.
   * @default reads `document.cookie`
   */
  readonly readToken?: () => string | null;
}

/** Keeps the CSRF cookie fresh; concurrent writes share one request for it. */
export interface Csrf {
  /**
   * Resolves when the cookie is younger than 60 minutes. Never rejects: if fetching fails, the
   * write itself fails with the server's error message.
   */
  ready(): Promise<void>;
  /** Fetches a new cookie, regardless of the age of the current one. */
  renew(): Promise<void>;
  token(): string | null;
}

/** Creates the CSRF cookie manager. @param fetchCookie Sends the request that sets the cookie. */
export function createCsrf(
  fetchCookie: () => Promise<unknown>,
  readToken: () => string | null = readXsrfCookie,
  now: () => number = Date.now,
): Csrf {
  let fetchedAt = -Infinity;
  let renewal: Promise<void> | null = null;

  const renew = () => {
    renewal ??= fetchCookie()
      .then(
        () => void (fetchedAt = now()),
        () => undefined,
      )
      .finally(() => (renewal = null));
    return renewal;
  };
  return {
    renew,
    ready: () => (now() - fetchedAt < CSRF_LIFETIME ? Promise.resolve() : renew()),
    token: readToken,
  };
}

function readXsrfCookie(): string | null {
  // Outside a browser there is no document.
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie)?.[1];
  return value ? decodeURIComponent(value) : null;
}

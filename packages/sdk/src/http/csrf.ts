import { CSRF_LIFETIME } from '../constants';

/** How a mall proves that a write comes from its own page (Laravel Sanctum's way). */
export interface CsrfOptions {
  /**
   * Where the cookie is fetched.
   * @default the contract's `/sanctum/csrf-cookie`
   */
  readonly path?: string;
  /**
   * Reads the `XSRF-TOKEN` cookie.
   * @default from `document.cookie`
   */
  readonly readToken?: () => string | null;
}

/** Keeps the CSRF cookie fresh, with one call at a time however many writes wait for it. */
export interface Csrf {
  /** Resolves when there is a cookie younger than 60 minutes. Never rejects: a write then fails with the server's own words. */
  ready(): Promise<void>;
  /** Fetches it anew, whatever its age. */
  renew(): Promise<void>;
  token(): string | null;
}

/** `fetchCookie` does the call itself. */
export function createCsrf(
  fetchCookie: () => Promise<unknown>,
  readToken: () => string | null = readXsrfCookie,
  now: () => number = Date.now,
): Csrf {
  let fetchedAt = -Infinity;
  let underWay: Promise<void> | null = null;

  const renew = () => {
    underWay ??= fetchCookie()
      .then(
        () => void (fetchedAt = now()),
        () => undefined,
      )
      .finally(() => (underWay = null));
    return underWay;
  };
  return {
    renew,
    ready: () => (now() - fetchedAt < CSRF_LIFETIME ? Promise.resolve() : renew()),
    token: readToken,
  };
}

function readXsrfCookie(): string | null {
  if (typeof document === 'undefined') return null;
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : null;
}

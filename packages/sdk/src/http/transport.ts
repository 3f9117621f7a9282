import type { Language } from '@mall/contract/messages';
import { paths } from '@mall/contract/paths';
import type { SessionStore } from '../session';
import { createCsrf, type Csrf, type CsrfOptions } from './csrf';
import { createHttp, type Http, type RequestHeaders } from './http';
import type { Observers } from './observers';
import { createPendingCalls, type PendingCalls } from './pending';
import { createServerClock, type ServerClock } from './server-clock';

/** How a client reaches the server. */
export interface TransportOptions extends Observers {
  /**
   * The server's base URL, such as `https://mall.example`; it may include a folder.
   * @default '' – the page's own origin; required outside a browser
   */
  readonly baseUrl?: string;
  /**
   * The server's URL for the browser: pictures, media and payment steps in replies start with it.
   * Set it on a server that calls the mall by an internal `baseUrl`. '' leaves paths unchanged, for
   * a page of the mall's own origin.
   * @default `baseUrl`
   */
  readonly publicUrl?: string;
  /**
   * Options of the CSRF cookie; false turns it off. Elsewhere only the token identifies the caller,
   * so no cookie is needed.
   * @default on in a page of the server's own origin, off elsewhere
   */
  readonly csrf?: CsrfOptions | false;
  /**
   * The language of the server's messages, called for every request.
   * @default () => 'zh-TW'
   */
  readonly language?: () => Language;
  /**
   * Milliseconds after which a call fails as `unreachable`, from the call to the end of its
   * response; 0: no limit. Each call may set its own.
   * @default 30 s; none for uploads, of which a large video can take minutes
   */
  readonly timeout?: number;
  /**
   * Additional headers of every request; they cannot replace the SDK's own. A function is called
   * before each request and may be asynchronous. When it throws, the call rejects with that error.
   *
   * @example
   * createMall({ headers: async () => ({ 'X-Gateway-Key': await keys.current() }) })
   */
  readonly headers?: RequestHeaders;
  /** A custom `fetch`: for tests, tracing, a proxy. */
  readonly fetch?: typeof globalThis.fetch;
}

/** How the methods of a client reach the server. */
export interface Transport extends Pick<Http, 'call' | 'postForm'> {
  readonly baseUrl: string;
  readonly publicUrl: string;
  readonly language: () => Language;
  readonly csrf: Csrf | null;
  readonly pending: PendingCalls;
  readonly clock: ServerClock;
}

/** What a client brings to its transport. */
export interface TransportParts {
  /** The name of the function that creates the client, for its errors. */
  readonly name: string;
  /** `'METHOD /path'` by domain and endpoint. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly session: SessionStore;
}

/** The default timeout of a call, in milliseconds. */
const TIMEOUT = 30_000;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Whether a page calls its own origin. Only there the CSRF cookie is readable and needed. */
const isOwnPage = (baseUrl: string) =>
  typeof document !== 'undefined' && new URL(baseUrl, document.baseURI).origin === location.origin;

/**
 * Creates the transport of a client.
 *
 * @throws Error when `baseUrl` cannot be reached from here.
 */
export function createTransport(options: TransportOptions, parts: TransportParts): Transport {
  const { language = () => 'zh-TW', fetch, headers, timeout = TIMEOUT } = options;
  const { onRequest, onResponse } = options;
  const { name, session } = parts;
  const baseUrl = withoutSlash(options.baseUrl ?? '');
  const publicUrl = withoutSlash(options.publicUrl ?? baseUrl);
  // A worker has a location too, which resolves relative URLs.
  if (!globalThis.location && !/^https?:/.test(baseUrl))
    throw new Error(`${name}: a whole baseUrl is needed outside a browser`);
  // `mall.example` would be a path of the page, whose own server answers.
  if (baseUrl && !/^(https?:)?\//.test(baseUrl))
    throw new Error(`${name}: baseUrl needs its protocol, as in https://${baseUrl}`);
  const pending = createPendingCalls();
  const clock = createServerClock();

  const csrfOptions = options.csrf ?? (isOwnPage(baseUrl) && {});
  const ownHeaders = async () => {
    const all = new Headers(await (typeof headers === 'function' ? headers() : headers));
    all.set('Accept', 'application/json');
    return all;
  };
  const csrf = csrfOptions
    ? createCsrf(async () => {
        const path = csrfOptions.path ?? paths.auth.csrf.slice('GET '.length);
        const headers = await ownHeaders();
        const reply = await (fetch ?? globalThis.fetch)(baseUrl + path, {
          credentials: 'include',
          headers,
        });
        // A browser counts a reply as in flight until its body is read.
        await reply.text();
      }, csrfOptions.readToken)
    : null;
  const { call, postForm } = createHttp({
    ...{ paths: parts.paths, baseUrl, session, pending, csrf, language, fetch, timeout },
    ...{ ownHeaders, publicUrl, clock },
    observers: { onRequest, onResponse },
  });
  return { call, postForm, baseUrl, publicUrl, language, csrf, pending, clock };
}

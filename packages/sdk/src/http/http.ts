import type { KyInstance } from 'ky';
import type { Language } from '@mall/contract/messages';
import type { DomainName, EndpointName } from '@mall/contract/paths';
import type { Envelope } from '@mall/contract';
import { MallError } from '../errors';
import { sameSession, type SessionStore } from '../session';
import type { Body, Files, FormParts, Params, Query, Reply } from '../types';
import type { Csrf } from './csrf';
import { isUnauthenticated } from './envelope';
import { exchange } from './exchange';
import type { Observers } from './observers';
import type { PendingCalls } from './pending';
import type { ServerClock } from './server-clock';
import { fillPath } from './url';

/** The options of every call, besides its payload. */
export interface CallOptions {
  /** Aborts the request; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds after which the call fails as `unreachable`; 0: no limit.
   * @default the client's `timeout`; none for an upload, of which a large video can take minutes
   */
  readonly timeout?: number | undefined;
  /** Makes a write safe to retry, for endpoints that the contract marks `idempotent`. */
  readonly idempotencyKey?: string | undefined;
}

/** The options of an upload, besides its payload. */
export interface UploadOptions extends CallOptions {
  /** Called with the fraction uploaded so far, 0 to 1; outside a browser only once, at the end. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : { readonly [K in Name]: Value };

/**
 * A call's path parameters, query and body, as far as the contract defines them; a form's fields and files
 * are combined in `parts`.
 */
export type Input<D extends DomainName, K extends EndpointName<D>> = Part<'params', Params<D, K>> &
  ([Files<D, K>] extends [never] ? Part<'body', Body<D, K>> : Part<'parts', FormParts<D, K>>) &
  ([Query<D, K>] extends [never] ? unknown : { readonly query?: Query<D, K> | undefined });

/** Calls the endpoints of one domain. */
export type Calls<D extends DomainName> = <K extends EndpointName<D>>(
  endpoint: K,
  input: Input<D, K>,
  options?: UploadOptions,
) => Promise<Reply<D, K>>;

/** A call's payload, whatever its endpoint. */
export interface UntypedInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
  /** The fields and files of a multipart request, by name. */
  readonly parts?: Readonly<Record<string, unknown>> | undefined;
}

/** The transport that all methods of the SDK use. */
export interface Http {
  /** Calls an endpoint of the client's paths; a client gives it the types of its contract. */
  call(
    domain: string,
    endpoint: string,
    input: UntypedInput,
    options?: UploadOptions,
  ): Promise<unknown>;
  /**
   * Posts a form to a path on the server without cookies and without token; returns the whole
   * envelope.
   */
  postForm(
    path: string,
    fields: Readonly<Record<string, string>>,
    options?: Pick<CallOptions, 'signal' | 'timeout'>,
  ): Promise<Envelope>;
}

/** Additional headers of every request: an object, or a function that is called before each request. */
export type RequestHeaders =
  | Readonly<Record<string, string>>
  | (() => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>);

interface HttpOptions {
  /** `'METHOD /path'` by domain and endpoint. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly baseUrl: string;
  readonly session: SessionStore;
  readonly pending: PendingCalls;
  /** Null where there is no cookie jar (outside a browser), so no CSRF cookie can be stored. */
  readonly csrf: Csrf | null;
  readonly language: () => Language;
  readonly timeout: number;
  /** The headers that every request carries. */
  readonly ownHeaders: () => Promise<Headers>;
  readonly observers: Observers;
  readonly clock: ServerClock;
  /** The server's URL for the browser; '': paths in replies stay unchanged. */
  readonly publicUrl: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Few pages send forms, so this code is loaded on demand. */
const loadForm = () => import('./form');
/** A page of the server's own origin needs no resolver. */
const loadResolver = () => import('./resolve-urls');

/** Creates the transport: envelope, token, CSRF, retries, and the count of requests in flight. */
export function createHttp(options: HttpOptions): Http {
  const { paths, baseUrl, session, pending, csrf, language, fetch, timeout } = options;
  const { ownHeaders, observers, clock, publicUrl } = options;
  // On another origin cookies identify nobody, so none are sent.
  const credentials = csrf ? 'include' : 'omit';
  let client: KyInstance | undefined;
  /**
   * A server-rendered page makes no call at first, so the HTTP client is loaded with the first
   * call.
   */
  const loadClient = async (): Promise<KyInstance> => {
    const { createKy } = await import('./ky');
    return (client ??= createKy({ credentials, fetch }));
  };

  /** The fallback when the HTTP client cannot be loaded: `fetch` without retries. */
  const sendWithoutKy = (url: string, init: RequestInit) =>
    (fetch ?? globalThis.fetch)(url, { ...init, credentials });

  async function send(
    domain: string,
    endpoint: string,
    { params, query, body, parts: form }: UntypedInput,
    options: UploadOptions = {},
  ): Promise<unknown> {
    const line = paths[domain]?.[endpoint] ?? '';
    const [method = 'GET', path = ''] = line.split(' ');
    const url = baseUrl + fillPath(path, params, query);
    const token = session.get()?.token;
    const isSame = sameSession(session);
    let resolver: Awaited<ReturnType<typeof loadResolver>> | undefined;

    const sendOnce = async () => {
      const headers = await ownHeaders();
      headers.set('Accept-Language', language());
      if (token) headers.set('Authorization', `Bearer ${token}`);
      if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
      if (method === 'POST') {
        await csrf?.ready();
        const xsrf = csrf?.token();
        if (xsrf) headers.set('X-XSRF-TOKEN', xsrf);
      }
      const json = body === undefined ? null : JSON.stringify(body);
      if (json) headers.set('Content-Type', 'application/json');
      return exchange(
        async (signal) => {
          // Loaded before the request, so that a failed load has no effect on the server.
          resolver = publicUrl ? await loadResolver() : undefined;
          return form
            ? (await loadForm()).sendForm(loadClient, !fetch, {
                ...{ url, headers, signal, parts: form },
                cookies: csrf !== null,
                onProgress: options.onProgress,
              })
            : (await loadClient().catch(() => sendWithoutKy))(url, {
                ...{ method, headers, signal, body: json },
              });
        },
        { method, url, call: `${domain}.${endpoint}` },
        { signal: options.signal, timeout: options.timeout ?? (form ? 0 : timeout) },
        observers,
        clock,
      );
    };

    let reply = await sendOnce();
    if (!reply.valid && csrf && new MallError(reply).failure === 'csrfMismatch') {
      // A write rejected for its CSRF token had no effect, so it can be retried once with a new cookie.
      await csrf.renew();
      reply = await sendOnce();
    }
    if (reply.valid) return resolver ? resolver.resolveUrls(reply.data, publicUrl) : reply.data;
    // A late response to an older token must not end the session that replaced it.
    if (isUnauthenticated(reply) && isSame()) session.end('unauthenticated');
    throw new MallError(reply);
  }

  const postForm: Http['postForm'] = async (path, fields, options = {}) => {
    const url = baseUrl + path;
    const headers = await ownHeaders();
    return exchange(
      async (signal) =>
        (await loadForm()).sendPlainForm(await loadClient(), url, { headers, fields, signal }),
      { method: 'POST', url, call: 'postForm' },
      { timeout, ...options },
      observers,
      clock,
    );
  };

  return {
    call: (...args) => pending.during(() => send(...args)),
    postForm,
  };
}

import ky, { type KyInstance } from 'ky';
import { paths, type DomainName, type EndpointName } from '@mall/contract/paths';
import type { Envelope } from '@mall/contract';
import { MallError } from '../errors';
import { sameSession, type SessionStore } from '../session';
import type { Body, Files, FormParts, Params, Query, Reply } from '../types';
import type { Csrf } from './csrf';
import { isUnauthenticated } from './envelope';
import { exchange } from './exchange';
import type { PendingCalls } from './pending';
import { fillPath } from './url';

/** The options of every call, besides its payload. */
export interface CallOptions {
  /** Aborts the request; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
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

/** The transport that all methods of the SDK use. */
export interface Http {
  /** @example const call = http.calls('orders'); */
  calls<D extends DomainName>(domain: D): Calls<D>;
  /** Posts a form to a path on the server without cookies and without token; returns the whole envelope. */
  postForm(
    path: string,
    fields: Readonly<Record<string, string>>,
    options?: Pick<CallOptions, 'signal'>,
  ): Promise<Envelope>;
}

interface Parts {
  readonly baseUrl: string;
  readonly session: SessionStore;
  readonly pending: PendingCalls;
  /** Null where there is no cookie jar (outside a browser), so no CSRF cookie can be stored. */
  readonly csrf: Csrf | null;
  readonly language: () => string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Few pages send forms: what they need comes when it is needed. */
const loadForm = () => import('./form');

const ACCEPT = { Accept: 'application/json' };

interface Loose {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  /** The fields and files of a multipart request, by name. */
  readonly parts?: Record<string, unknown>;
}

/** Creates the transport: envelope, token, CSRF, retries, and the count of requests in flight. */
export function createHttp({ baseUrl, session, pending, csrf, language, fetch }: Parts): Http {
  const client: KyInstance = ky.create({
    // Elsewhere a cookie proves nothing, and is never asked for.
    credentials: csrf ? 'include' : 'omit',
    throwHttpErrors: false,
    timeout: 30_000,
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

  async function send(
    method: string,
    url: string,
    input: Loose,
    options: UploadOptions,
    token: string | undefined,
  ): Promise<Envelope> {
    const headers: Record<string, string> = { ...ACCEPT, 'Accept-Language': language() };
    if (token) headers['Authorization'] = `Bearer ${token}`;
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (method === 'POST') {
      await csrf?.ready();
      const xsrf = csrf?.token();
      if (xsrf) headers['X-XSRF-TOKEN'] = xsrf;
    }
    const work = async () =>
      input.parts
        ? (await loadForm()).sendForm(client, !fetch, {
            url,
            cookies: csrf !== null,
            headers,
            parts: input.parts,
            ...options,
          })
        : client(url, { method, headers, signal: options.signal ?? null, json: input.body });
    return exchange(work, options);
  }

  async function call(
    domain: DomainName,
    endpoint: string,
    input: Loose,
    options: UploadOptions = {},
  ): Promise<unknown> {
    const line = (paths[domain] as Record<string, string>)[endpoint] ?? '';
    const [method = 'GET', path = ''] = line.split(' ');
    const url = baseUrl + fillPath(path, input.params, input.query);
    const token = session.get()?.t;
    const isSame = sameSession(session);

    let reply = await send(method, url, input, options, token);
    if (!reply.valid && csrf && new MallError(reply).failure === 'csrfMismatch') {
      // A write rejected for its CSRF token had no effect, so it can be retried once with a new cookie.
      await csrf.renew();
      reply = await send(method, url, input, options, token);
    }
    if (reply.valid) return reply.data;
    // A late response to an older token must not end the session that replaced it.
    if (isUnauthenticated(reply) && isSame()) session.end('unauthenticated');
    throw new MallError(reply);
  }

  const postForm: Http['postForm'] = (url, fields, options = {}) =>
    exchange(
      async () =>
        (await loadForm()).sendPlainForm(client, baseUrl + url, {
          headers: ACCEPT,
          fields,
          ...options,
        }),
      options,
    );

  return {
    calls: (domain) => (endpoint, input, options) =>
      pending.during(() => call(domain, endpoint, input as Loose, options)) as Promise<never>,
    postForm,
  };
}

import { createHash } from 'node:crypto';
import { checkFields, type AnyEndpoint, type AnyEndpointDefinition } from '@mall/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from './access';
import { JSON_BYTES } from './body-limits';
import { checkRefusal, checkReply } from './check-reply';
import { clientOf } from './client-of';
import type { Call, Handler } from './contract-types';
import type { Idempotency } from '../kernel/idempotency';
import type { Client } from '../kernel/viewer';
import { guardWrite } from './csrf';
import { success } from './envelope';
import { MallError } from '../kernel/error';
import { languageOf } from '../kernel/language';
import type { CookieScope } from './media-cookie';
import { callerOf, type Origins, reachedAt } from './origins';
import type { TrustedProxies } from './trusted-proxies';
import { receiveUploads, type UploadOptions, type Uploads } from './uploads';

/** A contract: endpoints by domain and name. */
type AnyContract<E extends AnyEndpoint> = Readonly<Record<string, Readonly<Record<string, E>>>>;

/** Dependencies of {@link registerContract} besides the contract and its handlers. */
export interface ContractOptions<E extends AnyEndpoint, V> {
  /**
   * Finds the caller of an endpoint; null: a guest. Runs before the body is read.
   * @throws {MallError} when they may not call
   */
  readonly authenticate: (request: FastifyRequest, endpoint: E) => Promise<V | null>;
  /** Every failure of an endpoint. */
  readonly refusalsOf: (endpoint: E) => readonly string[];
  /** Whether the replies of a domain are credentials, or depend on them: they must not be cached. */
  readonly isSecret: (domain: string) => boolean;
  /** Called after each call that may have changed something, whether it succeeded or not. */
  readonly onWrite: (domain: string, viewer: V | null) => void;
  /** Whose pages may call. */
  readonly origins: Origins;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
  /** How uploaded files are received. */
  readonly uploads: UploadOptions;
  /** Validates every reply and refusal against the contract and fails the request on a mismatch; for tests. */
  readonly checkReplies: boolean;
}

/**
 * Registers a route for every endpoint of a contract, with access guard, validation and envelope.
 * Paths and access levels come from the contract alone.
 *
 * @param allHandlers has a handler for each endpoint of the domains that it has.
 */
export function registerContract<E extends AnyEndpoint, V>(
  app: FastifyInstance,
  contract: AnyContract<E>,
  allHandlers: Readonly<Record<string, object>>,
  options: ContractOptions<E, V>,
): void {
  for (const [domain, ofDomain] of Object.entries(allHandlers)) {
    // The types of the handlers guarantee that each fits its own endpoint; this cast only drops which
    // endpoint it is.
    const handlers = ofDomain as unknown as Readonly<
      Record<string, Handler<AnyEndpointDefinition, V>>
    >;
    for (const [name, endpoint] of Object.entries(contract[domain] ?? {})) {
      const handler = handlers[name];
      if (!handler) throw new Error(`No handler for ${domain}.${name}`);
      registerEndpoint(app, domain, endpoint, handler, options);
    }
  }
}

function registerEndpoint<E extends AnyEndpoint, V>(
  app: FastifyInstance,
  domain: string,
  endpoint: E,
  handler: Handler<AnyEndpointDefinition, V>,
  options: ContractOptions<E, V>,
): void {
  const { origins, trustProxy, checkReplies } = options;
  const isSecret = options.isSecret(domain);
  const refusals = options.refusalsOf(endpoint);
  const viewers = new WeakMap<FastifyRequest, V>();
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.maxBodyBytes ?? JSON_BYTES,
    config: isForAllGuests(endpoint, isSecret)
      ? { guestQuery: Object.keys(endpoint.query?.shape ?? {}) }
      : {},
    // Runs before the body is read, so that bodies of unauthorized requests are ignored.
    async onRequest(request) {
      if (endpoint.method === 'POST') guardWrite(request, origins);
      const viewer = await options.authenticate(request, endpoint);
      if (viewer !== null) viewers.set(request, viewer);
    },
    // The app's own error handler answers its errors.
    ...(checkReplies && {
      errorHandler: (error) => {
        checkRefusal(endpoint, refusals, error);
        throw error;
      },
    }),
    async handler(request, reply) {
      // Credentials, and everything returned for them, must not be cached.
      if (isSecret) reply.header('cache-control', 'no-store');
      const client = clientOf(request.raw, trustProxy);
      const viewer = viewers.get(request) ?? null;
      const answer = async (uploads: Uploads | null) => {
        const data = await handler(
          readCall(endpoint, request, reply, { viewer, client, uploads, origins }),
        );
        if (checkReplies) checkReply(endpoint, data);
        return success(data);
      };
      try {
        return await (endpoint.files
          ? receiveUploads(request, options.uploads, endpoint.files, answer)
          : answer(null));
      } finally {
        if (endpoint.method === 'POST') options.onWrite(domain, viewer);
      }
    },
  });
}

/**
 * Whether each guest gets the same reply. Credentials and cookies are in `auth` alone; all other handlers see of a
 * guest the parameters and the language.
 */
const isForAllGuests = ({ method, access }: AnyEndpoint, isSecret: boolean): boolean =>
  method === 'GET' && access === 'guest' && !isSecret;

interface CallParts<V> {
  readonly viewer: V | null;
  readonly client: Client;
  readonly uploads: Uploads | null;
  readonly origins: Origins;
}

function readCall<V>(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer, client, uploads, origins }: CallParts<V>,
): Call<AnyEndpointDefinition, V> {
  // A storefront on a neighbouring name is sent this site's cookies by the browser, and might set them.
  const isStorefront = callerOf(request.headers.origin, request.host, origins) === 'storefront';
  const read = (part: 'params' | 'query' | 'body') => {
    const schema = endpoint[part];
    if (!schema) return undefined;
    const sent = part === 'body' && uploads ? uploads.fields : request[part];
    const checked = checkFields(schema, sent ?? {});
    if (checked.ok) return checked.value;
    // An impossible path parameter is answered with 404, unless users type that parameter.
    const isTyped = checked.fields.every(({ field }) => endpoint.typedParams?.includes(field));
    if (part === 'params' && !isTyped) throw new MallError('notFound');
    throw new MallError('invalidFields', [], checked.fields);
  };
  const address = reachedAt(request, origins);
  const call = {
    params: read('params'),
    query: read('query'),
    body: read('body'),
    files: uploads?.files ?? {},
    viewer,
    client,
    language: languageOf(request.headers['accept-language']),
    token: bearerToken(request.headers.authorization),
    origin: request.headers.origin ?? null,
    reachedAt: address,
    readCookie: (name: string) => (isStorefront ? null : (request.cookies[name] ?? null)),
    setCookie: (name: string, value: string, maxAge: number, scope?: CookieScope) =>
      void (
        isStorefront ||
        reply.setCookie(name, value, {
          path: '/',
          sameSite: 'lax',
          ...scope,
          maxAge,
          // A proxy that terminates TLS may send plain requests without `X-Forwarded-Proto`.
          secure: address.startsWith('https:'),
        })
      ),
    idempotency: endpoint.idempotent ? readIdempotency(request) : null,
  };
  return call as Call<AnyEndpointDefinition, V>;
}

function readIdempotency(request: FastifyRequest): Idempotency | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new MallError('malformed');
  }
  return {
    key,
    endpoint: `${request.method} ${request.url}`,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest(),
  };
}

import { createHash } from 'node:crypto';
import {
  checkFields,
  contract,
  type DomainName,
  type Endpoint,
  type EndpointDefinition,
  type FailureName,
} from '@mall/contract';
import { refusalsOf } from '@mall/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, guardAccess } from './access';
import { JSON_BYTES } from './body-limits';
import { checkRefusal, checkReply } from './check-reply';
import { clientNetwork } from './client-network';
import type { Call, ContractHandlers, Handler } from './contract-types';
import type { Idempotency } from '../kernel/idempotency';
import type { Client, Viewer } from '../kernel/viewer';
import { guardWrite } from './csrf';
import { success } from './envelope';
import { MallError } from '../kernel/error';
import { languageOf } from '../kernel/language';
import type { CookieScope } from './media-cookie';
import { callerOf, type Origins, reachedAt } from './origins';
import type { TrustedProxies } from './trusted-proxies';
import { receiveUploads, type UploadOptions, type Uploads } from './uploads';

/** Dependencies of {@link registerContract} besides the handlers. */
export interface ContractOptions {
  /** Finds the viewer of a bearer token; null when it is unknown, expired or revoked. */
  readonly findViewer: (token: string) => Promise<Viewer | null>;
  /** Called after each call that may have changed something, whether it succeeded or not. */
  readonly onWrite: (domain: DomainName, viewer: Viewer | null) => void;
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
 * Registers a route for every endpoint of the contract, with access guard, validation and envelope.
 * Paths and access levels come from the contract alone.
 */
export function registerContract<D extends DomainName>(
  app: FastifyInstance,
  allHandlers: Pick<ContractHandlers, D>,
  options: ContractOptions,
): void {
  for (const domain of Object.keys(allHandlers) as D[]) {
    const endpoints: Readonly<Record<string, Endpoint>> = contract[domain];
    // ContractHandlers guarantees that each handler fits its own endpoint; this cast only drops which
    // endpoint it is.
    const handlers = allHandlers[domain] as unknown as Readonly<
      Record<string, Handler<EndpointDefinition>>
    >;
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[name];
      if (!handler) throw new Error(`No handler for ${domain}.${name}`);
      registerEndpoint(app, endpoint, handler, {
        ...options,
        onWrite: (viewer) => options.onWrite(domain, viewer),
        refusals: refusalsOf(endpoint),
        isSecret: domain === 'auth',
      });
    }
  }
}

function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<EndpointDefinition>,
  options: Omit<ContractOptions, 'onWrite'> & {
    readonly onWrite: (viewer: Viewer | null) => void;
    readonly refusals: readonly FailureName[];
    readonly isSecret: boolean;
  },
): void {
  const { findViewer, onWrite, origins, trustProxy, checkReplies, refusals, isSecret } = options;
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
      const token = bearerToken(request.headers.authorization);
      request.viewer = token === null ? null : await findViewer(token);
      guardAccess(endpoint.access, request.viewer);
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
      const client = { network: clientNetwork(request.raw, trustProxy) };
      const answer = async (uploads: Uploads | null) => {
        const data = await handler(
          readCall(endpoint, request, reply, { client, uploads, origins }),
        );
        if (checkReplies) checkReply(endpoint, data);
        return success(data);
      };
      try {
        return await (endpoint.files
          ? receiveUploads(request, options.uploads, endpoint.files, answer)
          : answer(null));
      } finally {
        if (endpoint.method === 'POST') onWrite(request.viewer);
      }
    },
  });
}

/**
 * Whether each guest gets the same reply. Credentials and cookies are in `auth` alone; all other handlers see of a
 * guest the parameters and the language.
 */
const isForAllGuests = ({ method, access }: Endpoint, isSecret: boolean): boolean =>
  method === 'GET' && access === 'guest' && !isSecret;

interface CallParts {
  readonly client: Client;
  readonly uploads: Uploads | null;
  readonly origins: Origins;
}

function readCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { client, uploads, origins }: CallParts,
): Call {
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
    viewer: request.viewer,
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
          ...scope,
          maxAge,
          sameSite: 'lax',
          // A proxy that terminates TLS may send plain requests without `X-Forwarded-Proto`.
          secure: address.startsWith('https:'),
        })
      ),
    idempotency: endpoint.idempotent ? readIdempotency(request) : null,
  };
  return call as Call;
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

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set for routes of the contract. */
    viewer: Viewer | null;
  }
}

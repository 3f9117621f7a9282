import type * as z from 'zod/mini';

/** A file that an endpoint accepts. */
export interface FilePart {
  readonly description: string;
  readonly required: boolean;
  /** Maximum bytes; larger files are refused with `tooLarge` during the upload. */
  readonly maxBytes: number;
}

/**
 * A domain file's definition of one endpoint; its method and path are in the table of paths.
 *
 * `Refusal` is the name of a failure, `Access` says who may call; `guest` is everyone.
 */
export interface EndpointDefinition<
  Refusal extends string = string,
  Access extends string = string,
> {
  /** One line that describes what the endpoint returns or does. */
  readonly summary: string;
  readonly access: Access;
  /** The `{name}` parts of the path. */
  readonly params?: z.ZodMiniObject;
  /**
   * Those of {@link params} that people type. A wrong value gets a field message; any other wrong
   * parameter is a 404.
   */
  readonly typedParams?: readonly string[];
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** Maximum bytes of the JSON body, if more than 64 KB; larger bodies are refused with `tooLarge` before parsing. */
  readonly maxBodyBytes?: number;
  /** File parts by name, if the request is `multipart/form-data`; `body` describes its text parts. */
  readonly files?: Readonly<Record<string, FilePart>>;
  /** The `data` of a valid response. */
  readonly reply: z.ZodMiniType;
  /** Its failures, in addition to those of every endpoint of its kind. */
  readonly refusals?: readonly Refusal[];
  /** The reply depends on the caller, although guests may call. Other public replies are the same for all. */
  readonly personal?: true;
  /** An `Idempotency-Key` header makes this request safe to retry. */
  readonly idempotent?: true;
}

/** The method and the path of an endpoint. */
export interface Address {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** A complete endpoint: its definition with method and path. */
export interface Endpoint<Refusal extends string = string, Access extends string = string>
  extends EndpointDefinition<Refusal, Access>, Address {}

/** The definitions of a domain, by the names of its paths. */
export type Definitions<Lines, Definition extends EndpointDefinition = EndpointDefinition> = {
  readonly [K in keyof Lines]: Definition;
};
/** The endpoints that {@link withPaths} returns. */
export type Endpoints<E> = { readonly [K in keyof E]: E[K] & Address };

/**
 * Returns the definitions of a domain with their methods and paths. Marked as free of side effects, so that a bundle
 * contains no endpoint that it does not use.
 *
 * @param lines - `'METHOD /path'` by endpoint.
 *
 * @example
 * const get = { summary: 'The shop’s settings.', access: 'guest', reply: z.object({ name: z.string() }) } as const;
 * withPaths({ get: 'GET /api/configs' }, { get }).get.path // '/api/configs'
 */
// @__NO_SIDE_EFFECTS__
export function withPaths<
  Lines extends Readonly<Record<string, string>>,
  const E extends Definitions<Lines>,
>(lines: Lines, definitions: E): Endpoints<E> {
  const joined = Object.entries<EndpointDefinition>(definitions).map(([key, definition]) => [
    key,
    { ...definition, ...splitPath(lines[key] ?? '') },
  ]);
  return Object.fromEntries(joined) as Endpoints<E>;
}

/** `'GET /api/qa'` → `{ method: 'GET', path: '/api/qa' }`. */
function splitPath(line: string): Address {
  const [method, path = ''] = line.split(' ');
  return { method: method === 'POST' ? 'POST' : 'GET', path };
}

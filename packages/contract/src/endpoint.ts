import type * as z from 'zod/mini';
import { paths, type DomainName, type Paths } from './paths';

/**
 * Who may call an endpoint. Each level includes the rights of a guest; `poster` and `dealer`
 * are members with that right, `staff` are the shop's employees.
 */
export type Access = 'guest' | 'member' | 'poster' | 'dealer' | 'staff';

/** A file that an endpoint accepts. */
export interface FilePart {
  readonly required: boolean;
  /** Maximum bytes; larger files are refused with `tooLarge` during the upload. */
  readonly maxBytes: number;
}

/** A domain file's definition of one endpoint; its method and path are in {@link paths}. */
export interface EndpointDefinition {
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
  /** An `Idempotency-Key` header makes this request safe to retry. */
  readonly idempotent?: true;
}

/** A complete endpoint: its definition with method and path. */
export interface Endpoint extends EndpointDefinition {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

type Definitions<D extends DomainName> = { readonly [K in keyof Paths[D]]: EndpointDefinition };
type Endpoints<E> = { readonly [K in keyof E]: E[K] & Pick<Endpoint, 'method' | 'path'> };

/**
 * Combines a domain's definitions with their paths. A path without a definition, or a definition
 * without a path, does not compile.
 *
 * @example
 * const wait = { summary: 'The shop’s settings.', access: 'guest', reply: z.object({ name: z.string() }) } as const;
 * const configs = domain('configs', { get: wait });
 * configs.get.path // '/api/config'
 */
export function domain<D extends DomainName, const E extends Definitions<D>>(
  name: D,
  definitions: E & Record<Exclude<keyof E, keyof Paths[D]>, never>,
): Endpoints<E> {
  const joined = Object.entries<EndpointDefinition>(definitions).map(([key, definition]) => [
    key,
    { ...definition, ...splitPath((paths[name] as Record<string, string>)[key] ?? '') },
  ]);
  return Object.fromEntries(joined) as Endpoints<E>;
}

/** `'GET /api/qa'` → `{ method: 'GET', path: '/api/qa' }`. */
function splitPath(line: string): Pick<Endpoint, 'method' | 'path'> {
  const [method, path = ''] = line.split(' ');
  return { method: method === 'POST' ? 'POST' : 'GET', path };
}

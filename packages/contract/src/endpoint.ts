import type * as z from 'zod/mini';
import { paths, type DomainName, type Paths } from './paths';

/**
 * Who may call an endpoint (spec §6). Each kind includes what a guest may do; `poster` and `dealer`
 * are members with that right, `staff` are the shop's own people.
 */
export type Access = 'guest' | 'member' | 'poster' | 'dealer' | 'staff';

/** A file that an endpoint takes. */
export interface FilePart {
  readonly required: boolean;
  /** Bytes; more is refused with `tooLarge` while it arrives. */
  readonly maxBytes: number;
}

/** What a domain file says of one endpoint; its method and path stand in {@link paths}. */
export interface EndpointDefinition {
  /** One line that says what a caller gets. */
  readonly summary: string;
  readonly access: Access;
  /** The `{name}` parts of the path. */
  readonly params?: z.ZodMiniObject;
  /** Those of {@link params} that people type: a wrong one is told in words; any other is a page that is not there. */
  readonly typedParams?: readonly string[];
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The call is `multipart/form-data`: its file parts by name; `body` holds its text parts. */
  readonly files?: Readonly<Record<string, FilePart>>;
  /** What `data` holds in a valid reply. */
  readonly reply: z.ZodMiniType;
  /** An `Idempotency-Key` header makes this call safe to send twice. */
  readonly idempotent?: true;
}

/** One endpoint, whole: its definition with its method and path. */
export interface Endpoint extends EndpointDefinition {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

type Definitions<D extends DomainName> = { readonly [K in keyof Paths[D]]: EndpointDefinition };
type Endpoints<E> = { readonly [K in keyof E]: E[K] & Pick<Endpoint, 'method' | 'path'> };

/**
 * Joins a domain's definitions to their paths. A path without a definition, or a definition without
 * a path, does not compile.
 *
 * @example
 * export const configs = domain('configs', { get: { summary: '…', access: 'guest', reply: config } });
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

import type * as z from 'zod/mini';

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

/** A domain file's definition of one endpoint; its method and path are in the table of paths. */
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

/** Lines of `'METHOD /path'` by domain and endpoint. */
export type PathTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Definitions<Lines> = { readonly [K in keyof Lines]: EndpointDefinition };
type Endpoints<E> = { readonly [K in keyof E]: E[K] & Pick<Endpoint, 'method' | 'path'> };

/**
 * Returns a function that combines a domain's definitions with their paths. A path without a
 * definition, or a definition without a path, does not compile.
 *
 * @example
 * const domain = domainsOf({ configs: { get: 'GET /api/configs' } });
 * const get = { summary: 'The shop’s settings.', access: 'guest', reply: z.object({ name: z.string() }) } as const;
 * domain('configs', { get }).get.path // '/api/configs'
 */
export const domainsOf =
  <Table extends PathTable>(paths: Table) =>
  <D extends keyof Table, const E extends Definitions<Table[D]>>(
    name: D,
    definitions: E & Record<Exclude<keyof E, keyof Table[D]>, never>,
  ): Endpoints<E> => {
    const joined = Object.entries<EndpointDefinition>(definitions).map(([key, definition]) => [
      key,
      { ...definition, ...splitPath(paths[name]?.[key] ?? '') },
    ]);
    return Object.fromEntries(joined) as Endpoints<E>;
  };

/** `'GET /api/qa'` → `{ method: 'GET', path: '/api/qa' }`. */
function splitPath(line: string): Pick<Endpoint, 'method' | 'path'> {
  const [method, path = ''] = line.split(' ');
  return { method: method === 'POST' ? 'POST' : 'GET', path };
}

import { paths, type DomainName, type EndpointName, type Paths } from '@mall/contract/paths';
import type { Body, Files, Params, Query, Reply } from '../types';
import type { CallOptions, Calls } from './http';

/** The `{name}` parts of a path, in order. */
type Names<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...Names<Rest>]
  : [];
type Picked<From, Keys extends readonly unknown[]> = {
  [At in keyof Keys]: Keys[At] extends keyof From ? From[Keys[At]] : never;
};

/**
 * The arguments of a method: the parts of its path, its body or query, and the options of every
 * call.
 */
type Arguments<D extends DomainName, K extends EndpointName<D>> = [
  ...path: Picked<Params<D, K>, Names<Paths[D][K]>>,
  ...body: [Body<D, K>] extends [never] ? [] : [Body<D, K>],
  ...query: [Query<D, K>] extends [never] ? [] : [query?: Query<D, K>],
  options?: CallOptions,
];

/**
 * Excludes endpoints whose method cannot be derived from their path: forms with files, and writes
 * without a body.
 */
type IsRegular<D extends DomainName, K extends EndpointName<D>> = [Files<D, K>] extends [never]
  ? [Paths[D][K], Body<D, K>] extends [`POST ${string}`, never]
    ? false
    : true
  : false;

type Methods<D extends DomainName> = {
  [K in EndpointName<D> as IsRegular<D, K> extends true ? K : never]: (
    ...args: Arguments<D, K>
  ) => Promise<Reply<D, K>>;
};

/** The endpoints of a domain that take a query; a path does not show that. */
type Queried<D extends DomainName> = {
  readonly [K in EndpointName<D> as [Query<D, K>] extends [never] ? never : K]: 1;
};

/**
 * Creates the methods of a domain. Their arguments are, in this order: the parts of the endpoint's
 * path, its body or query, the options. One loop is smaller than a function for each; types and
 * documentation are in the domain's interface.
 *
 * @param queried the endpoints with a query; the compiler knows which they are.
 * @example
 * methods(call, 'points', { history: 1 }).history({ page: 2 })
 */
export function methods<D extends DomainName>(
  call: Calls<D>,
  domain: D,
  queried: Queried<D>,
): Methods<D> {
  const lines = Object.entries<string>(paths[domain]);
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(
    lines.map(([name, line]) => [
      name,
      (...args: unknown[]) => {
        const params: Record<string, unknown> = {};
        for (const [, part = ''] of line.matchAll(/\{(\w+)\}/g)) params[part] = args.shift();
        const query = name in queried ? args.shift() : undefined;
        const body = line.startsWith('POST') ? args.shift() : undefined;
        return call(name as never, { params, query, body } as never, args[0] as never);
      },
    ]),
  );
  return all as Methods<D>;
}

import {
  withPaths,
  type Definitions,
  type Endpoint as AnyEndpoint,
  type EndpointDefinition as AnyDefinition,
  type Endpoints,
} from '../core/endpoint';
import type { FailureName } from './failure-codes';
import { paths, type DomainName, type Paths } from './paths';

/**
 * Who may call an endpoint. Each level includes the rights of a guest; `poster` and `dealer`
 * are members with that right. Colleagues of the shop have calls of their own, the staff's contract.
 */
export type Access = 'guest' | 'member' | 'poster' | 'dealer';

/** An endpoint of the shop: its definition with method and path. */
export type Endpoint = AnyEndpoint<FailureName, Access>;
/** The definition of an endpoint of the shop, without method and path. */
export type EndpointDefinition = AnyDefinition<FailureName, Access>;

/**
 * Returns the definitions of a domain of the shop with their paths. A path without a definition, or
 * a definition without a path, does not compile.
 */
// @__NO_SIDE_EFFECTS__
export function domain<
  D extends DomainName,
  const E extends Definitions<Paths[D], EndpointDefinition>,
>(name: D, definitions: E & Record<Exclude<keyof E, keyof Paths[D]>, never>): Endpoints<E> {
  return withPaths<Paths[D], E>(paths[name], definitions);
}

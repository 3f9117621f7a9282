import {
  withPaths,
  type Address,
  type Definitions,
  type EndpointDefinition,
  type Endpoints,
} from '../core/endpoint';
import type { AuditAction } from './audit-actions';
import type { StaffFailureName } from './failures';
import { staffPaths, type StaffDomainName, type StaffPaths } from './paths';
import type { Permission } from './permissions';

/**
 * Who may call an endpoint of the staff's API. `guest`: everyone; `signingIn`: a colleague whose password was right,
 * with or without the second factor; `staff`: a colleague with the second factor, whose desk is not locked.
 */
export type StaffAccess = 'guest' | 'signingIn' | 'staff';

interface OpenDefinition extends EndpointDefinition<StaffFailureName, 'guest' | 'signingIn'> {
  readonly permission?: never;
  readonly requiresFreshFactor?: never;
  readonly audit?: AuditAction;
}

interface GuardedDefinition extends EndpointDefinition<StaffFailureName, 'staff'> {
  /** What the caller has to be allowed, of a list one of it at least; null: every colleague may call. */
  readonly permission: Permission | readonly Permission[] | null;
  /** The caller has to have entered a code of the second factor within the last ten minutes. */
  readonly requiresFreshFactor?: true;
  /** The audit entry that a successful call writes, in the transaction of its change; missing: it changes nothing. */
  readonly audit?: AuditAction;
}

/** The definition of an endpoint of the staff's API, without method and path. */
export type StaffEndpointDefinition = OpenDefinition | GuardedDefinition;
/** An endpoint of the staff's API: its definition with method and path. */
export type StaffEndpoint = StaffEndpointDefinition & Address;

/**
 * Returns the definitions of a domain of the staff's API with their paths. A path without a definition, or a
 * definition without a path, does not compile.
 */
// @__NO_SIDE_EFFECTS__
export function staffDomain<
  D extends StaffDomainName,
  const E extends Definitions<StaffPaths[D], StaffEndpointDefinition>,
>(name: D, definitions: E & Record<Exclude<keyof E, keyof StaffPaths[D]>, never>): Endpoints<E> {
  return withPaths<StaffPaths[D], E>(staffPaths[name], definitions);
}

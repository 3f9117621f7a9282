import type { DomainName, EndpointName } from '@mall/contract';
import type { Role, Fixture } from './fixture';

/**
 * One request by a role, and its expected response where that does not follow from the contract's
 * access level.
 */
export interface AccessCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Multipart instead of JSON. */
  readonly form?: FormData;
  /** The origin of the page that calls; without it, none does. */
  readonly origin?: string;
  /** It concerns the member's own data: all other roles get 404. */
  readonly owned?: true;
  /** Where it differs from 200 for a role with access. */
  readonly status?: Partial<Readonly<Record<Role, number>>>;
}

type Calls<D extends DomainName> = {
  readonly [K in EndpointName<D>]: (
    fixture: Fixture,
    role: Role,
  ) => AccessCall | Promise<AccessCall>;
};

/** The requests of some domains, for endpoints that need more than {@link deriveCall} returns. */
export type CallsOf<D extends DomainName> = { readonly [Name in D]: Partial<Calls<Name>> };

/** The requests of all domains. */
export type AccessCalls = Partial<CallsOf<DomainName>>;

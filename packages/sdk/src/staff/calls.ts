import type {
  StaffBody,
  StaffDomainName,
  StaffEndpointName,
  StaffParams,
  StaffQuery,
  StaffReply,
} from '@mall/contract/staff';
import type { CallOptions } from '../http/http';

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : { readonly [K in Name]: Value };

/** A call's path parameters, query and body, as far as the staff's contract defines them. */
export type StaffInput<D extends StaffDomainName, K extends StaffEndpointName<D>> = Part<
  'params',
  StaffParams<D, K>
> &
  Part<'body', StaffBody<D, K>> &
  ([StaffQuery<D, K>] extends [never]
    ? unknown
    : { readonly query?: StaffQuery<D, K> | undefined });

/** Calls the endpoints of one domain of the staff's API. */
export type StaffCalls<D extends StaffDomainName> = <K extends StaffEndpointName<D>>(
  endpoint: K,
  input: StaffInput<D, K>,
  options?: CallOptions,
) => Promise<StaffReply<D, K>>;

import type * as z from 'zod/mini';
import type { StaffContract } from './contract';
import type { ShapeOf } from '../calls';
import type { StaffDomainName, StaffEndpointName } from './paths';
import type {
  StaffBodyByCall,
  StaffParamsByCall,
  StaffQueryByCall,
  StaffReplyByCall,
} from './shapes';

type Schema = z.ZodMiniType;

/** The entry of an endpoint. @example type Invite = StaffEntry<'people', 'invite'>; */
export type StaffEntry<
  D extends StaffDomainName,
  K extends StaffEndpointName<D>,
> = K extends keyof StaffContract[D] ? StaffContract[D][K] : never;

/** The body that a client sends. @example type Invitation = StaffBody<'people', 'invite'>; */
export type StaffBody<D extends StaffDomainName, K extends StaffEndpointName<D>> = ShapeOf<
  StaffBodyByCall,
  D,
  K
>;

/** The query that a client sends. @example type Filters = StaffQuery<'audit', 'list'>; */
export type StaffQuery<D extends StaffDomainName, K extends StaffEndpointName<D>> = ShapeOf<
  StaffQueryByCall,
  D,
  K
>;

/** The path parameters that a client sends. */
export type StaffParams<D extends StaffDomainName, K extends StaffEndpointName<D>> = ShapeOf<
  StaffParamsByCall,
  D,
  K
>;

/** The `data` of a valid response. @example type People = StaffReply<'people', 'list'>; */
export type StaffReply<D extends StaffDomainName, K extends StaffEndpointName<D>> = ShapeOf<
  StaffReplyByCall,
  D,
  K
>;

/** A body after validation on the server. */
export type CheckedStaffBody<D extends StaffDomainName, K extends StaffEndpointName<D>> =
  StaffEntry<D, K> extends { body: infer S extends Schema } ? z.output<S> : never;

/** A query after validation: numbers are numbers. */
export type CheckedStaffQuery<D extends StaffDomainName, K extends StaffEndpointName<D>> =
  StaffEntry<D, K> extends { query: infer S extends Schema } ? z.output<S> : never;

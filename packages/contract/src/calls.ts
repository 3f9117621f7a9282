import type * as z from 'zod/mini';
import type { Contract } from './contract';
import type { DomainName, EndpointName } from './paths';

type Schema = z.ZodMiniType;

/** One endpoint's entry in the contract. @example Entry<'cart', 'add'> */
export type Entry<D extends DomainName, K extends EndpointName<D>> = K extends keyof Contract[D]
  ? Contract[D][K]
  : never;

/** What a call sends as its body. @example Body<'cart', 'add'> */
export type Body<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { body: infer S extends Schema } ? z.input<S> : never;

/** What a call takes as its query. @example Query<'products', 'all'> */
export type Query<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { query: infer S extends Schema } ? z.input<S> : never;

/** What a call's path takes. @example Params<'cart', 'list'> */
export type Params<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { params: infer S extends Schema } ? z.input<S> : never;

/** What `data` holds in a call's valid reply. @example Reply<'cart', 'list'> */
export type Reply<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { reply: infer S extends Schema } ? z.output<S> : never;

/** A body as the server has it once it is checked. @example CheckedBody<'auth', 'register'> */
export type CheckedBody<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { body: infer S extends Schema } ? z.output<S> : never;

/** A query once it is checked: numbers are numbers. @example CheckedQuery<'products', 'all'> */
export type CheckedQuery<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { query: infer S extends Schema } ? z.output<S> : never;

/** A path's parts once they are checked: numbers are numbers. @example CheckedParams<'cart', 'list'> */
export type CheckedParams<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { params: infer S extends Schema } ? z.output<S> : never;

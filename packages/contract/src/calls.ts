import type * as z from 'zod/mini';
import type { Contract } from './shop/contract';
import type { DomainName, EndpointName } from './shop/paths';
import type { BodyByCall, ParamsByCall, QueryByCall, ReplyByCall } from './shop/shapes';

type Schema = z.ZodMiniType;

/** One endpoint's entry in the contract. @example type Add = Entry<'cart', 'add'>; */
export type Entry<D extends DomainName, K extends EndpointName<D>> = K extends keyof Contract[D]
  ? Contract[D][K]
  : never;

/** The type of a call in a table of types; never: the call has none. */
export type ShapeOf<Table, D, K> = D extends keyof Table
  ? K extends keyof Table[D]
    ? Table[D][K]
    : never
  : never;

/**
 * The body that a client sends. @example type Line = Body<'cart', 'add'>;
 */
export type Body<D extends DomainName, K extends EndpointName<D>> = ShapeOf<BodyByCall, D, K>;

/**
 * The query that a client sends. @example type Filters = Query<'products', 'all'>;
 */
export type Query<D extends DomainName, K extends EndpointName<D>> = ShapeOf<QueryByCall, D, K>;

/**
 * The path parameters that a client sends. @example type CartPath = Params<'cart', 'list'>;
 */
export type Params<D extends DomainName, K extends EndpointName<D>> = ShapeOf<ParamsByCall, D, K>;

/**
 * The `data` of a valid response. @example type Cart = Reply<'cart', 'list'>;
 */
export type Reply<D extends DomainName, K extends EndpointName<D>> = ShapeOf<ReplyByCall, D, K>;

/**
 * A body after validation on the server. @example type Registration = CheckedBody<'auth', 'register'>;
 */
export type CheckedBody<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { body: infer S extends Schema } ? z.output<S> : never;

/**
 * A query after validation: numbers are numbers. @example type Filters = CheckedQuery<'products', 'all'>;
 */
export type CheckedQuery<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { query: infer S extends Schema } ? z.output<S> : never;

/**
 * Path parameters after validation: numbers are numbers.
 * @example type CartPath = CheckedParams<'cart', 'list'>;
 */
export type CheckedParams<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { params: infer S extends Schema } ? z.output<S> : never;

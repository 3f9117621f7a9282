import type {
  CheckedBody,
  CheckedParams,
  CheckedQuery,
  DomainName,
  EndpointName,
  Reply,
} from '@mall/contract';
import type { Refusal } from './refusal';

/** The name of a call, like the client's methods: `products.list`, `cart.add`. */
export type CallName = { [D in DomainName]: `${D}.${EndpointName<D>}` }[DomainName];

type DomainOf<C extends CallName> = C extends `${infer D extends DomainName}.${string}` ? D : never;
type EndpointOf<C extends CallName> = C extends `${infer D extends DomainName}.${infer K}`
  ? K extends EndpointName<D>
    ? K
    : never
  : never;

/**
 * The result of a call.
 * @example type Cart = ReplyOf<'cart.add'>;
 */
export type ReplyOf<C extends CallName> = Reply<DomainOf<C>, EndpointOf<C>>;

/** The input of a call after the contract's validation: a number in a path is a number. */
export interface CallInput<C extends CallName> {
  readonly params: CheckedParams<DomainOf<C>, EndpointOf<C>>;
  readonly query: CheckedQuery<DomainOf<C>, EndpointOf<C>>;
  readonly body: CheckedBody<DomainOf<C>, EndpointOf<C>>;
}

/**
 * The answer of a mock to a call: a reply, a refusal, or a function of the call's input, which may
 * be asynchronous.
 */
export type Answer<C extends CallName> =
  | ReplyOf<C>
  | Refusal
  | ((input: CallInput<C>) => ReplyOf<C> | Refusal | Promise<ReplyOf<C> | Refusal>);

/** Answers by the name of their call. */
export type Answers = { readonly [C in CallName]?: Answer<C> };

import { contract, type Endpoint } from '@mall/contract';
import { sampleOf } from '@mall/contract/sample';
import type { Answers } from './answers';
import { replies } from './replies';
import { emptyCart } from './replies/cart';

const byCall = (domains: object, replyOf: (value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(domains).flatMap(([domain, endpoints]: [string, object]) =>
      Object.entries(endpoints).map(([name, value]) => [`${domain}.${name}`, replyOf(value)]),
    ),
  ) as Answers;

/**
 * A reply to every call: its fixture, else a sample of its schema. The carts of the other
 * temperatures are empty.
 */
export const defaultAnswers: Answers = {
  ...byCall(contract, (endpoint) => () => sampleOf((endpoint as Endpoint).reply)),
  ...byCall(replies, (fixture) => fixture),
  'cart.list': ({ params: { layer } }) =>
    layer === replies.cart.list.layer ? replies.cart.list : emptyCart(layer),
};

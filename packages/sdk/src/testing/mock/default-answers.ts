import type { Answers } from './answers';
import { replies } from './replies';
import { emptyCart } from './replies/cart';

/** Every fixture by the name of its call; the carts of the other temperatures are empty. */
export const defaultAnswers: Answers = {
  ...(Object.fromEntries(
    Object.entries(replies).flatMap(([domain, endpoints]) =>
      Object.entries(endpoints).map(([name, reply]) => [`${domain}.${name}`, reply]),
    ),
  ) as Answers),
  'cart.list': ({ params: { layer } }) =>
    layer === replies.cart.list.layer ? replies.cart.list : emptyCart(layer),
};

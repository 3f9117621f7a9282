import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import type { CartOwner } from '../cart/cart.service';
import { pay, payAgain } from './pay.service';
import { chooseShipping, listPayment, listShipping } from './shipping.service';

/** What every call about a cart brings. */
interface CheckoutCall {
  readonly viewer: { readonly id: number };
  readonly params: Pick<CartOwner, 'layer'>;
  readonly client: Pick<CartOwner, 'language'>;
}

const ownerOf = ({ viewer, params, client }: CheckoutCall): CartOwner => ({
  memberId: viewer.id,
  layer: params.layer,
  language: client.language,
});

export const checkoutRoutes = ({ db, gateway }: Mall): DomainHandlers<'checkout'> =>
  coming('checkout', {
    shippingMethods: (call) => listShipping(db, ownerOf(call)),
    chooseShipping: (call) => chooseShipping(db, ownerOf(call), call.body),
    paymentMethods: (call) => listPayment(db, ownerOf(call), call.params.shipping),
    pay: (call) => pay(db, gateway, ownerOf(call), call.body, call.idempotency),
    payAgain: ({ viewer, client, params, body, idempotency }) =>
      payAgain(
        db,
        gateway,
        { memberId: viewer.id, language: client.language },
        params.id,
        body,
        idempotency,
      ),
  });

import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { returnUrlOf } from '../../kernel/return-url';
import { ownerOf, publishCartChanged } from '../cart';
import { openStoreMap, presentDeparture } from '../shipping';
import { presentFee, presentMethods, presentPreview, presentShipping } from './checkout.presenter';
import { repay, previewRepayment, changeRepaymentShipping } from './repay.service';
import type { PaymentContext } from './next-step.service';
import { pay } from './pay.service';
import { chooseShipping, listPayment, listShipping, readFee } from './shipping.service';

export const checkoutRoutes = (mall: Mall): DomainHandlers<'checkout'> => {
  const { db, gateway, storeMap, site, origins } = mall;
  const { unpaidOrders } = mall.config;
  const form: PaymentContext = { gateway, hand: 'form', site, origins, unpaidOrders };
  const redirect: PaymentContext = { ...form, hand: 'redirect' };
  /** Places the order, and publishes the empty cart to the member's other devices. */
  const order = async (
    call: Pick<
      Parameters<DomainHandlers<'checkout'>['pay']>[0],
      'viewer' | 'params' | 'body' | 'idempotency'
    >,
    as: PaymentContext,
  ) => {
    const placed = await pay(db, as, ownerOf(call), call.body, call.idempotency);
    publishCartChanged(mall.hub, call.viewer);
    return placed;
  };
  return {
    async shippingMethods(call) {
      const { list, ...more } = await listShipping(db, ownerOf(call));
      return { list: list.map((offered) => presentShipping(offered, call.language)), ...more };
    },
    chooseShipping: (call) => chooseShipping(db, ownerOf(call), call.body),
    storeMap: ({ viewer, params, query }) =>
      openStoreMap(db, storeMap, viewer.id, params.id, returnUrlOf(query.return_url, origins)),
    fee: async (call) => presentFee(await readFee(db, ownerOf(call), call.body), call.language),
    async paymentMethods(call) {
      const { methods, departure, kind, ...more } = await listPayment(
        db,
        ownerOf(call),
        call.params.shipping,
      );
      return {
        list: presentMethods(methods, call.language),
        departure: presentDeparture(departure, kind),
        ...more,
      };
    },
    pay: (call) => order(call, form),
    payRedirect: (call) => order(call, redirect),
    repayPreview: async ({ viewer, params, language }) =>
      presentPreview(await previewRepayment(db, viewer.id, params.id), language),
    repayShipping: ({ viewer, params, body }) =>
      changeRepaymentShipping(db, viewer.id, params.id, body),
    repay: ({ viewer, params, body, idempotency }) =>
      repay(db, form, viewer.id, params.id, body, idempotency),
    repayRedirect: ({ viewer, params, body, idempotency }) =>
      repay(db, redirect, viewer.id, params.id, body, idempotency),
  };
};

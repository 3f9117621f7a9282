import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { ownerOf } from '../cart';
import { openStoreMap } from '../shipping';
import { payAgain, previewAgain, shipAgain } from './repay.service';
import type { Cashier } from './next-step.service';
import { pay } from './pay.service';
import { chooseShipping, listPayment, listShipping, readFee } from './shipping.service';

export const checkoutRoutes = (mall: Mall): DomainHandlers<'checkout'> => {
  const { db, gateway, storeMap, site } = mall;
  const { unpaidOrders } = mall.config;
  const form: Cashier = { gateway, hand: 'form', site, unpaidOrders };
  const redirect: Cashier = { ...form, hand: 'redirect' };
  const payerOf = ({
    viewer,
    client,
  }: Pick<Parameters<typeof ownerOf>[0], 'viewer' | 'client'>) => ({
    memberId: viewer.id,
    language: client.language,
  });
  return {
    shippingMethods: (call) => listShipping(db, ownerOf(call)),
    chooseShipping: (call) => chooseShipping(db, ownerOf(call), call.body),
    storeMap: ({ viewer, params }) => openStoreMap(db, storeMap, viewer.id, params.id),
    fee: (call) => readFee(db, ownerOf(call), call.body),
    paymentMethods: (call) => listPayment(db, ownerOf(call), call.params.shipping),
    pay: (call) => pay(db, form, ownerOf(call), call.body, call.idempotency),
    payRedirect: (call) => pay(db, redirect, ownerOf(call), call.body, call.idempotency),
    previewAgain: (call) => previewAgain(db, payerOf(call), call.params.id),
    shipAgain: (call) => shipAgain(db, payerOf(call), call.params.id, call.body),
    payAgain: (call) =>
      payAgain(db, form, payerOf(call), call.params.id, call.body, call.idempotency),
    payAgainRedirect: (call) =>
      payAgain(db, redirect, payerOf(call), call.params.id, call.body, call.idempotency),
  };
};

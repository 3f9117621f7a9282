import { paymentMethods, type PaymentMethodName } from '@mall/contract';
import { atm } from './atm';
import { barcode } from './barcode';
import { credit } from './credit';
import { cvs } from './cvs';
import { installments } from './installments';
import type { PaymentMethod } from './method';
import { transfer } from './transfer';

/** Every payment method of the contract; a missing one is a compile error. */
export const methods: Readonly<Record<PaymentMethodName, PaymentMethod>> = {
  credit,
  installments,
  atm,
  cvs,
  barcode,
  transfer,
};

/** The methods whose money comes through the gateway, which can be queried about them. */
export const throughGateway: PaymentMethodName[] = paymentMethods.filter(
  (name) => methods[name].gateway !== null,
);

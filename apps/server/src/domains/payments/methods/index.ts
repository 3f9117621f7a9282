import { paymentMethods, type PaymentMethodName } from '@mall/contract';
import { atm } from './atm';
import { barcode } from './barcode';
import { credit } from './credit';
import { cvs } from './cvs';
import { installments } from './installments';
import type { PaymentMethod } from './method';
import { transfer } from './transfer';

/** Every way to pay of the contract: one missing does not compile. */
export const methods: Readonly<Record<PaymentMethodName, PaymentMethod>> = {
  credit,
  installments,
  atm,
  cvs,
  barcode,
  transfer,
};

/** Those whose money comes through the gateway: it can be asked about them. */
export const throughGateway: PaymentMethodName[] = paymentMethods.filter(
  (name) => methods[name].gateway !== null,
);

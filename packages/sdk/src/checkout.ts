import type { CallOptions, Http } from './http/http';
import type { Body, CartLayer, ShippingChoice } from './types';

/** From a cart to a paid order. Totals are the server's; amounts in whole NT$. */
export const createCheckout = (http: Http) => ({
  /** How the cart can be shipped, and what was chosen last. */
  shippingMethods: (layer: CartLayer, options?: CallOptions) =>
    http.call('checkout', 'shippingMethods', { params: { layer } }, options),
  /** @throws MallError `shippingUnavailable`, `addressUnknown`, `invalidFields` */
  chooseShipping: (layer: CartLayer, choice: ShippingChoice, options?: CallOptions) =>
    http.call('checkout', 'chooseShipping', { params: { layer }, body: choice }, options),
  /** How the cart can be paid when shipped by the method `shipping`. */
  paymentMethods: (layer: CartLayer, shipping: number, options?: CallOptions) =>
    http.call('checkout', 'paymentMethods', { params: { layer, shipping } }, options),
  /**
   * Places the order and starts its payment. Pass an `idempotencyKey` and keep it until an answer
   * came: sent twice under one key, it is one order.
   * @throws MallError `cartEmpty`, `cartLineUnbuyable`, `shippingMissing`, `totalChanged`, `paymentUnavailable`
   */
  pay: (layer: CartLayer, choice: Body<'checkout', 'pay'>, options?: CallOptions) =>
    http.call('checkout', 'pay', { params: { layer }, body: choice }, options),
  /** Starts a new payment for an order not paid yet. @throws MallError `orderNotPayable`, `notFound` */
  payAgain: (id: string, choice: Body<'checkout', 'payAgain'>, options?: CallOptions) =>
    http.call('checkout', 'payAgain', { params: { id }, body: choice }, options),
});

import type { CallOptions, Calls } from './http/http';
import type {
  Body,
  CartLayer,
  PaymentMethods,
  PlacedOrder,
  Query,
  RepayPreview,
  Reply,
  ShippingChoice,
  ShippingMethods,
} from './types';

/** From a cart to a paid order. The server computes all totals; amounts in whole NT$. */
export interface CheckoutApi {
  /** The shipping methods for the cart, and the last choice. */
  shippingMethods(layer: CartLayer, options?: CallOptions): Promise<ShippingMethods>;
  /**
   * Sets the shipping method, recipient and destination of the cart; returns the resulting totals.
   * @throws MallError `shippingUnavailable`, `addressUnknown`, `storeMissing`, `invalidFields`
   */
  chooseShipping(
    layer: CartLayer,
    choice: ShippingChoice,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'chooseShipping'>>;
  /**
   * The form that opens the provider's store map as a full page: pass it to `redirectToPayment`. The browser returns
   * to `return_url`, with the shipping method's id as `shipping` once a store is chosen; without `return_url` to the
   * site's own pages. `shippingMethods` then includes the chosen store.
   * @throws MallError `notFound` when the method has no stores; `returnUnknown`
   */
  storeMap(
    id: number,
    query?: Query<'checkout', 'storeMap'>,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'storeMap'>>;
  /**
   * The fee of a shipping method for this cart, to the main island or the outlying islands.
   * @throws MallError `notFound`
   */
  fee(
    layer: CartLayer,
    question: Body<'checkout', 'fee'>,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'fee'>>;
  /** The payment methods for the cart with the shipping method `shipping`. @throws MallError `notFound` */
  paymentMethods(
    layer: CartLayer,
    shipping: number,
    options?: CallOptions,
  ): Promise<PaymentMethods>;
  /**
   * Places the order and starts its payment. `next` is the browser's next step: pass it to
   * `redirectToPayment`. Pass an `idempotencyKey` and reuse it until a response arrives: retries
   * with the same key create only one order.
   * @throws MallError `cartEmpty`, `cartLineUnbuyable`, `shippingMissing`, `storeMissing`, `totalChanged`,
   *   `paymentUnavailable`
   */
  pay(
    layer: CartLayer,
    choice: Body<'checkout', 'pay'>,
    options?: CallOptions,
  ): Promise<PlacedOrder>;
  /**
   * Like `pay`, for an app: `next` is a URL that works once, within ten minutes.
   * @throws MallError as `pay`
   */
  payRedirect(
    layer: CartLayer,
    choice: Body<'checkout', 'payRedirect'>,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'payRedirect'>>;
  /**
   * An unpaid order with the shipping and payment methods still available.
   * @throws MallError `orderNotPayable`, `notFound`
   */
  repayPreview(id: string, options?: CallOptions): Promise<RepayPreview>;
  /**
   * Changes the shipping of an unpaid order; its total may change.
   * @throws MallError `orderNotPayable`, `shippingUnavailable`, `addressUnknown`, `storeMissing`, `notFound`
   */
  repayShipping(
    id: string,
    choice: ShippingChoice,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'repayShipping'>>;
  /**
   * Starts a new payment for an unpaid order.
   * @throws MallError `orderNotPayable`, `paymentUnavailable`, `notFound`
   */
  repay(id: string, choice: Body<'checkout', 'repay'>, options?: CallOptions): Promise<PlacedOrder>;
  /** Like `repay`, for an app: `next` is a URL to open. @throws MallError as `repay` */
  repayRedirect(
    id: string,
    choice: Body<'checkout', 'repayRedirect'>,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'repayRedirect'>>;
}

/** Creates `mall.checkout`. */
export const createCheckout = (call: Calls<'checkout'>): CheckoutApi => ({
  shippingMethods: (layer, options) => call('shippingMethods', { params: { layer } }, options),
  chooseShipping: (layer, choice, options) =>
    call('chooseShipping', { params: { layer }, body: choice }, options),
  paymentMethods: (layer, shipping, options) =>
    call('paymentMethods', { params: { layer, shipping } }, options),
  pay: (layer, choice, options) => call('pay', { params: { layer }, body: choice }, options),
  payRedirect: (layer, choice, options) =>
    call('payRedirect', { params: { layer }, body: choice }, options),
  storeMap: (id, query = {}, options) => call('storeMap', { params: { id }, query }, options),
  fee: (layer, question, options) => call('fee', { params: { layer }, body: question }, options),
  repayPreview: (id, options) => call('repayPreview', { params: { id } }, options),
  repayShipping: (id, choice, options) =>
    call('repayShipping', { params: { id }, body: choice }, options),
  repay: (id, choice, options) => call('repay', { params: { id }, body: choice }, options),
  repayRedirect: (id, choice, options) =>
    call('repayRedirect', { params: { id }, body: choice }, options),
});

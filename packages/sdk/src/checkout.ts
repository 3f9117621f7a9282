import type { CallOptions, Http } from './http/http';
import type { Body, CartLayer, PlacedOrder, Reply, ShippingChoice } from './types';

/** From a cart to a paid order (spec §7). Totals are the server's; amounts in whole NT$. */
export const createCheckout = ({ call }: Http) => ({
  /** How the cart can be shipped, and what was chosen last. */
  shippingMethods: (
    layer: CartLayer,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'shippingMethods'>> =>
    call('checkout', 'shippingMethods', { params: { layer } }, options),
  /**
   * Chooses how, to whom and where the cart goes; gives what it comes to then.
   * @throws MallError `shippingUnavailable`, `addressUnknown`, `storeMissing`, `invalidFields`
   */
  chooseShipping: (
    layer: CartLayer,
    choice: ShippingChoice,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'chooseShipping'>> =>
    call('checkout', 'chooseShipping', { params: { layer }, body: choice }, options),
  /**
   * The full-page form that opens the provider's map of stores. The browser comes back to
   * `/cart/map/{id}`; the store is then with the method in `shippingMethods`.
   * @throws MallError `notFound` when the method has no stores
   */
  storeMap: (id: number, options?: CallOptions): Promise<Reply<'checkout', 'storeMap'>> =>
    call('checkout', 'storeMap', { params: { id } }, options),
  /** What a method costs the cart, to the main island or the outlying ones. @throws MallError `notFound` */
  fee: (
    layer: CartLayer,
    question: Body<'checkout', 'fee'>,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'fee'>> =>
    call('checkout', 'fee', { params: { layer }, body: question }, options),
  /** How the cart can be paid when shipped by the method `shipping`. @throws MallError `notFound` */
  paymentMethods: (
    layer: CartLayer,
    shipping: number,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'paymentMethods'>> =>
    call('checkout', 'paymentMethods', { params: { layer, shipping } }, options),
  /**
   * Places the order and starts its payment; `next` says what to do: post a form, open an address, or
   * nothing. Pass an `idempotencyKey` and keep it until an answer came: sent twice under one key, it
   * is one order.
   * @throws MallError `cartEmpty`, `cartLineUnbuyable`, `shippingMissing`, `storeMissing`, `totalChanged`, `paymentUnavailable`
   */
  pay: (
    layer: CartLayer,
    choice: Body<'checkout', 'pay'>,
    options?: CallOptions,
  ): Promise<PlacedOrder> => call('checkout', 'pay', { params: { layer }, body: choice }, options),
  /** As `pay`, for an app: `next` is an address to open, good once and for ten minutes. @throws MallError as `pay` */
  payRedirect: (
    layer: CartLayer,
    choice: Body<'checkout', 'payRedirect'>,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'payRedirect'>> =>
    call('checkout', 'payRedirect', { params: { layer }, body: choice }, options),
  /** An unpaid order with the ways to ship and to pay it that are still open. @throws MallError `orderNotPayable`, `notFound` */
  previewAgain: (id: string, options?: CallOptions): Promise<Reply<'checkout', 'previewAgain'>> =>
    call('checkout', 'previewAgain', { params: { id } }, options),
  /** Ships an unpaid order another way; its total may change. @throws MallError `orderNotPayable`, `shippingUnavailable`, `addressUnknown`, `storeMissing`, `notFound` */
  shipAgain: (
    id: string,
    choice: ShippingChoice,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'shipAgain'>> =>
    call('checkout', 'shipAgain', { params: { id }, body: choice }, options),
  /** Starts a new payment for an order not paid yet. @throws MallError `orderNotPayable`, `paymentUnavailable`, `notFound` */
  payAgain: (
    id: string,
    choice: Body<'checkout', 'payAgain'>,
    options?: CallOptions,
  ): Promise<PlacedOrder> =>
    call('checkout', 'payAgain', { params: { id }, body: choice }, options),
  /** As `payAgain`, for an app: `next` is an address to open. @throws MallError as `payAgain` */
  payAgainRedirect: (
    id: string,
    choice: Body<'checkout', 'payAgainRedirect'>,
    options?: CallOptions,
  ): Promise<Reply<'checkout', 'payAgainRedirect'>> =>
    call('checkout', 'payAgainRedirect', { params: { id }, body: choice }, options),
});

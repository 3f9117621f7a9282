/** Reasons why something is unavailable, with their parameters. Amounts in whole NT$. */
interface ReasonValues {
  /** `day`: `YYYY-MM-DD`, the first day on which it is valid. */
  readonly couponNotYet: { readonly day: string };
  readonly couponOver: unknown;
  readonly couponUsedUp: unknown;
  readonly couponUsed: unknown;
  readonly couponClaimed: unknown;
  readonly couponOtherLayer: { readonly layer: 1 | 2 | 3 };
  /** `short`: the missing items amount. */
  readonly couponMinimum: { readonly minimum: number; readonly short: number };
  readonly couponNothingOff: unknown;
  readonly couponFreeAnyway: unknown;
  readonly couponAlone: unknown;
  readonly couponShippingTwice: unknown;
  readonly couponTwice: unknown;

  readonly layerPaused: unknown;
  readonly shippingNotOffered: unknown;
  readonly storesWithoutLayer: unknown;
  readonly goodsTooDear: { readonly limit: number };
  /** `names`: the products that do not fit. */
  readonly storeTooBulky: { readonly names: readonly string[] };
  /** `names`: the products that do not keep until they are picked up. */
  readonly storeTooSlow: { readonly names: readonly string[] };
  /** `words`: the shop's own text, in Traditional Chinese. */
  readonly noIslands: { readonly words: string };

  readonly paymentNotOffered: unknown;
  readonly totalTooLarge: unknown;
  readonly cardsPaused: unknown;
  readonly paymentPaused: unknown;
  readonly amountBelow: { readonly least: number };
  readonly amountAbove: { readonly most: number };
  readonly tooLateForDays: unknown;
  readonly tooLateForCounter: unknown;
  /** `most`: maximum number of unpaid orders per member. */
  readonly unpaidOrders: { readonly most: number };
}

/** The name of a reason. */
export type ReasonName = keyof ReasonValues;

/**
 * Why something is unavailable, as data. Services return it; it is translated when the response is
 * sent.
 *
 * @example
 * const reason: Reason = { reason: 'goodsTooDear', limit: 20_000 };
 */
export type Reason<Name extends ReasonName = ReasonName> = {
  [Each in Name]: { readonly reason: Each } & ReasonValues[Each];
}[Name];

/** The text of each reason in one language. */
export type ReasonMessages = {
  readonly [Name in ReasonName]: (values: Reason<Name>) => string;
};

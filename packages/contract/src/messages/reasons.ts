/** Why something cannot be had, and what its sentence is filled with. Amounts in whole NT$. */
interface ReasonValues {
  /** `day`: `YYYY-MM-DD`, the first on which it can be used. */
  readonly couponNotYet: { readonly day: string };
  readonly couponOver: unknown;
  readonly couponUsedUp: unknown;
  readonly couponUsed: unknown;
  readonly couponClaimed: unknown;
  readonly couponOtherLayer: { readonly layer: 1 | 2 | 3 };
  /** `short`: what is missing of goods. */
  readonly couponMinimum: { readonly minimum: number; readonly short: number };
  readonly couponNothingOff: unknown;
  readonly couponFreeAnyway: unknown;
  readonly couponAlone: unknown;
  readonly couponShippingTwice: unknown;
  readonly couponTwice: unknown;

  readonly shippingNotOffered: unknown;
  readonly storesWithoutLayer: unknown;
  readonly goodsTooDear: { readonly limit: number };
  /** `names`: what does not fit. */
  readonly storeTooBulky: { readonly names: readonly string[] };
  /** `words`: the shop's own, in Traditional Chinese. */
  readonly noIslands: { readonly words: string };

  readonly paymentNotOffered: unknown;
  readonly totalTooLarge: unknown;
  readonly cardsPaused: unknown;
  readonly paymentPaused: unknown;
  readonly instalmentsFrom: { readonly least: number };
  readonly counterTakes: { readonly least: number; readonly most: number };
  readonly tooLateForDays: unknown;
  readonly tooLateForCounter: unknown;
  /** `most`: how many orders a member may leave unpaid. */
  readonly unpaidOrders: { readonly most: number };
}

/** A reason's name. */
export type ReasonName = keyof ReasonValues;

/**
 * Why something cannot be had, as data: services reason with it, and it is put into words where it
 * leaves the server.
 *
 * @example
 * const reason: Reason = { reason: 'goodsTooDear', limit: 20_000 };
 */
export type Reason<Name extends ReasonName = ReasonName> = {
  [Each in Name]: { readonly reason: Each } & ReasonValues[Each];
}[Name];

/** What one language says for each reason. */
export type ReasonMessages = {
  readonly [Name in ReasonName]: (values: Reason<Name>) => string;
};

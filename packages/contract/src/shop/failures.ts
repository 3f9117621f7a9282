import { failureCodes, type FailureName } from './failure-codes';

/** One failure of the catalogue; its message is in `@mall/contract/messages`. */
export interface Failure {
  readonly name: FailureName;
  /** The envelope's code. */
  readonly code: number;
  /** The HTTP status. */
  readonly status: number;
}

const statuses = {
  unauthenticated: 401,
  invalidFields: 422,
  malformed: 400,
  notFound: 404,
  forbidden: 403,
  csrfMismatch: 419,
  tooLarge: 413,
  tooManyRequests: 429,
  idempotencyKeyReused: 409,
  tooSlow: 408,
  originUnknown: 403,
  returnUnknown: 422,
  serverFault: 500,
  unavailable: 503,
  storageFull: 507,
  changedMeanwhile: 409,
  captchaWrong: 422,
  signInFailed: 422,
  signInBlocked: 429,
  confirmationNeeded: 403,
  linkExpired: 409,
  passwordWrong: 422,
  emailNeeded: 422,
  providerRefused: 401,
  providerUnavailable: 503,
  accountHasOpenOrders: 409,
  emailTaken: 409,
  signInAgain: 403,
  passwordNeeded: 422,
  shopNeedsOwner: 409,
  productGone: 404,
  soldOut: 409,
  stockShort: 409,
  cartLineGone: 404,
  cartEmpty: 409,
  cartLayerWrong: 409,
  cartLineUnbuyable: 409,
  addOnNeedsParent: 409,
  tooManyWaits: 429,
  layerOff: 409,
  shippingMissing: 409,
  shippingUnavailable: 409,
  paymentUnavailable: 409,
  orderNotPayable: 409,
  addressUnknown: 422,
  totalChanged: 409,
  couponUnknown: 404,
  couponUnusable: 409,
  pointsShort: 409,
  storeMissing: 409,
  orderNotTransfer: 409,
  orderMoveRefused: 409,
  refundFailed: 502,
  refundUnknown: 409,
  joinedUnpaid: 409,
  tooManyOrderMessages: 429,
  tooManyAddresses: 409,
  mediaUnsupported: 422,
  mediaTooLarge: 413,
  mediaBroken: 422,
  videoTooLong: 422,
  groupUnknown: 422,
  mediaGone: 422,
  mediaTooManyPixels: 422,
  mediaTooSmall: 422,
  tooManyComments: 429,
  tooManyPosts: 429,
  tooManyReports: 429,
  mediaEmpty: 422,
  videoCodec: 422,
  mediaHeic: 422,
  pictureTooLong: 422,
  pictureMoves: 422,
} as const satisfies Record<FailureName, number>;

const names = Object.keys(failureCodes) as FailureName[];

/** The failure catalogue: name → code and status. */
export const failures = Object.fromEntries(
  names.map((name): [FailureName, Failure] => [
    name,
    { name, code: failureCodes[name], status: statuses[name] },
  ]),
) as Readonly<Record<FailureName, Failure>>;

/**
 * All refusals by name, with their codes (docs: {@link ./failures}). Separate from the messages, so
 * that a browser loads only the numbers.
 *
 * 10xx the request itself · 11xx identity · 12xx cart · 13xx checkout and payment · 14xx orders · 15xx
 * addresses · 16xx posts and media. Code 500 is not used: it signs a member out (spec §7), so a server
 * fault is 1099.
 */
export const failureCodes = {
  unauthenticated: -1,
  invalidFields: 1001,
  malformed: 1002,
  notFound: 1003,
  forbidden: 1004,
  csrfMismatch: 1005,
  tooLarge: 1006,
  tooManyRequests: 1007,
  idempotencyKeyReused: 1008,
  tooSlow: 1009,
  serverFault: 1099,
  captchaWrong: 1101,
  signInFailed: 1102,
  signInBlocked: 1103,
  confirmationNeeded: 1105,
  linkExpired: 1106,
  passwordWrong: 1107,
  emailNeeded: 1108,
  providerRefused: 1109,
  providerUnavailable: 1110,
  accountHasOpenOrders: 1111,
  emailTaken: 1112,
  signInAgain: 1113,
  productGone: 1201,
  soldOut: 1202,
  stockShort: 1203,
  cartLineGone: 1204,
  cartEmpty: 1205,
  cartLayerWrong: 1206,
  cartLineUnbuyable: 1207,
  addOnNeedsParent: 1208,
  shippingMissing: 1301,
  shippingUnavailable: 1302,
  paymentUnavailable: 1303,
  orderNotPayable: 1304,
  addressUnknown: 1305,
  totalChanged: 1306,
  couponUnknown: 1307,
  couponUnusable: 1308,
  pointsShort: 1309,
  storeMissing: 1310,
  orderNotTransfer: 1311,
  orderMoveRefused: 1401,
  refundFailed: 1402,
  refundUnknown: 1403,
  joinedUnpaid: 1404,
  tooManyAddresses: 1501,
  mediaUnsupported: 1601,
  mediaTooLarge: 1602,
  mediaBroken: 1603,
  videoTooLong: 1604,
  groupUnknown: 1605,
  mediaGone: 1606,
  mediaTooManyPixels: 1607,
  mediaTooSmall: 1608,
} as const;

/** The name of a refusal in the catalogue. */
export type FailureName = keyof typeof failureCodes;

/**
 * The names of all failures, in rows. The first of a row has the row's code, each next one the next
 * code. Append a new name at the end of its row, because a code is never reused. One number per
 * name would be a tenth of a client that loads no messages; `failure-codes.test.ts` lists them.
 *
 * 10xx the request itself · 11xx identity · 12xx cart · 13xx checkout and payment · 14xx orders ·
 * 15xx addresses · 16xx posts and media. Code 500 is not used: it signs a member out, so a server
 * fault is 1099.
 */
const rows = {
  '-1': 'unauthenticated',
  1001: 'invalidFields malformed notFound forbidden csrfMismatch tooLarge tooManyRequests idempotencyKeyReused tooSlow originUnknown returnUnknown unavailable storageFull changedMeanwhile',
  1099: 'serverFault',
  1101: 'captchaWrong signInFailed signInBlocked',
  1105: 'confirmationNeeded linkExpired passwordWrong emailNeeded providerRefused providerUnavailable accountHasOpenOrders emailTaken signInAgain passwordNeeded shopNeedsOwner',
  1201: 'productGone soldOut stockShort cartLineGone cartEmpty cartLayerWrong cartLineUnbuyable addOnNeedsParent tooManyWaits layerOff',
  1301: 'shippingMissing shippingUnavailable paymentUnavailable orderNotPayable addressUnknown totalChanged couponUnknown couponUnusable pointsShort storeMissing orderNotTransfer',
  1401: 'orderMoveRefused refundFailed refundUnknown joinedUnpaid tooManyOrderMessages',
  1501: 'tooManyAddresses',
  1601: 'mediaUnsupported mediaTooLarge mediaBroken videoTooLong groupUnknown mediaGone mediaTooManyPixels mediaTooSmall tooManyComments tooManyPosts tooManyReports mediaEmpty videoCodec mediaHeic pictureTooLong pictureMoves',
} as const;

type NamesOf<Row extends string> = Row extends `${infer First} ${infer Rest}`
  ? First | NamesOf<Rest>
  : Row;

/** The name of a failure in the catalogue. */
export type FailureName = NamesOf<(typeof rows)[keyof typeof rows]>;

/**
 * All failures by name, with their codes (docs: {@link ./failures}). Separate from the messages, so
 * that a browser loads only the numbers.
 *
 * @example
 * error.code === failureCodes.soldOut // 1202
 */
export const failureCodes = Object.fromEntries(
  Object.entries(rows).flatMap(([first, row]) =>
    row.split(' ').map((name, at) => [name, +first + at]),
  ),
) as Readonly<Record<FailureName, number>>;

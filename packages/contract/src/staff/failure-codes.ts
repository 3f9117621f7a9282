/**
 * The failures of the staff's API alone, in the order of their codes, from 1701. Append a new name at the end, because
 * a code is never reused. They are separate from those of the shop, so that a shopper's bundle has none of them.
 */
const names = [
  'factorMissing',
  'deskLocked',
  'reauthenticationRequired',
  'factorWrong',
  'factorExists',
  'deskSignInFailed',
  'invitationGone',
  'invitationTaken',
  'roleBeyondOwn',
  'lastOwner',
  'ownAccount',
  'batchStarted',
  'answeredMeanwhile',
  'unitsNotLeft',
  'feeNotRefundable',
  'refundNotByHand',
  'wroteMeanwhile',
  'refundNotRefused',
  'caseDecided',
  'viewNameTaken',
  'tooManyViews',
  'passkeyRefused',
  'tooManyPasskeys',
  'lastFactor',
  'refundAmountChanged',
  'refundAlarmGone',
  'proofNeeded',
] as const;

const FIRST_CODE = 1701;

/** The name of a failure of the staff's API alone. */
export type OwnStaffFailureName = (typeof names)[number];

/**
 * The failures of the staff's API alone by name, with their codes.
 *
 * @example
 * staffFailureCodes.deskLocked // 1702
 */
export const staffFailureCodes = Object.fromEntries(
  names.map((name, at) => [name, FIRST_CODE + at]),
) as Readonly<Record<OwnStaffFailureName, number>>;

import type { FailureName } from '../shop/failure-codes';
import { staffFailureCodes, type OwnStaffFailureName } from './failure-codes';

/** The name of a failure that the staff's API answers with. */
export type StaffFailureName = FailureName | OwnStaffFailureName;

/** A failure of the staff's API alone. */
export interface StaffFailure {
  readonly name: OwnStaffFailureName;
  /** The envelope's code. */
  readonly code: number;
  /** The HTTP status. */
  readonly status: number;
}

const statuses = {
  factorMissing: 403,
  deskLocked: 403,
  reauthenticationRequired: 403,
  factorWrong: 422,
  factorExists: 409,
  deskSignInFailed: 422,
  invitationGone: 404,
  invitationTaken: 409,
  roleBeyondOwn: 403,
  lastOwner: 409,
  ownAccount: 409,
  batchStarted: 409,
  answeredMeanwhile: 409,
  unitsNotLeft: 409,
  feeNotRefundable: 409,
  refundNotByHand: 409,
  wroteMeanwhile: 409,
  refundNotRefused: 409,
  caseDecided: 409,
  viewNameTaken: 409,
  tooManyViews: 409,
  passkeyRefused: 422,
  tooManyPasskeys: 409,
  lastFactor: 409,
  refundAmountChanged: 409,
  refundAlarmGone: 409,
  proofNeeded: 422,
} as const satisfies Record<OwnStaffFailureName, number>;

/** The failures of the staff's API alone: name → code and status. */
export const staffFailures = Object.fromEntries(
  (Object.keys(statuses) as OwnStaffFailureName[]).map(
    (name): [OwnStaffFailureName, StaffFailure] => [
      name,
      { name, code: staffFailureCodes[name], status: statuses[name] },
    ],
  ),
) as Readonly<Record<OwnStaffFailureName, StaffFailure>>;

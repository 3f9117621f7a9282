import { staffFailureCodes, type OwnStaffFailureName } from '@mall/contract/staff/failure-codes';
import { isMallError, type Failure } from '../errors';

/** Why a call of the staff's API failed. */
export type StaffFailure = Failure | OwnStaffFailureName;

const names = Object.keys(staffFailureCodes) as OwnStaffFailureName[];

/**
 * Returns why a call of the staff's API failed; undefined for an error that is not the server's.
 *
 * @example
 * if (staffFailureOf(error) === 'reauthenticationRequired') alert('Please enter a code');
 */
export function staffFailureOf(error: unknown): StaffFailure | undefined {
  if (!isMallError(error)) return undefined;
  return names.find((name) => staffFailureCodes[name] === error.code) ?? error.failure;
}

import { refusalsOfKind } from '../core/refusals';
import type { StaffEndpoint } from './domain';
import type { StaffFailureName } from './failures';

/**
 * Returns every failure of an endpoint of the staff's API: those of its kind, and its own.
 *
 * @example
 * staffRefusalsOf(staffContract.people.suspend) // ['malformed', …, 'lastOwner', 'ownAccount']
 */
export function staffRefusalsOf(endpoint: StaffEndpoint): readonly StaffFailureName[] {
  const { access, permission, requiresFreshFactor, refusals = [] } = endpoint;
  const rules: readonly (readonly [boolean, readonly StaffFailureName[]])[] = [
    [access !== 'guest', ['unauthenticated']],
    [access === 'staff', ['factorMissing', 'deskLocked']],
    [permission !== undefined && permission !== null, ['forbidden']],
    [requiresFreshFactor === true, ['reauthenticationRequired']],
  ];
  const ofKind = rules.flatMap(([applies, failures]) => (applies ? failures : []));
  return [...new Set([...refusalsOfKind(endpoint), ...ofKind, ...refusals])];
}

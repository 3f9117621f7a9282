import { auditActions } from '@mall/contract/staff';
import type { AuditQuery } from '@mall/sdk/staff';
import type { FilterValues } from '@mall/ui/desk';

const ACTOR = /^[1-9]\d{0,8}$/;
const SUBJECT = /^[a-z]+:[\w-]{1,50}$/i;

/**
 * Returns the query of the API for the filters of the audit. A value that the API would refuse is left out.
 *
 * @example
 * auditListQuery({ actor: ['4'], days: ['2026-11-01', ''] }) // { actor: '4', from: '2026-11-01' }
 */
export function auditListQuery(filters: FilterValues): NonNullable<AuditQuery> {
  const [actor = ''] = filters['actor'] ?? [];
  const [subject = ''] = filters['subject'] ?? [];
  const [from, to] = filters['days'] ?? [];
  const action = auditActions.find((each) => each === filters['action']?.[0]);
  return {
    ...(ACTOR.test(actor) && { actor }),
    ...(action && { action }),
    ...(SUBJECT.test(subject) && { subject }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

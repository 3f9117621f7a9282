import type { AttemptView, AuditEntry, AuditQuery, StaffMall } from '@mall/sdk/staff';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../list/ListDefinition';

const AUDIT = 'audit';

/** A colleague as the audit names them. */
export interface Actor {
  readonly id: number;
  readonly name: string;
}

/** The colleagues that the audit can be filtered by, as the latest reply listed them. */
export const actorsQuery = () =>
  queryOptions<readonly Actor[]>({ queryKey: [AUDIT, 'actors'], queryFn: skipToken });

/** The entries of the audit that match. */
export const auditQuery = (
  staff: StaffMall,
  client: QueryClient,
  query: NonNullable<AuditQuery>,
): ListQuery<AuditEntry> => ({
  key: [AUDIT, 'entries', query],
  read: async (cursor) => {
    const { list, before, actors } = await staff.audit.list({ ...query, before: cursor });
    client.setQueryData(actorsQuery().queryKey, actors);
    return { rows: list, next: before };
  },
});

/** What the desk counted by the hour, the latest first. */
export const attemptsQuery = (staff: StaffMall, view: AttemptView) =>
  queryOptions({ queryKey: [AUDIT, 'attempts', view], queryFn: () => staff.audit.attempts(view) });

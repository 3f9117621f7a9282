import type { CheckedStaffQuery } from '@mall/contract/staff';
import type { Connection } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { DAY_MS, taipeiTime } from '../../kernel/time';
import { type AuditRow, findEntries } from './audit.repo';

/** Reads the id and the name of each colleague. */
export type ListColleagues = (
  db: Connection,
) => Promise<{ readonly id: number; readonly name: string }[]>;

const PER_PAGE = 50;

/**
 * What colleagues did, newest first; only what the viewer did, unless they may read all.
 *
 * @param listColleagues reads who can be chosen as actor.
 */
export async function listAudit(
  db: Connection,
  viewer: Pick<StaffViewer, 'id' | 'name' | 'permissions'>,
  query: CheckedStaffQuery<'audit', 'list'>,
  listColleagues: ListColleagues,
) {
  const readsAll = viewer.permissions.has('audit.readAll');
  const { action, subject, from, to, before } = query;
  const rows = await findEntries(
    db,
    {
      actorId: readsAll ? query.actor : viewer.id,
      action,
      subject,
      since: from === undefined ? undefined : startOf(from),
      until: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
      beforeId: before === undefined ? undefined : BigInt(before),
    },
    PER_PAGE + 1,
  );
  const shown = rows.slice(0, PER_PAGE);
  return {
    list: shown.map(presentEntry),
    before: rows.length > PER_PAGE ? String(shown.at(-1)?.id) : null,
    actors: readsAll ? await listColleagues(db) : [{ id: viewer.id, name: viewer.name }],
  };
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

const presentEntry = (row: AuditRow) => ({
  id: String(row.id),
  time: taipeiTime(row.at),
  actor: { id: row.actorId, name: row.actorName },
  action: row.action,
  subject: row.subject,
  changes: row.changes.map(({ field, before = null, after = null, isPersonal = false }) => ({
    field,
    before: typeof before === 'object' && before ? [...before] : before,
    after: typeof after === 'object' && after ? [...after] : after,
    is_personal: isPersonal,
  })),
  reason: row.reason,
  request_id: row.requestId,
});

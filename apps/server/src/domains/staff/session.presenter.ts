import type { Connection } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import { countRecoveryCodes, findFactor } from './factor.repo';

/** A session at the desk, as the API returns it. */
export async function presentSession(db: Connection, viewer: StaffViewer) {
  const factor = await findFactor(db, viewer.id);
  return {
    state: stateOf(viewer, Boolean(factor?.confirmedAt)),
    colleague: { id: viewer.id, name: viewer.name },
    account: viewer.account,
    roles: [...viewer.roles],
    permissions: viewer.isOpen ? [...viewer.permissions] : [],
    expire_time: taipeiTime(viewer.expiresAt),
    fresh_until: viewer.isOpen && viewer.freshUntil ? taipeiTime(viewer.freshUntil) : null,
    recovery_codes_left: await countRecoveryCodes(db, viewer.id),
  };
}

function stateOf({ isOpen, hasFactor }: StaffViewer, isEnrolled: boolean) {
  if (isOpen) return 'open' as const;
  if (hasFactor) return 'locked' as const;
  return isEnrolled ? ('verifying' as const) : ('enrolling' as const);
}

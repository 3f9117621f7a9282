import type { Connection } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import { findStaffViewer } from '../credentials';
import { isEnrolled } from './add-second-factor';
import { countFactors } from './factor.repo';

/** A session at the desk, as the API returns it. */
export async function presentSession(db: Connection, viewer: StaffViewer) {
  const own = await countFactors(db, viewer.id);
  return {
    state: stateOf(viewer, isEnrolled(own)),
    colleague: { id: viewer.id, name: viewer.name },
    account: viewer.account,
    roles: [...viewer.roles],
    permissions: viewer.isOpen ? [...viewer.permissions] : [],
    expire_time: taipeiTime(viewer.expiresAt),
    fresh_until: viewer.isOpen && viewer.freshUntil ? taipeiTime(viewer.freshUntil) : null,
    has_app: own.hasApp,
    passkeys: own.passkeys,
    recovery_codes_left: own.recoveryCodes,
  };
}

/** The session of a token after it was changed, as the API returns it. */
export async function readSession(db: Connection, token: string) {
  const viewer = await findStaffViewer(db, token);
  if (viewer === null) throw new Error('The session ended while it was changed');
  return presentSession(db, viewer);
}

function stateOf({ isOpen, hasFactor }: StaffViewer, isEnrolled: boolean) {
  if (isOpen) return 'open' as const;
  if (hasFactor) return 'locked' as const;
  return isEnrolled ? ('verifying' as const) : ('enrolling' as const);
}

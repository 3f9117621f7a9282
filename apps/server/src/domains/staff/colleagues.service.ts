import { permissionsOf, type Permission } from '@mall/contract/staff';
import type { Connection } from '../../db/database';
import { findActive } from './staff.repo';

/** The id and name of each active colleague whose roles include a permission, by name. */
export async function colleaguesWith(db: Connection, permission: Permission) {
  const active = await findActive(db);
  return active
    .filter(({ roles }) => permissionsOf(roles).has(permission))
    .map(({ id, name }) => ({ id, name }));
}

import { isShopName } from '@mall/contract/text';
import type { Connection } from '../../db/database';
import { invalidField } from '../../kernel/error';
import { readSettings } from '../configs';

/** Whether other members could mistake a member with this name for the shop. */
export async function isReservedName(db: Connection, name: string): Promise<boolean> {
  const { common } = await readSettings(db);
  return isShopName(name, common.store_name);
}

/**
 * Checks a name that a member chooses.
 *
 * @throws {MallError} invalidFields, when other members could mistake it for the shop's
 */
export async function checkMemberName(db: Connection, name: string): Promise<void> {
  if (await isReservedName(db, name))
    throw invalidField('name', 'this name is reserved for the shop');
}

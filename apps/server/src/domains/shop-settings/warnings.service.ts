import type { StaffReply } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { ownsTables } from '../../db/serving-user';

/** Finds what the operator of the server should change. */
export async function findShopWarnings({
  db,
  config,
}: Pick<Mall, 'db' | 'config'>): Promise<StaffReply<'settings', 'warnings'>> {
  const isOwner = config.expectsServingUser && (await ownsTables(db.$client));
  return isOwner ? ['databaseOwner'] : [];
}

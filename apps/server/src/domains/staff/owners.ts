import type { Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { type Colleague, lockColleagues } from './staff.repo';

/** Whether a colleague is an owner who may sign in. */
export const isActiveOwner = ({ state, roles }: Pick<Colleague, 'state' | 'roles'>): boolean =>
  state === 'active' && roles.includes('owner');

/** Whether the shop has an owner. The colleagues are locked until the transaction ends. */
export const hasOwner = async (tx: Transaction): Promise<boolean> =>
  (await lockColleagues(tx)).some(isActiveOwner);

/** @throws {MallError} lastOwner, when no active owner remains */
export async function guardOwner(tx: Transaction): Promise<void> {
  if (!(await hasOwner(tx))) throw new MallError('lastOwner');
}

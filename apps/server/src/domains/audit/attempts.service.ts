import { attemptKinds, type AttemptKind, type StaffEndpoint } from '@mall/contract/staff';
import type { Connection, Database } from '../../db/database';
import { taipeiTime } from '../../kernel/time';
import { addAttempt, findAttempts } from './attempts.repo';

const MOST_SHOWN = 200;

/** An attempt at the desk, or a read of personal data. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** The colleague who called, or whose account was tried; null: unknown. */
  readonly colleagueId: number | null;
  /** IPv4 address or IPv6 prefix. */
  readonly network: string;
  /** Method and path of the call. */
  readonly call: string;
}

/**
 * Returns the call of an endpoint, as attempts name it.
 *
 * @example
 * callOf(staffContract.orders.detail) // 'GET /api/staff/order/detail/:id'
 */
export const callOf = ({ method, path }: Pick<StaffEndpoint, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Counts an attempt, in one row for each kind, colleague, network, hour and call. */
export const countDeskAttempt = (
  db: Connection,
  { colleagueId, ...attempt }: Attempt,
): Promise<void> =>
  addAttempt(db, { ...attempt, colleagueId: colleagueId ?? 0, lastAt: new Date() });

/** Returns the latest counts of a view. */
export async function listAttempts(db: Database, view: keyof typeof attemptKinds) {
  const found = await findAttempts(db, attemptKinds[view], MOST_SHOWN);
  return found.map(({ colleagueId, colleagueName, lastAt, ...attempt }) => ({
    ...attempt,
    colleague: colleagueName === null ? null : { id: colleagueId, name: colleagueName },
    last_time: taipeiTime(lastAt),
  }));
}

import type { Connection } from '../../db/database';
import { paged, slice } from '../../kernel/paging';
import { taipeiTime } from '../../kernel/time';
import { countEntries, findEarnings, findHistory } from './points.repo';

const PER_PAGE = 20;

/** A member's balance, and when which part of it expires, the earliest first. */
export async function readExpiry(db: Connection, memberId: number, now = new Date()) {
  const earnings = await findEarnings(db, memberId, now);
  const byTime = new Map<string, number>();
  for (const { expiresAt, remaining } of earnings) {
    if (expiresAt === null) continue;
    const time = taipeiTime(expiresAt);
    byTime.set(time, (byTime.get(time) ?? 0) + remaining);
  }
  const list = [...byTime].map(([time, points]) => ({ points, time }));
  return {
    points: earnings.reduce((sum, { remaining }) => sum + remaining, 0),
    point_expiry: list[0] ?? null,
    list,
  };
}

/** A member's ledger, newest first. */
export async function readHistory(db: Connection, memberId: number, page: number | undefined) {
  const part = slice(page, PER_PAGE);
  const total = await countEntries(db, memberId);
  const rows = await findHistory(db, memberId, part);
  return paged(rows, total, part);
}

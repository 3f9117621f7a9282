import type { Connection } from '../../db/database';
import { articleReports } from '../../db/schema';

/** Stores a report; a member's second report of the same post or comment is ignored. */
export async function addReport(
  db: Connection,
  report: typeof articleReports.$inferInsert,
): Promise<void> {
  await db.insert(articleReports).values(report).onConflictDoNothing();
}

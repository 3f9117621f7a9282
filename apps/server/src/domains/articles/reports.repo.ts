import type { Connection } from '../../db/database';
import { articleReports } from '../../db/schema';

/** Keeps a report; a member's second one of the same thing adds nothing. */
export async function addReport(
  db: Connection,
  report: typeof articleReports.$inferInsert,
): Promise<void> {
  await db.insert(articleReports).values(report).onConflictDoNothing();
}

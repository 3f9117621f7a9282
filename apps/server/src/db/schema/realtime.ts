import { pgTable, text } from 'drizzle-orm/pg-core';
import { writtenAt } from './columns';

/** Servers with connected staff: each server shows its pages that the shop is online. */
export const staffedServers = pgTable('staffed_servers', {
  /** The id of a process, made when it starts. */
  server: text().primaryKey(),
  /** Renewed every few seconds: a killed process cannot delete its row. */
  seenAt: writtenAt(),
});

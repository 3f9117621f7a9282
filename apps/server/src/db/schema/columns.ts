import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A number given by the database; a seed may bring its own. */
export const serialId = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** A moment. Taiwan's wall clock is made of it where it leaves the house, never before. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** When a row came to be. */
export const createdAt = () => moment().notNull().defaultNow();
/** Whole NT$. Every one of these has a check that keeps it from going below zero. */
export const money = () => integer();

/** Bytes, such as a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

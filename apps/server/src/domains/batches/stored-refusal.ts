import type { Refusal } from '../../kernel/error';
import type { batchItems } from '../../db/schema';

type Stored = typeof batchItems.$inferSelect.failure;

/** Whether a stored failure is a refusal: it was written from one. */
export const isRefusal = (stored: Stored): stored is NonNullable<Stored> & Refusal =>
  stored !== null;

import type { AuditChange } from '../../db/schema';

/** A fact of an audit entry, which has no value before. */
export const added = (field: string, after: string | number): AuditChange => ({
  field,
  before: null,
  after,
});

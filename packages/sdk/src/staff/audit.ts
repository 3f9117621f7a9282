import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { AuditPage, AuditQuery } from './types';

/** What colleagues did. */
export interface AuditApi {
  /**
   * The entries that match, the newest first; without the permission `audit.readAll` only what the caller did.
   * @throws MallError `invalidFields`
   */
  list(query?: AuditQuery, options?: CallOptions): Promise<AuditPage>;
}

/** Creates `staff.audit`. */
export const createAudit = (call: StaffCalls<'audit'>): AuditApi => ({
  list: (query, options) => call('list', { query }, options),
});

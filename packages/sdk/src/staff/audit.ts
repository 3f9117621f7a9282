import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { AttemptView, AuditPage, AuditQuery, DeskAttempt } from './types';

/** What colleagues did. */
export interface AuditApi {
  /**
   * The entries that match, the newest first; without the permission `audit.readAll` only what the caller did.
   * @throws MallError `invalidFields`
   */
  list(query?: AuditQuery, options?: CallOptions): Promise<AuditPage>;
  /**
   * What the desk counted by the hour, the latest 200: refused attempts, or reads of personal data.
   * @throws MallError `forbidden`
   */
  attempts(view: AttemptView, options?: CallOptions): Promise<DeskAttempt[]>;
}

/** Creates `staff.audit`. */
export const createAudit = (call: StaffCalls<'audit'>): AuditApi => ({
  list: (query, options) => call('list', { query }, options),
  attempts: (view, options) => call('attempts', { query: { view } }, options),
});

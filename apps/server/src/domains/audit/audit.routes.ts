import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { listAttempts } from './attempts.service';
import { listAudit, type ListColleagues } from './audit.service';

/** @param listColleagues reads who can be chosen as actor. */
export const auditRoutes = (
  { db }: Pick<Mall, 'db'>,
  listColleagues: ListColleagues,
): StaffHandlers<'audit'> => ({
  attempts: ({ query }) => listAttempts(db, query.view),
  list: ({ viewer, query }) => listAudit(db, viewer, query, listColleagues),
});

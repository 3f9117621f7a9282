import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { listAudit, type ListColleagues } from './audit.service';

/** @param listColleagues reads who can be chosen as actor. */
export const auditRoutes = (
  { db }: Pick<Mall, 'db'>,
  listColleagues: ListColleagues,
): StaffHandlers<'audit'> => ({
  list: ({ viewer, query }) => listAudit(db, viewer, query, listColleagues),
});

import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { listAudit } from './audit.service';

export const auditRoutes = ({ db }: Pick<Mall, 'db'>): StaffHandlers<'audit'> => ({
  list: ({ viewer, query }) => listAudit(db, viewer, query),
});

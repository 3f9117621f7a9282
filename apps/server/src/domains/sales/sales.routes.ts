import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { readSalesDays } from './sales.service';

export const salesRoutes = ({ db }: Pick<Mall, 'db'>): StaffHandlers<'sales'> => ({
  days: () => readSalesDays(db, new Date()),
});

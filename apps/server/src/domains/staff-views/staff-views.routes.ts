import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { presentViews } from './staff-views.presenter';
import { findViews } from './views.repo';
import { deleteView, saveView } from './views.service';

export const staffViewRoutes = ({ db }: Pick<Mall, 'db'>): StaffHandlers<'views'> => ({
  list: async ({ viewer, query }) => presentViews(await findViews(db, viewer.id, query.page)),
  save: async ({ viewer, body }) => {
    const { id, list } = await saveView(db, viewer.id, body);
    return { id, list: presentViews(list) };
  },
  delete: async ({ viewer, body }) => presentViews(await deleteView(db, viewer.id, body.id)),
});
